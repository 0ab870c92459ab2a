/** Less is a click by an unsteady hand. */
const leastPx = 5;

/** A mouse moves the map as a finger does. */
export const dragByMouse = (view: HTMLElement): void => {
  let movedPx = 0;
  view.addEventListener('dragstart', (event) => event.preventDefault());
  view.addEventListener('pointerdown', (event) => {
    movedPx = 0;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    const ends = new AbortController();
    const move = ({ movementX, movementY, buttons }: PointerEvent): void => {
      if (buttons === 0) ends.abort();
      movedPx += Math.abs(movementX) + Math.abs(movementY);
      if (movedPx > leastPx) view.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
    };
    addEventListener('pointermove', move, { signal: ends.signal });
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, () => ends.abort(), { signal: ends.signal });
  });
  view.addEventListener(
    'click',
    (event) => {
      if (movedPx <= leastPx) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
};
