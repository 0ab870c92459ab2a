let isDown = false;

/**
 * Runs `act` at once, or, while a button of the mouse or a finger is down, once what it presses has been told: what
 * appears in a form that is left must not push away the button that is being pressed.
 */
export const whenReleased = (act: () => void): void => {
  if (isDown) addEventListener('pointerup', () => setTimeout(act), { once: true });
  else act();
};

/** Knows from now on whether a pointer is down; returns what ends it. */
export const watchPointer = (): (() => void) => {
  const down = (): void => {
    isDown = true;
  };
  const up = (): void => {
    isDown = false;
  };
  addEventListener('pointerdown', down, { capture: true });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, up, { capture: true });
  return () => {
    removeEventListener('pointerdown', down, { capture: true });
    for (const type of ['pointerup', 'pointercancel']) removeEventListener(type, up, { capture: true });
  };
};
