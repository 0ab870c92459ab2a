/** Whether a link or button was pressed by key, or by what reads aloud: Firefox counts Enter on a link as one press. */
export const isByKey = (event: UIEvent): boolean =>
  event.detail === 0 || (event instanceof PointerEvent && event.pointerType === '');
