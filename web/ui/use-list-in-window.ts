import { type RefObject, useLayoutEffect } from 'react';

/** Where fewer than three suggestions would fit between the field and the keyboard, the page scrolls. */
const minRoomPx = 150;
const maxRoomPx = 460;
const gapPx = 8;

/** Keeps an open list between its field and the end of what is seen of the page, which a phone's keyboard moves. */
export const useListInWindow = (
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void => {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const seen = () => window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
    const fieldBox = () => field.current?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const roomUnder = (): number => seen().offsetTop + seen().height - fieldBox().bottom - gapPx;
    const limitHeight = (): void => {
      if (!list.current) return;
      // over the page the list has what the fields leave
      const isOver = field.current?.closest('.over');
      list.current.style.maxBlockSize = isOver ? '' : `${Math.min(maxRoomPx, Math.max(minRoomPx / 2, roomUnder()))}px`;
    };
    const keepInWindow = (): void => {
      const upBy = fieldBox().top - seen().offsetTop - gapPx;
      if (!field.current?.closest('.over') && roomUnder() < minRoomPx && upBy > 0)
        scrollBy({ top: upBy, behavior: 'instant' });
      limitHeight();
    };
    keepInWindow();
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', keepInWindow);
    // the page may go on to clear the focused field from what sticks to its top
    addEventListener('scrollend', limitHeight);
    return () => {
      visualViewport?.removeEventListener('resize', keepInWindow);
      removeEventListener('scrollend', limitHeight);
    };
  }, [field, list, isOpen]);
};
