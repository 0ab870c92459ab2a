/** Whether a page scrolled by `scrolled` px is past an element whose original top is at `top` px of the document. */
export const isPast = (scrolled: number, top: number): boolean => scrolled > top;

/** Whether that element's container, which ends at `end` px of the document, still has room for its `height`. */
export const hasRoom = (scrolled: number, height: number, end: number): boolean => scrolled + height <= end;

/** How far down, in px, an element moves to stay in sight without leaving its container. */
export const shiftOf = (scrolled: number, top: number, height: number, end: number): number =>
  Math.round(Math.max(0, Math.min(scrolled - top, end - height - top)));
