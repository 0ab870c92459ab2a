import { askForAccount, lastAsked, type Restricted, restrictedForm } from '../client/ask-for-account.ts';
import { goTo, isLeaving } from '../client/leaving.ts';
import { openOverPage } from '../client/over-page.ts';
import { opensElsewhere } from '../client/plain-click.ts';
import { element } from '../client/words.ts';

/** A dialog is not held back any longer than this by its styles, in ms. */
const patienceMs = 80;

type Islands = {
  readonly settle: (place: HTMLElement) => void;
  readonly wake: (place: HTMLElement) => Promise<void>;
};

const isVisitor = (): boolean => document.body.dataset.live !== 'true';

const template = (): HTMLTemplateElement | null => document.querySelector('template#sign-in');

let styled: Promise<unknown> | undefined;
/** The styles of the log-in, asked for once. */
const styles = (): Promise<unknown> => {
  const { styles: href = '' } = template()?.dataset ?? {};
  styled ??= new Promise((settled) => {
    const link = element('link', { rel: 'stylesheet', href });
    for (const type of ['load', 'error']) link.addEventListener(type, settled, { once: true });
    document.head.append(link);
  });
  return styled;
};

/** The log-in as the page carries it, in its place; made once. */
const placed = (settle: Islands['settle']): HTMLElement | null => {
  const known = document.querySelector<HTMLElement>('.island:has(> .account-dialog)');
  if (known) return known;
  const [first] = template()?.content.children ?? [];
  if (!(first instanceof HTMLElement)) return null;
  const place = document.importNode(first, true);
  document.body.append(place);
  settle(place);
  return place;
};

/** To the page of the log-in, with what is typed. */
const leave = ({ leave, to }: Restricted): void => {
  if (isLeaving()) return;
  if (leave) leave('login');
  else goTo(`${document.documentElement.lang === 'en' ? '/en/login' : '/login'}?to=${encodeURIComponent(to)}`);
};

/** Opens the log-in over the page, before React is here, which is fetched meanwhile. */
const open = async (asked: Restricted, { settle, wake }: Islands): Promise<void> => {
  const opener = document.activeElement;
  const place = placed(settle);
  const dialog = place?.querySelector('dialog');
  if (!place || !dialog) return leave(asked);
  if (dialog.open) return;
  lastAsked.current = asked;
  await Promise.race([styles(), new Promise((over) => setTimeout(over, patienceMs))]);
  if (dialog.open) return;
  openOverPage(dialog, opener);
  dialog.dispatchEvent(new CustomEvent('sokoni:opened'));
  // without a network what is typed stays where it is, and the log-in comes to life with the next touch
  await wake(place).catch(() => dialog.open && navigator.onLine && leave(asked));
};

/** A link to the way in leads on to what it names. */
const beyond = ({ href, pathname }: HTMLAnchorElement): string => {
  const to = /\/login$/.test(pathname) ? new URL(href).searchParams.get('to') : null;
  const { pathname: path, search, hash } = new URL(href);
  return to ?? path + search + hash;
};

/**
 * Links and forms that need an account ask a visitor for it over the page and go on where they were. They lead to the
 * page of the log-in without this, which leads back.
 */
export const needsAccount = (islands: Islands): void => {
  addEventListener('sokoni:account', ({ detail }: CustomEventInit<Restricted>) => {
    if (detail) void open(detail, islands);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-needs-account]');
    if (!link || !isVisitor() || opensElsewhere(event)) return;
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
  if (!isVisitor()) return;
  // they are small, and nobody waits for them once something is pressed; who saves data does
  const isLite = 'lite' in document.documentElement.dataset;
  if (!isLite && document.querySelector('[data-needs-account]'))
    addEventListener('load', () => void styles(), { once: true });
  document.querySelector<HTMLElement>('a[data-needs-account=now]')?.click();
};
