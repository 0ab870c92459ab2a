import { createActor, fromPromise } from 'xstate';
import { announce } from '../client/announce.ts';
import { type ReviewConfig, writeReviewMachine } from '../review/write-review.machine.ts';
import { dropDraft } from './drafts.ts';
import { goTo, loadAgain } from './leaving.ts';
import { askForAccount, restrictedForm } from './needs-account.ts';
import { openOverPage } from './over-page.ts';
import { faultOf, postReview, type ReviewWords } from './post-review.ts';
import { whenTaken } from './send-later.ts';

const read = <T>(element: HTMLElement, name: string): T => JSON.parse(element.dataset[name] ?? '{}') as T;

const scoreOf = (form: HTMLFormElement): number | '' => {
  const given = new FormData(form).get('score');
  return given ? Number(given) : '';
};

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement;

const payloadOf = (form: HTMLFormElement) => ({
  companyId: 0,
  score: scoreOf(form),
  comment: fieldOf(form, 'comment').value,
});

type Places = { readonly dialog: HTMLDialogElement | null; readonly form: HTMLFormElement | null };

/** Drives the review form of the page, in its dialog or on a page of its own, by the machine. */
const drive = ({ dialog, form }: Places, config: ReviewConfig): ((open: boolean) => void) => {
  const name = form?.dataset.draft ?? '';
  const words = form && read<ReviewWords>(form, 'words');
  const signIn = form?.querySelector<HTMLElement>('[data-sign-in]');
  let askedAgain = false;
  const again = (): void => {
    askedAgain = true;
    actor.send({ type: 'submit' });
  };
  const machine = writeReviewMachine.provide({
    actors: {
      post: fromPromise(({ input: { url, payload } }) => {
        if (!form || !words) throw new Error('There is no form');
        const { value: experiencedOn } = fieldOf(form, 'experiencedOn');
        return postReview(url, name, { ...payload, experiencedOn }, words).catch((error) => {
          const isOut = (error as { status?: number }).status === 401;
          if (signIn) signIn.hidden = !isOut;
          if (isOut && !askedAgain) askForAccount(restrictedForm(form, null, again));
          throw error;
        });
      }),
    },
  });
  const actor = createActor(machine);
  const message = form?.querySelector<HTMLElement>('[data-message]');
  const failed = form?.querySelector<HTMLElement>('[data-failed]');
  const send = form?.querySelector<HTMLButtonElement>('footer button');
  let last = '';
  const markComment = (wrong: boolean): void => {
    if (!form || !message) return;
    const comment = fieldOf(form, 'comment');
    message.id ||= 'review-message';
    const others = (comment.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== message.id);
    comment.setAttribute('aria-describedby', (wrong ? [message.id, ...others] : others).join(' '));
    comment.ariaInvalid = wrong ? 'true' : null;
    comment.closest('.field')?.classList.toggle('invalid', wrong);
  };

  actor.subscribe(({ context: { open, loading, messageError, success } }) => {
    if (open && dialog && !dialog.open) openOverPage(dialog);
    if (!open && dialog?.open) dialog.close();
    if (!form || !send || !failed || !message) return;
    send.ariaDisabled = loading ? 'true' : null;
    send.textContent = (loading ? words?.sending : words?.send) ?? '';
    failed.hidden = loading || messageError === '';
    if (!loading && messageError !== last) {
      last = messageError;
      message.textContent = messageError;
      markComment(words !== null && faultOf(payloadOf(form), words) === messageError);
      if (messageError) announce(failed.innerText, 'assertive');
      failed.scrollIntoView({ block: 'nearest' });
    }
    if (loading) last = ''; // the same mistake again is said again
    if (success) showOwn();
  });
  const showOwn = (): void => {
    dropDraft(name);
    const done = form?.dataset.done ?? '/';
    if (new URL(done, location.href).pathname === location.pathname) loadAgain();
    else goTo(done);
  };
  whenTaken(name, showOwn);

  const say = (): void => {
    if (!form) return;
    const [score, comment] = [scoreOf(form), fieldOf(form, 'comment').value];
    actor.send({ type: 'score.change', score });
    actor.send({ type: 'comment.change', comment });
  };
  // frozen, the form knows another configuration only
  const show = (open: boolean): void => {
    if (config.restricted) actor.send({ type: 'configure', config: { ...config, initialOpen: open } });
    else actor.send({ type: open ? 'open' : 'close' });
  };

  actor.start();
  actor.send({ type: 'configure', config });
  form?.addEventListener('input', say);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    say();
    actor.send({ type: 'submit' });
  });
  dialog?.addEventListener('cancel', (event) => {
    event.preventDefault();
    show(false);
  });
  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('[data-close]'))) show(false);
  });
  for (const close of dialog?.querySelectorAll('a[data-close]') ?? [])
    close.addEventListener('click', (event) => event.preventDefault());
  return show;
};

/** The review form of this page, if it has one. Links to it open the dialog instead, where there is one. */
export const writeReview = (): ((open: boolean) => void) | undefined => {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-review]');
  const form = document.querySelector<HTMLFormElement>('form[data-review]');
  const configured = dialog ?? form;
  if (!configured) return undefined;
  return drive({ dialog, form }, read<ReviewConfig>(configured, 'review'));
};
