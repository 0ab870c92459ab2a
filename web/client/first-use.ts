/** A browser tells of a move too when the page moves under a mouse that rests. */
export const isMove = (event: Event): boolean =>
  event instanceof PointerEvent && (event.movementX !== 0 || event.movementY !== 0);

/** Not `scroll`: a page that is opened at a heading scrolls by itself. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'wheel'];

let isUsed = false;

/**
 * Runs `prepare` when the browser is idle after somebody has begun to use the document: before that, nobody pays for what
 * they may not need. Returns what calls it off. Browsers that do not tell when they are idle prepare nothing.
 */
export const onceIdle = (prepare: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) return () => {};
  if (isUsed) {
    const idle = requestIdleCallback(prepare);
    return () => cancelIdleCallback(idle);
  }
  const once = new AbortController();
  const soon = (event: Event): void => {
    if (event.type === 'pointermove' && !isMove(event)) return;
    isUsed = true;
    once.abort();
    requestIdleCallback(prepare);
  };
  for (const type of signsOfUse) addEventListener(type, soon, { passive: true, capture: true, signal: once.signal });
  return () => once.abort();
};
