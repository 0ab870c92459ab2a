type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Whether one box lies over a part of the other. */
export const overlaps = (a: Box, b: Box): boolean =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
