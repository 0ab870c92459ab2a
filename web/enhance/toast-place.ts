import { debounce } from '../client/debounce.ts';
import { overlaps } from './overlaps.ts';

const gapPx = 8;
const settledMs = 150;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/**
 * Where the top of the toasts goes, in px of the window: under the header and what sticks to the top, and not over the
 * focused element, under which or above which they go, as there is room.
 */
export const topFor = (toasts: Box, bars: readonly Box[], focused: Box | undefined, windowHeight: number): number => {
  const height = toasts.bottom - toasts.top;
  const top = Math.max(gapPx, ...bars.map(({ bottom }) => bottom + gapPx));
  if (!focused || !overlaps({ ...toasts, top, bottom: top + height }, focused)) return top;
  const [under, above] = [focused.bottom + gapPx, focused.top - gapPx - height];
  if (under + height <= windowHeight || above < 0) return Math.min(under, windowHeight - height);
  return above;
};

const boxOf = (part: Element): DOMRect => part.getBoundingClientRect();

/** Keeps the toasts clear of the page's header and of what has the focus, also when the page moves under them. */
export const keepClear = (area: HTMLElement): void => {
  const place = (): void => {
    if (area.hidden) return;
    const { activeElement } = document;
    const box = activeElement && !area.contains(activeElement) ? boxOf(activeElement) : undefined;
    // what fills half of the window cannot be hidden whole
    const focused = box && box.height < innerHeight / 2 ? box : undefined;
    const bars = area.closest('dialog')
      ? []
      : [...document.querySelectorAll('.top, .sticky, .sticky-relative')].map(boxOf).filter(({ top }) => top <= gapPx);
    const top = topFor(boxOf(area), bars, focused, innerHeight);
    area.style.insetBlockStart = `${top}px`;
  };
  const soon = () => requestAnimationFrame(place);
  for (const name of ['focusin', 'focusout', 'sokoni:resize-ready']) addEventListener(name, soon);
  addEventListener('scroll', debounce(place, settledMs), { passive: true });
  new MutationObserver(place).observe(area, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
};
