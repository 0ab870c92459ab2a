import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../page/text.ts';
import { type Draft, draftKey, dropDraft, keepWithAccount, readDraft, whenDropped, writeDraft } from './draft-store.ts';
import { hasForgotten } from './forget-typed.ts';
import { typedIn, typeInto } from './kept-forms.ts';

/** A pause in typing after which the draft is stored, in ms. */
const pauseMs = 500;

/** A pause after which the account keeps it too, in ms. */
const accountPauseMs = 2_000;

export type DraftOptions = {
  /** The version of what is saved, which the form is about. */
  readonly version: string | number;
  /** The form shows what the server returned: what was refused, or what was typed before a log-in. */
  readonly isReturned: boolean;
  /** What the account keeps of the form, of this device or another one. */
  readonly kept?: Draft | null;
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

type Restored = { readonly version: string; readonly isElsewhere: boolean };

/**
 * Puts back what this device and the account keep of a form, what was typed last over the rest, and says over which
 * version it was typed: another one than the `current` where any of it was. Null where nothing is kept.
 */
const putBack = (form: HTMLFormElement, own: Draft | null, kept: Draft | null, current: string): Restored | null => {
  const drafts = [own, kept].filter((one): one is Draft => one !== null && one.typed.length > 0);
  const inOrder = drafts.toSorted((one, other) => one.at - other.at);
  const last = inOrder.at(-1);
  if (!last) return null;
  for (const { typed } of inOrder) typeInto(form, typed);
  const { version } = inOrder.find((one) => one.version !== current) ?? last;
  return { version, isElsewhere: last === kept && own?.at !== kept.at };
};

/**
 * Stores what is typed in a form on this device, and puts it back when the page opens again. A draft of an older version
 * of what is saved is put back too. It ends with `dropDraft(name)`.
 */
export const useStoredDraft = (name: string, { version, isReturned, kept = null }: DraftOptions): StoredDraft => {
  const form = useRef<HTMLFormElement>(null);
  const [restored, setRestored] = useState<Restored | null>(null);
  const current = restored?.version ?? version;
  const versionNow = useRef(current);
  versionNow.current = current;
  const keptNow = useRef(kept);
  keptNow.current = kept;

  useEffect(() => {
    const { current: element } = form;
    if (!element) return;
    const key = draftKey(name);
    const isTyped = typedIn(element).length > 0; // before this page was hydrated
    if (!isReturned && !isTyped) {
      const back = putBack(element, readDraft(key), keptNow.current, String(versionNow.current));
      if (back) setRestored(back);
    }
    let timer = 0;
    let accountTimer = 0;
    let forAccount: (() => void) | null = null;
    const tellAccount = (): void => {
      clearTimeout(accountTimer);
      forAccount?.();
      forAccount = null;
    };
    let isStored = !isTyped;
    const store = (): void => {
      clearTimeout(timer);
      if (isStored || hasForgotten()) return;
      isStored = true;
      const typed = typedIn(element, { all: isReturned });
      const now = { typed, version: String(versionNow.current), at: Date.now() };
      const draft = typed.length > 0 ? now : null;
      writeDraft(key, draft);
      forAccount = () => keepWithAccount(name, draft);
      clearTimeout(accountTimer);
      accountTimer = window.setTimeout(tellAccount, accountPauseMs);
    };
    const storeAndTell = (): void => {
      store();
      tellAccount();
    };
    // taken, the server ends what the account keeps
    const onSubmit = (): void => {
      store();
      clearTimeout(accountTimer);
      forAccount = null;
    };
    const storeSoon = (): void => {
      isStored = false;
      clearTimeout(timer);
      timer = window.setTimeout(store, pauseMs);
    };
    if (isTyped) storeSoon();
    whenDropped(key, () => {
      isStored = true;
      clearTimeout(accountTimer);
      forAccount = null;
    });
    element.addEventListener('input', storeSoon);
    element.addEventListener('submit', onSubmit);
    addEventListener('pagehide', storeAndTell);
    document.addEventListener('visibilitychange', storeAndTell);
    return () => {
      storeAndTell();
      element.removeEventListener('input', storeSoon);
      element.removeEventListener('submit', onSubmit);
      removeEventListener('pagehide', storeAndTell);
      document.removeEventListener('visibilitychange', storeAndTell);
    };
  }, [name, isReturned]);

  const drop = (): void => {
    dropDraft(name);
    keepWithAccount(name, null);
    form.current?.reset();
    setRestored(null);
  };
  return {
    form,
    version: current,
    notice: restored !== null && <DraftNotice isElsewhere={restored.isElsewhere} drop={drop} />,
    taken: () => setRestored(null),
  };
};

type NoticeProps = { readonly isElsewhere: boolean; readonly drop: () => void };

const DraftNotice = ({ isElsewhere, drop }: NoticeProps) => {
  const { t } = useText();
  return (
    <div className="notice draft" role="status">
      <div>{t(isElsewhere ? 'shell.draft.elsewhere' : 'shell.draft.kept')}</div>
      <button type="button" className="btn ghost" onClick={drop}>
        {t('shell.draft.drop')}
      </button>
    </div>
  );
};
