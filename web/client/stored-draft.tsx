import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../page/text.ts';
import { draftKey, dropDraft, readDraft, whenDropped, writeDraft } from './draft-store.ts';
import { hasForgotten } from './forget-typed.ts';
import { typedIn, typeInto } from './kept-forms.ts';

/** A pause in typing after which the draft is stored, in ms. */
const pauseMs = 500;

export type DraftOptions = {
  /** The version of what is saved, which the form is about. */
  readonly version: string | number;
  /** The form shows what the server returned: what was refused, or what was typed before a log-in. */
  readonly isReturned: boolean;
};

export type StoredDraft = {
  /** For the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The version that the form is about: that of the draft when it was put back. */
  readonly version: string | number;
  /** Says that the draft was put back, and offers to drop it. */
  readonly notice: React.ReactNode;
  /** The form counts as one without a draft from now on: what was put back was taken. */
  readonly taken: () => void;
};

/**
 * Stores what is typed in a form on this device, and puts it back when the page opens again. A draft of an older version
 * of what is saved is put back too. It ends with `dropDraft(name)`.
 */
export const useStoredDraft = (name: string, { version, isReturned }: DraftOptions): StoredDraft => {
  const form = useRef<HTMLFormElement>(null);
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
    if (isTyped) storeSoon();
    whenDropped(key, () => {
      isStored = true;
    });
    element.addEventListener('input', storeSoon);
    element.addEventListener('submit', store);
    addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', store);
    return () => {
      store();
      element.removeEventListener('input', storeSoon);
      element.removeEventListener('submit', store);
      removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', store);
    };
  }, [name, isReturned]);

  const drop = (): void => {
    dropDraft(name);
    form.current?.reset();
    setRestored(null);
  };
  return {
    form,
    version: current,
    notice: restored !== null && <DraftNotice drop={drop} />,
    taken: () => setRestored(null),
  };
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
