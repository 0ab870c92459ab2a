import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { debounce } from '../client/debounce.ts';
import { overlaps } from '../client/overlaps.ts';

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

const place = (area: HTMLElement): void => {
  const { activeElement } = document;
  const box = activeElement && !area.contains(activeElement) ? boxOf(activeElement) : undefined;
  // what fills half of the window cannot be hidden whole
  const focused = box && box.height < innerHeight / 2 ? box : undefined;
  const bars = area.closest('dialog')
    ? []
    : [...document.querySelectorAll('.top, .sticky, .sticky-relative')].map(boxOf).filter(({ top }) => top <= gapPx);
  area.style.insetBlockStart = `${topFor(boxOf(area), bars, focused, innerHeight)}px`;
};

/** Keeps the toasts clear of the page's header and of what has the focus, also when the page moves under them. */
export const useClearPlace = (area: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    if (area.current) place(area.current);
  });
  useEffect(() => {
    const now = (): void => {
      if (area.current) place(area.current);
    };
    const soon = () => void requestAnimationFrame(now);
    const settled = debounce(now, settledMs);
    const names = ['focusin', 'focusout', 'sokoni:resize-ready'];
    for (const name of names) addEventListener(name, soon);
    addEventListener('scroll', settled, { passive: true });
    return () => {
      for (const name of names) removeEventListener(name, soon);
      removeEventListener('scroll', settled);
    };
  }, [area]);
};
