import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useText } from '../page/text.ts';
import { draftKey, keepWithAccount, readDraft, writeDraft } from './draft-store.ts';
import { markSent } from './sent-form.ts';
import { type DraftOptions, type StoredDraft, useStoredDraft } from './stored-draft.tsx';

/** The key of the draft whose form was sent last, until its answer is there or the reader goes elsewhere by a link. */
let sent: string | null = null;

let isWatched = false;

const noteSent = (key: string): void => {
  sent = key;
  if (isWatched) return;
  isWatched = true;
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) sent = null;
  });
  // the answer may be a page that is loaded as a document
  addEventListener('pagehide', () => {
    if (sent !== null) markSent(sent);
  });
};

const isRefused = (): boolean => document.querySelector('.error-summary, [data-not-taken]') !== null;

/** Once the answer to a form is there: its draft is dropped, unless the form was refused. */
export const settleDraft = (): void => {
  if (sent !== null && !isRefused()) writeDraft(sent, null);
  sent = null;
};

/** For a form that chooses between a draft and what was saved elsewhere: its draft ends, whichever way it is left. */
export const useEndOfDraft = (name: string): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current: element } = form;
    const end = ({ type, target }: Event): void => {
      const isLeft = target instanceof Element && target.closest('a') !== null;
      if (type !== 'submit' && !isLeft) return;
      writeDraft(draftKey(name), null);
      // a form that is taken ends it itself
      if (isLeft) keepWithAccount(name, null);
    };
    for (const type of ['submit', 'click']) element?.addEventListener(type, end);
    return () => {
      for (const type of ['submit', 'click']) element?.removeEventListener(type, end);
    };
  }, [name]);
  return form;
};

/** Shows what was saved, which may be written otherwise than it was typed; it counts as unchanged from now on. */
const showSaved = (form: HTMLFormElement): void => {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      for (const option of field.options) option.defaultSelected = option.selected;
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && /^(text|tel|url|email)$/.test(field.type));
    if (!isText || field.name === '' || field.value === field.defaultValue) continue;
    field.value = field.defaultValue;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

/**
 * `useStoredDraft` in a page that is changed in the browser: the draft ends once the server has taken the form. Saving a
 * draft of an older version leads to the choice between both. A form that sends itself says when it is `sent`.
 */
export const useDraft = (name: string, options: DraftOptions): StoredDraft & { readonly sent: () => void } => {
  const draft = useStoredDraft(name, options);
  const { form, taken } = draft;
  const wasSent = useRef(false);
  const { key: visit } = useLocation();
  const { revalidate } = useRevalidator();
  const versionNow = useRef(options.version);
  versionNow.current = options.version;
  const versionSent = useRef<string | number>('');
  const nowSent = useCallback((): void => {
    wasSent.current = true;
    versionSent.current = versionNow.current;
    noteSent(draftKey(name));
  }, [name]);

  useEffect(() => {
    const { current: element } = form;
    const onSubmit = (): void => {
      if (element?.dataset.upload === undefined) nowSent();
    };
    element?.addEventListener('submit', onSubmit);
    return () => element?.removeEventListener('submit', onSubmit);
  }, [form, nowSent]);

  const nowTaken = useRef(taken);
  nowTaken.current = taken;
  useEffect(() => {
    if (!visit || !wasSent.current) return;
    wasSent.current = false;
    if (isRefused()) return;
    nowTaken.current();
    // what was read is not what was saved just now: it stands as it was typed until that can be read
    if (versionNow.current !== '' && versionNow.current === versionSent.current) void revalidate();
    else if (form.current) showSaved(form.current);
  }, [visit, form, revalidate]);

  const { t } = useText();
  const { pathname, search } = useLocation();
  const here = useRef(pathname + search);
  useEffect(
    () => () => {
      if (wasSent.current || !readDraft(draftKey(name))) return;
      const back = { label: t('shell.draft.back'), href: here.current };
      const detail = { id: 'draft-kept', content: t('shell.draft.left'), action: back };
      dispatchEvent(new CustomEvent('sokoni:toast', { detail }));
    },
    [name, t],
  );
  return { ...draft, sent: nowSent };
};
