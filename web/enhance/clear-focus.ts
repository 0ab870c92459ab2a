import { overlaps } from '../client/overlaps.ts';

const gapPx = 8;

/** The page scrolls where what sticks to its top would lie over what has the focus. Toasts give way by themselves. */
export const clearFocus = (): void => {
  const look = (): void => {
    const { activeElement: focused } = document;
    if (!focused || focused === document.body) return;
    const box = focused.getBoundingClientRect();
    if (box.height >= innerHeight / 2) return;
    for (const bar of document.querySelectorAll('.sticky, .sticky-relative')) {
      const over = bar.getBoundingClientRect();
      if (over.height > 0 && !bar.contains(focused) && overlaps(over, box))
        scrollBy({ top: box.top - over.bottom - gapPx, behavior: 'instant' });
    }
  };
  for (const name of ['focusin', 'focusout']) addEventListener(name, () => requestAnimationFrame(look));
  addEventListener('scrollend', look);
  addEventListener('sokoni:resize-ready', look);
};
