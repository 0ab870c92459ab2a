import { dropDraft } from '../client/draft-store.ts';
import { lettersWait } from '../client/forget-typed.ts';
import { word } from '../client/words.ts';
import {
  allLetters,
  dropLetter,
  keepLetter,
  type Letter,
  letterOf,
  type Outcome,
  send,
  sendLetters,
} from './outbox.ts';

/** How long it waits until it tries again: soon at first, twice as long each time, never longer than the last. */
const againMs = { first: 1000, last: 30_000 } as const;

type Sync = { readonly sync?: { register(tag: string): Promise<void> } };

const waits = (is: boolean): void => {
  try {
    if (is) localStorage.setItem(lettersWait, '1');
    else localStorage.removeItem(lettersWait);
  } catch {
    // without storage it waits for this page only
  }
};

/** The browser sends it too, when the network is back and this page is not there any more. */
const askWorker = async (): Promise<void> => {
  const registration = (await navigator.serviceWorker?.getRegistration()) as Sync | undefined;
  await registration?.sync?.register('outbox').catch(() => {});
};

export type Words = Pick<Letter, 'name' | 'url' | 'type' | 'body'> & {
  /** The account that writes, where the page does not know it: somebody has signed in over it. */
  readonly owner?: string;
};

/** Sends words now. What no network takes is kept, and sent once when there is one. */
export const sendOrKeep = async (words: Words): Promise<Outcome> => {
  const before = await letterOf(words.name).catch(() => undefined);
  const letter: Letter = {
    ...words,
    owner: words.owner ?? document.body.dataset.liveUser ?? '',
    key: before && !before.outcome && before.body === words.body ? before.key : crypto.randomUUID(),
    lang: document.documentElement.lang,
    at: Date.now(),
  };
  await keepLetter(letter).catch(() => {}); // storage is forbidden: the page keeps its text
  const outcome = await send(letter);
  if (outcome.is === 'late') {
    waits(true);
    setTimeout(watchLetters, againMs.last); // the line is slow: not at once again
  } else if (outcome.is === 'unreachable') {
    waits(true);
    setTimeout(watchLetters); // once it is told that it waits
    void askWorker();
  } else await dropLetter(letter.name).catch(() => {});
  return outcome;
};

const toast = (message: string, variant: 'success' | 'error'): void => {
  dispatchEvent(new CustomEvent('sokoni:toast', { detail: { content: message, variant, id: 'outbox' } }));
};

/** Tells what became of letters that were sent meanwhile. */
const tell = async (): Promise<void> => {
  for (const { name, outcome } of await allLetters()) {
    if (!outcome) continue;
    await dropLetter(name);
    if (outcome.is === 'taken') {
      dropDraft(name);
      const isUnsaid = dispatchEvent(new CustomEvent('sokoni:letter-taken', { detail: name, cancelable: true }));
      if (isUnsaid) toast(word('wentLater'), 'success');
    } else if (outcome.is === 'refused') toast(word('notTakenLater', { why: outcome.message }), 'error');
  }
  if ((await allLetters()).length === 0) waits(false);
};

let isWatched = false;
let pause: number = againMs.first;
let timer: number | undefined;

const sendWaiting = async (): Promise<void> => {
  clearTimeout(timer);
  if (navigator.onLine) await sendLetters().then(tell);
  if ((await allLetters()).length === 0) return;
  clearTimeout(timer); // two may have come here at once
  timer = window.setTimeout(() => sendWaiting().catch(console.warn), pause);
  pause = Math.min(pause * 2, againMs.last);
};

/** Sends what waits as soon as it can go, and tells what became of it. */
export const watchLetters = (): void => {
  const go = () => sendWaiting().catch(console.warn);
  pause = againMs.first;
  void go();
  if (isWatched) return;
  isWatched = true;
  addEventListener('online', go);
  navigator.serviceWorker?.addEventListener('message', ({ data }) => data === 'outbox' && void tell());
};

/** Runs `then`, which tells it on the page, when the letter `name` was taken after it had waited. Returns what ends that. */
export const whenTaken = (name: string, then: () => void): (() => void) => {
  const taken = (event: Event): void => {
    if ((event as CustomEvent<string>).detail !== name) return;
    event.preventDefault();
    then();
  };
  addEventListener('sokoni:letter-taken', taken);
  return () => removeEventListener('sokoni:letter-taken', taken);
};
