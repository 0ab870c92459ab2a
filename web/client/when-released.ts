let isPressed = false;
let waiting: (() => void)[] = [];

const pressed = (): void => {
  isPressed = true;
};

const released = (): void => {
  isPressed = false;
  const now = waiting;
  waiting = [];
  // the click comes after the release
  setTimeout(() => {
    for (const then of now) then();
  });
};

let isWatching = false;
/** Knows from now on what is being pressed. */
export const watchPressing = (): void => {
  if (isWatching) return;
  isWatching = true;
  // a tap moves the focus between the mouse events that follow the touch
  for (const type of ['pointerdown', 'mousedown']) addEventListener(type, pressed, { capture: true });
  for (const type of ['pointerup', 'pointercancel', 'mouseup']) addEventListener(type, released, { capture: true });
};

/**
 * Runs `then` at once, or, while something is being pressed, once it is released: what appears in a form that is left
 * must not push away the button that is being pressed.
 */
export const whenReleased = (then: () => void): void => {
  if (isPressed) waiting.push(then);
  else then();
};
