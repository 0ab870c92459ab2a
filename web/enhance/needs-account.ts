import { askForAccount, type Restricted, restrictedForm } from '../client/ask-for-account.ts';
import { goTo, isLeaving } from '../client/leaving.ts';

const isVisitor = (): boolean => document.body.dataset.live !== 'true';

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
