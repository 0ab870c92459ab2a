const gapPx = 8;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether one box lies over a part of the other. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

const boxOf = (part: Element | null): DOMRect | undefined => {
  const box = part?.checkVisibility() ? part.getBoundingClientRect() : undefined;
  return box && box.height > 0 ? box : undefined;
};

const clear = (target: Element): void => {
  const toasts = document.querySelector<HTMLElement>('.toasts');
  const corner = document.querySelectorAll('.to-top, .toast-history');
  if (toasts?.contains(target) || [...corner].some((part) => part.contains(target))) return;
  const focused = target.getBoundingClientRect();
  const small = focused.height < innerHeight / 2;
  for (const bar of document.querySelectorAll('.sticky, .sticky-relative')) {
    const box = boxOf(bar);
    if (small && box && !bar.contains(target) && overlaps(box, focused))
      scrollBy({ top: focused.top - box.bottom - gapPx, behavior: 'instant' });
  }
  const now = target.getBoundingClientRect();
  if (toasts) {
    toasts.style.removeProperty('inset-block-start');
    const box = boxOf(toasts);
    if (small && box && overlaps(box, now)) toasts.style.insetBlockStart = `${now.bottom + gapPx}px`;
  }
  for (const part of corner) {
    part.classList.remove('aside');
    const box = boxOf(part);
    part.classList.toggle('aside', small && box !== undefined && overlaps(box, now));
  }
};

/** Nothing that floats lies over what has the focus: the page scrolls, toasts move down, what is in the corner steps aside. */
export const clearFocus = (): void => {
  const look = () => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) clear(activeElement);
    else for (const part of document.querySelectorAll('.aside')) part.classList.remove('aside');
  };
  for (const name of ['focusin', 'focusout']) addEventListener(name, () => requestAnimationFrame(look));
  addEventListener('scrollend', look);
  addEventListener('sokoni:resize-ready', look);
  const toasts = document.querySelector('.toasts');
  if (toasts) new MutationObserver(look).observe(toasts, { childList: true });
};
