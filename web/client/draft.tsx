import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../page/text.ts';
import { draftKey, readDraft, writeDraft } from './draft-store.ts';
import { hasForgotten } from './forget-typed.ts';
import { typedIn, typeInto } from './kept-forms.ts';

/** A pause in typing after which the draft is stored, in ms. */
const pauseMs = 500;

/** The key of the draft whose form was sent last, until its answer is there. */
let sent: string | null = null;

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
      if (type === 'submit' || (target instanceof Element && target.closest('a'))) writeDraft(draftKey(name), null);
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
      (field instanceof HTMLInputElement && /^(text|tel|url)$/.test(field.type));
    if (!isText || field.name === '' || field.value === field.defaultValue) continue;
    field.value = field.defaultValue;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
};

type Options = {
  /** The version of what is saved, which the form is about. */
  readonly version: string | number;
  /** The form shows what the server returned: what was refused, or what was typed before a log-in. */
  readonly isReturned: boolean;
};

type KeptDraft = {
  /** For the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The version that the form is about: that of the draft when it was put back. */
  readonly version: string | number;
  /** Says that the draft was put back, and offers to drop it. */
  readonly notice: React.ReactNode;
};

/**
 * Stores what is typed in a form on this device until the server takes it, and puts it back when the page opens again.
 * A draft of an older version of what is saved is put back too: saving it leads to the choice between both.
 */
export const useDraft = (name: string, { version, isReturned }: Options): KeptDraft => {
  const form = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const { key: visit } = useLocation();
  const [restored, setRestored] = useState<string | null>(null);
  const current = restored ?? version;
  const versionNow = useRef(current);
  versionNow.current = current;

  useEffect(() => {
    const { current: element } = form;
    if (!element) return;
    const key = draftKey(name);
    const isTyped = typedIn(element).length > 0; // before this page was hydrated
    const draft = readDraft(key);
    if (draft && draft.typed.length > 0 && !isReturned && !isTyped) {
      typeInto(element, draft.typed);
      setRestored(draft.version);
    }
    let timer = 0;
    let isStored = !isTyped;
    const store = (): void => {
      clearTimeout(timer);
      if (isStored || hasForgotten()) return;
      isStored = true;
      const typed = typedIn(element, { all: isReturned });
      const now = { typed, version: String(versionNow.current), at: Date.now() };
      writeDraft(key, typed.length > 0 ? now : null);
    };
    const storeSoon = (): void => {
      isStored = false;
      clearTimeout(timer);
      timer = window.setTimeout(store, pauseMs);
    };
    const onSubmit = (): void => {
      store();
      wasSent.current = true;
      sent = key;
    };
    element.addEventListener('input', storeSoon);
    element.addEventListener('submit', onSubmit);
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      store();
      element.removeEventListener('input', storeSoon);
      element.removeEventListener('submit', onSubmit);
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    };
  }, [name, isReturned]);

  useEffect(() => {
    if (!visit || !wasSent.current) return;
    wasSent.current = false;
    if (isRefused()) return;
    setRestored(null);
    if (form.current) showSaved(form.current);
  }, [visit]);

  const drop = (): void => {
    writeDraft(draftKey(name), null);
    form.current?.reset();
    setRestored(null);
  };
  return { form, version: current, notice: restored !== null && <DraftNotice drop={drop} /> };
};

const DraftNotice = ({ drop }: { readonly drop: () => void }) => {
  const { t } = useText();
  return (
    <div className="notice draft" role="status">
      <div>{t('shell.draft.kept')}</div>
      <button type="button" className="btn ghost" onClick={drop}>
        {t('shell.draft.drop')}
      </button>
    </div>
  );
};
