/** A form of one choice is sent by choosing; only pages without script have a button for it. */
export const autosend = (form: HTMLFormElement): void => {
  form.addEventListener('change', () => form.requestSubmit());
};
