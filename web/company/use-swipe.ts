import { type TouchEvent, useRef } from 'react';

/** How far a finger goes until it is a swipe, in CSS pixels. */
const minSwipePx = 40;

/** Tells of a finger that swipes over an element: 1 to the next, -1 to the one before. Two fingers zoom. */
export const useSwipe = (swiped: (by: 1 | -1) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent): void => {
      const { 0: finger } = touches;
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      start.current = finger && touches.length === 1 && !isZoomed ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const { 0: finger } = changedTouches;
      const { current: from } = start;
      start.current = null;
      if (!from || !finger) return;
      const [dx, dy] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(dx) >= minSwipePx && Math.abs(dx) > 2 * Math.abs(dy)) swiped(dx < 0 ? 1 : -1);
    },
  };
};
