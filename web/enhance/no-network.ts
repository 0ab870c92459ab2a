import { element, word } from '../client/words.ts';

const patienceMs = 4000;
const said = 'unsent';

/** Whether the server can be reached: any answer will do, and a slow one is waited for by the form itself. */
const isReachable = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
};

export const unsay = (form: HTMLFormElement): void => form.querySelector(`.${said}`)?.remove();

/** Says beside the button of a form what became of it. */
export const sayOf = (form: HTMLFormElement, text: string, tone: 'warn' | 'good' = 'warn'): void => {
  unsay(form);
  const icon = document.querySelector('.chunk-notice svg')?.cloneNode(true);
  const notice = element(
    'div',
    { class: `notice ${tone} ${said}`, role: 'alert' },
    ...(icon ? [icon] : []),
    element('div', {}, text),
  );
  const button = form.querySelector('button[type=submit], button:not([type])');
  const row = button?.closest('.row, .actions, footer') ?? button;
  if (row && row !== form && form.contains(row)) row.before(notice);
  else form.append(notice);
  notice.scrollIntoView({ block: 'nearest' });
};

/** Forms that send themselves, and tell of the network in their own way. */
const ownWay = '[data-registration], [data-island] form, [data-upload], .account-dialog form';

const isOnItsOwn = (form: HTMLFormElement): boolean =>
  form.matches(ownWay) ||
  (form.matches('[data-later]') && !(form.matches('[data-needs-account]') && document.body.dataset.live !== 'true'));

/**
 * A form is sent when the server can be reached. When it cannot, the page stays as it is, with all that is typed, and
 * says so: the browser would show a page of its own instead.
 */
export const guardForms = (): void => {
  let passing: EventTarget | null = null;
  let asking = false;
  const ask = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    asking = true;
    const there = await isReachable();
    asking = false;
    if (!there) return sayOf(form, word('notSent'));
    unsay(form);
    passing = form;
    form.requestSubmit(submitter);
    passing = null;
  };
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== 'post' || isOnItsOwn(form) || passing === form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!asking) void ask(form, event.submitter);
    },
    { capture: true },
  );
  addEventListener('online', () => {
    for (const notice of document.querySelectorAll(`.${said}:not([data-stays])`)) notice.remove();
  });
};
