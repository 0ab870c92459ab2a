import { dayMs } from '#domain/calendar.ts';
import type { Typed } from './kept-forms.ts';

const keptMs = 7 * dayMs;

/** What was typed in a form, over which version of what is saved, and when (ms since the epoch). */
export type Draft = { readonly typed: Typed; readonly version: string; readonly at: number };

/** The draft under `key` on this device; null when there is none, or it is older than a week. */
export const readDraft = (key: string): Draft | null => {
  try {
    const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as Draft | null;
    return draft && Date.now() - draft.at < keptMs ? draft : null;
  } catch {
    return null;
  }
};

/** Stores the draft, or removes it. Does nothing where the device stores nothing: the form works without a draft. */
export const writeDraft = (key: string, draft: Draft | null): void => {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // full or forbidden
  }
};

/** The key of the draft `name` of whoever is signed in. */
export const draftKey = (name: string): string => `sokoni.draft.${document.body.dataset.liveUser ?? ''}/${name}`;

/** The name of the draft of one item of a list, or of one to add, from the name of the list's. */
export const draftOfItem = (list: string, item: string | number | null): string => `${list}/${item || 'new'}`;

/** What ends the keeping of a draft that is not written yet, by its key. */
const keepers = new Map<string, () => void>();

/** Runs `end` when the draft under `key` is dropped: what is typed is not to be stored once more. */
export const whenDropped = (key: string, end: () => void): void => {
  keepers.set(key, end);
};

/** The names of the forms whose drafts go with the account, to its other devices. */
const ofAccount = /^company-\d+-[a-z_-]+(\/[\w-]+)?$/;

const tellAccount = (what: 'keep' | 'drop', data: object): void => {
  // without a network it stays on this device
  void fetch(`/api/account/${what}-form-draft`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
    keepalive: true,
  }).catch(() => {});
};

/** Has the account keep the draft `name`, or forget it, where its form is one of those that go with it. */
export const keepWithAccount = (name: string, draft: Draft | null): void => {
  if (!ofAccount.test(name)) return;
  if (draft) tellAccount('keep', { form: name, ...draft });
  else tellAccount('drop', { form: name });
};

/** Forgets the draft `name`: what it says was taken. */
export const dropDraft = (name = ''): void => {
  const key = draftKey(name);
  keepers.get(key)?.();
  writeDraft(key, null);
};
