/** A form of one choice is sent by choosing; its button is for those without script. */
export const autosend = (form: HTMLFormElement): void => {
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button) button.hidden = true;
  form.addEventListener('change', () => form.requestSubmit());
};
