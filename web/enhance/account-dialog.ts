import type { Restricted } from '../client/ask-for-account.ts';
import { goTo } from '../client/leaving.ts';
import { openOverPage } from '../client/over-page.ts';
import { element, word } from '../client/words.ts';
import sprite from '../ui/icons.svg?no-inline';
import { type Answer, askPage, dressed, renamed } from './fetched-page.ts';

const prefix = 'account-';
/** What the log-in leads to here: it tells whether someone is in, and nothing has to be read of it. */
const isIn = '/api/me';

const loginPath = (): string => (document.documentElement.lang === 'en' ? '/en/login' : '/login');

const closing = (): HTMLButtonElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${sprite}#close`);
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(use);
  return element('button', { type: 'button', class: 'btn ghost icon-only', 'aria-label': word('close') }, svg);
};

const shell = () => {
  const title = element('h2', { id: `${prefix}title` });
  const close = closing();
  const body = element('div', { class: 'body account-over' });
  const dialog = element(
    'dialog',
    { class: 'over-page account-dialog', 'aria-labelledby': title.id },
    element(
      'div',
      { class: 'sheet' },
      element('div', { class: 'edge' }),
      element('section', { class: 'dialog' }, element('header', {}, title, close), body),
    ),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove(), { once: true });
  return { dialog, title, body };
};

/** The way in, over the page that it is asked on. Whoever comes in goes on with what they were about to do. */
export const showAccountDialog = async (asked: Restricted): Promise<void> => {
  if (document.querySelector('.account-dialog')) return;
  const { dialog, title, body } = shell();
  const opener = document.activeElement;
  const elsewhere = () =>
    asked.leave ? asked.leave('login') : goTo(`${loginPath()}?to=${encodeURIComponent(asked.to)}`);

  const show = ({ page, path }: Answer): void => {
    const sheet = page?.querySelector<HTMLElement>('.account-sheet');
    if (!sheet) {
      elsewhere();
      return;
    }
    const said = document.importNode(sheet, true);
    renamed(said, prefix);
    title.textContent = said.querySelector('h1')?.textContent ?? '';
    said.querySelector('h1')?.remove();
    body.replaceChildren(...said.childNodes);
    for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href*="to="]')) {
      const url = new URL(link.href);
      url.searchParams.set('to', asked.to);
      link.href = url.pathname + url.search;
      if (!asked.leave || !link.matches('[data-register]')) continue;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        asked.leave?.('register');
      });
    }
    for (const link of body.querySelectorAll<HTMLAnchorElement>('a[data-stay]'))
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        askPage(link.pathname + link.search, null).then(show, () => goTo(link.href));
      });
    for (const form of body.querySelectorAll('form'))
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        send(form, event.submitter, path);
      });
    // what went wrong is said by the focus that goes to it, once; otherwise the dialog begins at its title
    const wrong = body.querySelector<HTMLElement>('.error-summary');
    wrong?.removeAttribute('role');
    if (wrong) wrong.tabIndex = -1;
    (wrong ?? title).focus();
  };

  const send = (form: HTMLFormElement, submitter: HTMLElement | null, path: string): void => {
    const said = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) said.append(name, String(value));
    said.set('to', form.matches('[data-asks-code]') ? asked.to : isIn);
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
    if (button) button.ariaDisabled = 'true';
    askPage(form.getAttribute('action') ?? path, said).then(
      (answer) => {
        if (answer.path !== isIn || answer.status !== 200) {
          show(answer);
          return;
        }
        goOn();
      },
      () => {
        if (button) button.ariaDisabled = null;
        dispatchEvent(
          new CustomEvent('sokoni:toast', { detail: { content: word('failed'), variant: 'error', autohide: false } }),
        );
      },
    );
  };

  const goOn = (): void => {
    document.body.dataset.live = 'true';
    dialog.close();
    asked.resume();
  };

  const first = await askPage(`${loginPath()}?to=${encodeURIComponent(asked.to)}`, null);
  if (!first.path.startsWith(loginPath())) return goOn(); // in already, by another tab
  if (first.page) await dressed(first.page);
  document.body.append(dialog);
  openOverPage(dialog, opener);
  show(first);
};
