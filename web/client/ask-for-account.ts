/** What a visitor asked for that needs an account. */
export type Restricted = {
  /** Where it goes on once they are in. */
  readonly to: string;
  /** Does it, once they are in. */
  readonly resume: () => void;
  /** Keeps what was typed on the way to the page of the log-in, where that cannot be shown over this one. */
  readonly leave?: (way: 'login') => void;
};

/** Asks whoever listens for the way in; `enhance/needs-account.ts` shows it. */
export const askForAccount = (restricted: Restricted): void => {
  dispatchEvent(new CustomEvent('sokoni:account', { detail: restricted }));
};

/** What was asked for last, which the log-in over the page goes on with. */
export const lastAsked: { current: Restricted | null } = { current: null };

/** Sends the form as the browser would: the server keeps what was typed, and leads a visitor to the way that is named. */
const sendAway = (form: HTMLFormElement, way: string): void => {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'way';
  field.value = way;
  form.append(field);
  HTMLFormElement.prototype.submit.call(form);
};

/** What a form does once its sender is in: it is sent, by the button that was pressed. */
export const restrictedForm = (
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  resume?: () => void,
): Restricted => {
  const { pathname, search } = new URL(form.action);
  return {
    to: pathname + search,
    resume: resume ?? (() => form.requestSubmit(submitter)),
    leave: (way) => sendAway(form, way),
  };
};
