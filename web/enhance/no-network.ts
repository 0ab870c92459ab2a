import { isReachable } from '../client/reachable.ts';
import { element, word } from '../client/words.ts';

const said = 'unsent';

const unsay = (form: HTMLFormElement): void => form.querySelector(`.${said}`)?.remove();

/** Says beside the button of a form that it was not sent. */
const sayOf = (form: HTMLFormElement, text: string): void => {
  unsay(form);
  const icon = document.querySelector('.chunk-notice svg')?.cloneNode(true);
  const notice = element(
    'div',
    { class: `notice warn ${said}`, role: 'alert' },
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
const ownWay = '[data-island] form, [data-upload]';

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
      if (form.method !== 'post' || form.matches(ownWay) || passing === form) return;
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
