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
    const keepInWindow = (): void => {
      if (!field.current || !list.current) return;
      // over the page the list has what the fields leave
      if (field.current.closest('.over')) {
        list.current.style.maxBlockSize = '';
        return;
      }
      const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
      const { top, bottom } = field.current.getBoundingClientRect();
      const room = offsetTop + height - bottom - gapPx;
      const upBy = room < minRoomPx ? top - offsetTop - gapPx : 0;
      if (upBy > 0) scrollBy({ top: upBy, behavior: 'instant' });
      const left = offsetTop + height - field.current.getBoundingClientRect().bottom - gapPx;
      list.current.style.maxBlockSize = `${Math.min(maxRoomPx, Math.max(minRoomPx / 2, left))}px`;
    };
    keepInWindow();
    window.visualViewport?.addEventListener('resize', keepInWindow);
    return () => window.visualViewport?.removeEventListener('resize', keepInWindow);
  }, [field, list, isOpen]);
};
