import { type RefObject, useLayoutEffect } from 'react';

/** Where fewer than three choices would fit between the field and the keyboard of a phone, the page scrolls. */
const leastRoomPx = 150;
const mostRoomPx = 320;
const gapPx = 8;

/** Keeps a list that is open under its field inside the part of the window that the keyboard leaves. */
export const useRoom = (
  field: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void => {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const keep = (): void => {
      if (!field.current || !list.current) return;
      const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
      const { top, bottom } = field.current.getBoundingClientRect();
      const room = offsetTop + height - bottom - gapPx;
      const missing = Math.max(0, Math.min(leastRoomPx - room, top - offsetTop - gapPx));
      if (missing > 0) scrollBy({ top: missing, behavior: 'instant' });
      list.current.style.maxBlockSize = `${Math.min(mostRoomPx, Math.max(leastRoomPx / 2, room + missing))}px`;
    };
    keep();
    window.visualViewport?.addEventListener('resize', keep);
    return () => window.visualViewport?.removeEventListener('resize', keep);
  }, [field, list, isOpen]);
};
