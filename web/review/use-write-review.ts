import { useMachine } from '@xstate/react';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import type { OwnReview } from '#read-api/review/own-reviews.ts';
import { announce } from '../client/announce.ts';
import { askForAccount, restrictedForm } from '../client/ask-for-account.ts';
import { dropDraft } from '../client/draft-store.ts';
import { goTo, loadAgain } from '../client/leaving.ts';
import { openOverPage } from '../client/over-page.ts';
import { useStoredDraft } from '../client/stored-draft.tsx';
import { whenTaken } from '../offline/send-later.ts';
import type { Refused } from '../page/fields-of.ts';
import { useText } from '../page/text.ts';
import { faultOf, postReview, type ReviewWords } from './post-review.ts';
import { type ReviewConfig, type ReviewPayload, writeReviewMachine } from './write-review.machine.ts';

/** What a review form begins with. */
export type ReviewToWrite = {
  readonly company: Pick<CompanyPage, 'id' | 'name'>;
  readonly own: Pick<OwnReview, 'score' | 'comment' | 'experiencedOn'> | null;
  readonly config: ReviewConfig;
  readonly paths: {
    /** Where it is sent without script. */
    readonly action: string;
    /** Where one's own review is shown. */
    readonly done: string;
    readonly signIn: string;
    readonly company: string;
  };
  /** Today where nothing is known of the clock of the reader. */
  readonly today: string;
  readonly refusal?: Refused | undefined;
  readonly typed?: Readonly<Record<string, string>> | null;
};

type Posted = { readonly url: string; readonly payload: ReviewPayload };

/** What the form and its dialog show of a review that is being written, and what they tell of it. */
export type WritingReview = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** The notice of what went wrong. */
  readonly failed: RefObject<HTMLDivElement | null>;
  readonly draft: React.ReactNode;
  readonly isSending: boolean;
  /** Why it was not taken; empty while nothing is wrong. */
  readonly message: string;
  /** What is wrong with the words as they are now, once they were sent or left. */
  readonly fault: string | undefined;
  /** Whoever writes is not signed in any more. */
  readonly isSignedOut: boolean;
  readonly typed: () => void;
  readonly left: () => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly close: () => void;
};

const saidBy = (form: HTMLFormElement) => {
  const said = new FormData(form);
  const score = said.get('score');
  return {
    score: score ? Number(score) : ('' as const),
    comment: String(said.get('comment') ?? ''),
    experiencedOn: String(said.get('experiencedOn') ?? ''),
  };
};

/** Shows what was written, on the page that it is on. */
const showOwn = (page: string): void => {
  if (new URL(page, location.href).pathname === location.pathname) loadAgain();
  else goTo(page);
};

const useWords = (): ReviewWords => {
  const { t } = useText();
  return {
    offline: t('review.write.offline'),
    timeout: t('review.write.timeout'),
    needed: t('review.write.needed'),
    missing: (missing) => t('review.write.missing', { missing }),
  };
};

/** Drives a review form by its machine: what is typed is kept, sent, and sent later where there is no network. */
export const useWriteReview = ({ company, config, paths, refusal, typed }: ReviewToWrite): WritingReview => {
  const name = `review/${company.id}`;
  const words = useWords();
  const draft = useStoredDraft(name, { version: '', isReturned: Boolean(refusal || typed) });
  const { form } = draft;
  const dialog = useRef<HTMLDialogElement>(null);
  const failed = useRef<HTMLDivElement>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const post = useRef((_: Posted): Promise<void> => Promise.resolve());
  const [machine] = useState(() =>
    writeReviewMachine.provide({ actors: { post: fromPromise(({ input }) => post.current(input)) } }),
  );
  const [{ context }, send] = useMachine(machine);
  const { open, loading, messageError, success, withValidation, score, comment } = context;

  const wasAsked = useRef(false);
  post.current = async ({ url, payload }) => {
    const { current: element } = form;
    if (!element) return;
    setSignedOut(false);
    try {
      await postReview(url, name, { ...payload, experiencedOn: saidBy(element).experiencedOn }, words);
    } catch (error) {
      const isOut = (error as { status?: number }).status === 401;
      setSignedOut(isOut);
      if (isOut && !wasAsked.current)
        askForAccount(
          restrictedForm(element, null, () => {
            wasAsked.current = true;
            element.requestSubmit();
          }),
        );
      throw error;
    }
  };

  const isConfigured = context.config.companyId !== 0;
  useEffect(() => {
    const isOpen = config.initialOpen || dialog.current?.open === true;
    send({ type: 'configure', config: { ...config, initialOpen: isOpen } });
  }, [config, send]);

  useEffect(() => {
    const { current: element } = dialog;
    const opened = () => send({ type: 'open' });
    element?.addEventListener('sokoni:opened', opened);
    return () => element?.removeEventListener('sokoni:opened', opened);
  }, [send]);

  useEffect(() => {
    const { current: element } = dialog;
    if (!element || !isConfigured) return;
    if (open && !element.open) openOverPage(element);
    if (!open && element.open) element.close();
  }, [open, isConfigured]);

  // each refusal is said, also the same one again
  useEffect(() => {
    if (attempt === 0 || loading || messageError === '') return;
    announce(failed.current?.innerText ?? '', 'assertive');
    failed.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt, loading, messageError]);

  useEffect(() => {
    const taken = () => {
      dropDraft(name);
      showOwn(paths.done);
    };
    if (success) taken();
    return whenTaken(name, taken);
  }, [success, name, paths.done]);

  const typedNow = (): void => {
    if (!form.current) return;
    const said = saidBy(form.current);
    send({ type: 'score.change', score: said.score });
    send({ type: 'comment.change', comment: said.comment });
  };
  const fault = faultOf({ companyId: company.id, score, comment }, words);
  const isWrong = withValidation || (isLeft && comment.trim() !== '');
  return {
    form,
    dialog,
    failed,
    draft: draft.notice,
    isSending: loading,
    message: loading ? '' : messageError,
    fault: isWrong ? fault : undefined,
    isSignedOut,
    typed: typedNow,
    left: () => {
      typedNow();
      setLeft(true);
    },
    submit: (event) => {
      event.preventDefault();
      typedNow();
      setAttempt((before) => before + 1);
      send({ type: 'submit' });
    },
    close: () => send({ type: 'close' }),
  };
};
