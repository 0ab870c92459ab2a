import { debounce } from '../client/debounce.ts';
import { hasRoom, isPast, shiftOf } from './stickiness.ts';

const debounceMs = 500;

/** Called now and whenever the page may have moved under its elements, once a frame at most. */
const onScroll = (run: () => void): void => {
  let asked = false;
  const ask = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      run();
    });
  };
  addEventListener('scroll', ask, { passive: true });
  addEventListener('sokoni:resize-ready', ask);
  run();
};

const placeOf = (element: HTMLElement) => {
  // a mark of no height stays where the element was, whatever its class does to it
  const mark = document.createElement('span');
  mark.ariaHidden = 'true';
  mark.className = 'sticky-mark';
  element.before(mark);
  const container = element.parentElement ?? document.body;
  return () => ({
    scrolled: scrollY,
    top: mark.getBoundingClientRect().top + scrollY,
    height: element.offsetHeight,
    end: container.getBoundingClientRect().bottom + scrollY,
  });
};

/**
 * Gives `element` a class while the page is scrolled past its original top: `sticky`, or as `data-sticky` says
 * `sticky-relative`, which it loses at the end of its container, or `sticky-translation`, which moves it down with the
 * page, half a second after the last scroll at the latest.
 */
export const stick = (element: HTMLElement): void => {
  const place = placeOf(element);
  if (element.dataset.sticky === 'translation') {
    const move = () => {
      const { scrolled, top, height, end } = place();
      element.classList.toggle('sticky-translation', isPast(scrolled, top));
      element.style.translate = `0 ${shiftOf(scrolled, top, height, end)}px`;
    };
    onScroll(debounce(move, debounceMs, { leading: true }));
    return;
  }
  const relative = element.dataset.sticky === 'relative';
  onScroll(() => {
    const { scrolled, top, height, end } = place();
    const stuck = isPast(scrolled, top) && (!relative || hasRoom(scrolled, height, end));
    element.classList.toggle(relative ? 'sticky-relative' : 'sticky', stuck);
  });
};
