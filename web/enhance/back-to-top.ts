import { debounce } from '../client/debounce.ts';
import { overlaps } from '../client/overlaps.ts';

const shownAfterPx = 100;
const stillMs = 150;
/** How far inside its edges one looks for what lies under it, in px. */
const hair = 0.1;
const pressable = 'a, button, input, select, textarea, label, summary';

/** Whether a page scrolled by `scrolled` px offers the way back to its top. */
export const offersTop = (scrolled: number): boolean => scrolled > shownAfterPx;

/** Whether something that can be pressed lies under `arrow`. */
const liesOverAButton = (arrow: HTMLElement): boolean => {
  const box = arrow.getBoundingClientRect();
  const { left, right, top, bottom } = box;
  const points = [left + hair, (left + right) / 2, right - hair].flatMap((x) =>
    [top + hair, (top + bottom) / 2, bottom - hair].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((part) => {
      const under = arrow.contains(part) ? null : part.closest(pressable);
      // its own boxes: a link that stretches over a card leaves room beside its words
      return under !== null && [...under.getClientRects()].some((each) => overlaps(each, box));
    }),
  );
};

/**
 * Whether a bar stands at the foot of the window. Asked here, and not by `body:has(…)` in a stylesheet: with that, a browser
 * looked at the styles of half the page again whenever a field got the focus or a list opened.
 */
const isBarShown = (): boolean => (document.querySelector('.quote-bar')?.getClientRects().length ?? 0) > 0;

/**
 * Shows the arrow once the page is scrolled and stands still, where it lies over nothing that can be pressed; it leaves the
 * reader at the top, with the keyboard too.
 */
export const backToTop = (arrow: HTMLAnchorElement): void => {
  const show = () => {
    const hidden = !offersTop(scrollY);
    if (arrow.hidden !== hidden) arrow.hidden = hidden;
    if (hidden) return;
    arrow.classList.toggle('raised', isBarShown());
    arrow.classList.toggle('aside', liesOverAButton(arrow));
  };
  const soon = debounce(show, stillMs);
  addEventListener(
    'scroll',
    () => {
      arrow.classList.add('aside');
      soon();
    },
    { passive: true },
  );
  for (const name of ['change', 'focusin', 'focusout', 'sokoni:resize-ready']) addEventListener(name, soon);
  show();
  arrow.addEventListener('click', (event) => {
    event.preventDefault();
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior });
  });
};
