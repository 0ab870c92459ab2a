import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useText } from '../page/text.ts';
import { announce } from './announce.ts';
import { cutOut } from './cut-out.ts';
import type { FormFile } from './form-files.ts';
import { answered, postForm, type Trouble } from './post-form.ts';

/** A form whose files are on their way. */
export type Upload = {
  /** For the form. */
  readonly form: { readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void; readonly 'data-upload': '' };
  /** For `FormFiles` around its fields. */
  readonly files: Set<FormFile>;
  /** How much of it is sent, from 0 to 1; null while nothing is on its way. */
  readonly share: number | null;
  readonly trouble: Trouble | null;
  /** The line that shows it. */
  readonly line: RefObject<HTMLDivElement | null>;
  readonly cancel: () => void;
};

/** The first of them that may not be sent. */
const unsoundOf = async (files: Iterable<FormFile>): Promise<FormFile | undefined> => {
  let first: FormFile | undefined;
  for (const file of files) if (!(await file.isSound())) first ??= file;
  return first;
};

type Wishes = {
  /** Is called when the server has answered. */
  readonly sent?: () => void;
  /** The field of a picture of which the chosen part is cut out before it is sent. */
  readonly picture?: string;
};

/**
 * Sends a form with files once: looks at them first, tells how far they are, stops when asked to, and keeps the form as
 * it stands when it cannot be sent. The page needs `answerOr` as its `clientAction`.
 */
export const useUpload = ({ sent, picture }: Wishes = {}): Upload => {
  const { t } = useText();
  const submit = useSubmit();
  const [files] = useState(() => new Set<FormFile>());
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sending = useRef<AbortController | null>(null);
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const back = (): void => setTrouble((before) => (before === 'unreachable' ? null : before));
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      sending.current?.abort(); // whoever leaves the page stops it
    };
  }, []);

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null, { signal }: AbortController) => {
    setTrouble(null);
    setShare(0);
    const unsound = await unsoundOf(files);
    if (unsound) return unsound.focus();
    announce(t('account.sending'));
    const address = new URL(form.getAttribute('action') ?? '', location.href);
    const body = new FormData(form, submitter);
    if (picture) await cutOut(body, picture);
    if (signal.aborted) return;
    const answer = await postForm(address, body, setShare, signal);
    if (line.current?.contains(document.activeElement)) submitter?.focus();
    if (typeof answer === 'string') return setTrouble(answer);
    sent?.();
    await submit(answered(answer), {
      method: 'post',
      encType: 'multipart/form-data',
      action: address.pathname + address.search,
      preventScrollReset: true,
    });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.current) return;
    const controller = new AbortController();
    sending.current = controller;
    const { submitter } = event.nativeEvent;
    void send(event.currentTarget, submitter, controller).finally(() => {
      sending.current = null;
      setShare(null);
    });
  };
  return {
    form: { onSubmit, 'data-upload': '' },
    files,
    share,
    trouble,
    line,
    cancel: () => sending.current?.abort(),
  };
};
