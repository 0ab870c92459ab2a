import { goTo, isLeaving } from './leaving.ts';

/** What a visitor asked for that needs an account. */
export type Restricted = {
  /** Where it goes on once they are in. */
  readonly to: string;
  /** Does it, once they are in. */
  readonly resume: () => void;
  /** Keeps what was typed on the way to `way`; without it `way` is a link like any other. */
  readonly leave?: (way: 'register' | 'login') => void;
};

/** Asks whoever listens for the way in; `account-dialog.ts` shows it. */
export const askForAccount = (restricted: Restricted): void => {
  dispatchEvent(new CustomEvent('sokoni:account', { detail: restricted }));
};

const isVisitor = (): boolean => document.body.dataset.live !== 'true';

/** A link to the way in leads on to what it names. */
const beyond = ({ href, pathname }: HTMLAnchorElement): string => {
  const to = /\/login$/.test(pathname) ? new URL(href).searchParams.get('to') : null;
  const { pathname: path, search, hash } = new URL(href);
  return to ?? path + search + hash;
};

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

/**
 * Links and forms that need an account ask a visitor for it over the page and go on where they were. They lead to the
 * page of the log-in without this, which leads back.
 */
export const needsAccount = (
  load: () => Promise<{ readonly showAccountDialog: (asked: Restricted) => Promise<void> }>,
): void => {
  addEventListener('sokoni:account', ({ detail }: CustomEventInit<Restricted>) => {
    if (!detail) return;
    load()
      .then(({ showAccountDialog }) => showAccountDialog(detail))
      .catch(() => {
        if (isLeaving()) return;
        if (detail.leave) detail.leave('login');
        else detail.resume();
      });
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-needs-account]');
    if (!link || !isVisitor() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    askForAccount({ to: beyond(link), resume: () => goTo(beyond(link)) });
  });
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.matches('[data-needs-account]') || !isVisitor()) return;
      event.preventDefault();
      event.stopPropagation();
      askForAccount(restrictedForm(form, event.submitter));
    },
    { capture: true },
  );
  if (isVisitor()) document.querySelector<HTMLElement>('a[data-needs-account=now]')?.click();
};
