/**
 * A form of one choice is sent by choosing with a finger or a mouse. Keys change a choice at every step, so that there
 * it waits for Enter or for its button, which comes up then.
 */
export const autosend = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLButtonElement>('button[data-go]');
  let isByKey = false;
  form.addEventListener('pointerdown', () => {
    isByKey = false;
  });
  form.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLSelectElement)) return;
    if (key !== 'Enter' || !button || button.hidden) isByKey = true;
    else {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  form.addEventListener('change', () => {
    if (isByKey && button) button.hidden = false;
    else form.requestSubmit();
  });
};
