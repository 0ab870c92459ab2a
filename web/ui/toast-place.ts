import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { debounce } from '../client/debounce.ts';
import { overlaps } from '../client/overlaps.ts';

const gapPx = 8;
const settledMs = 150;

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

type Around = {
  /** The header, and what sticks to the top. */
  readonly bars: readonly Box[];
  /** The buttons of the page's head. */
  readonly actions: readonly Box[];
  readonly focused: Box | undefined;
};

/**
 * Where the top of the toasts goes, in px of the window: under the bars; under the actions too where they would lie over
 * them and this keeps them in the upper half; and not over the focused element, under which or above which they go, as
 * there is room.
 */
export const topFor = (toasts: Box, { bars, actions, focused }: Around, windowHeight: number): number => {
  const height = toasts.bottom - toasts.top;
  const at = (top: number): Box => ({ ...toasts, top, bottom: top + height });
  const under = (boxes: readonly Box[]): number => Math.max(gapPx, ...boxes.map(({ bottom }) => bottom + gapPx));
  const underBars = under(bars);
  const covered = actions.filter((action) => overlaps(at(underBars), action));
  const underAll = under([...bars, ...covered]);
  const top = underAll + height <= windowHeight / 2 ? underAll : underBars;
  if (!focused || !overlaps(at(top), focused)) return top;
  const [below, above] = [focused.bottom + gapPx, focused.top - gapPx - height];
  if (below + height <= windowHeight || above < 0) return Math.min(below, windowHeight - height);
  return above;
};

const boxOf = (part: Element): DOMRect => part.getBoundingClientRect();

const place = (area: HTMLElement): void => {
  const { activeElement } = document;
  const box = activeElement && !area.contains(activeElement) ? boxOf(activeElement) : undefined;
  // what fills half of the window cannot be hidden whole
  const focused = box && box.height < innerHeight / 2 ? box : undefined;
  const boxesOf = (parts: string): readonly Box[] =>
    area.closest('dialog') ? [] : [...document.querySelectorAll(parts)].map(boxOf);
  const around = {
    bars: boxesOf('.top, .sticky, .sticky-relative').filter(({ top }) => top <= gapPx),
    actions: boxesOf('.page-head .row :is(a, button)'),
    focused,
  };
  area.style.insetBlockStart = `${topFor(boxOf(area), around, innerHeight)}px`;
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
