import { dayMs } from '#domain/calendar.ts';

/** What was written without a network and is sent when it is back, by whichever comes first: a page, or the worker. */
export type Letter = {
  /** One for each form: what is written anew takes its place. */
  readonly name: string;
  /** The same for every attempt to send the same words: they are taken once. */
  readonly key: string;
  /** The account that wrote it; nothing for a visitor. */
  readonly owner: string;
  readonly url: string;
  readonly type: string;
  readonly body: string;
  readonly lang: string;
  /** ms since the epoch */
  readonly at: number;
  /** What became of it, until a page has told it. */
  readonly outcome?: Outcome;
};

export type Outcome =
  /** `url` is the page that answered. */
  | { readonly is: 'taken'; readonly url: string }
  | {
      readonly is: 'refused';
      readonly status: number;
      readonly message: string;
      /** What is wrong with which field, by its JSON pointer. */
      readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
    }
  | { readonly is: 'late' | 'unreachable' };

const keptMs = 7 * dayMs;
const patienceMs = 20_000;
const store = 'letters';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const letters = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const asked = indexedDB.open('sokoni.outbox', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'name' });
  const db = await done(asked);
  try {
    return await done(work(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
};

export const keepLetter = (letter: Letter) => letters('readwrite', (all) => all.put(letter));
export const dropLetter = (name: string) => letters('readwrite', (all) => all.delete(name));
export const letterOf = (name: string) => letters<Letter | undefined>('readonly', (all) => all.get(name));
export const allLetters = () => letters<Letter[]>('readonly', (all) => all.getAll());

type Problem = { readonly message?: unknown; readonly errors?: readonly { pointer: string; message: string }[] };

/** What an answer says of why it refuses. */
const whyIn = (text: string) => {
  try {
    const { message, errors } = JSON.parse(text) as Problem;
    return { message: typeof message === 'string' && message ? message : text, ...(errors && { errors }) };
  } catch {
    return { message: text.startsWith('<') ? '' : text }; // a page says more than fits into a line
  }
};

/** What is no fault of what is written: the network, or a server that is busy or being renewed. */
const passes = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** Sends a letter once. A visitor's goes without an account even when someone has signed in meanwhile. */
export const send = async ({ url, type, body, lang, key, owner }: Letter, patience = patienceMs): Promise<Outcome> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      credentials: owner ? 'include' : 'omit',
      headers: { 'Content-Type': type, 'Accept-Language': lang, 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(patience),
    });
    const isAway = answer.redirected && /\/login$/.test(new URL(answer.url).pathname);
    if (answer.ok && !isAway) return { is: 'taken', url: answer.url };
    return { is: 'refused', status: isAway ? 401 : answer.status, ...whyIn(await answer.text()) };
  } catch (error) {
    return { is: error instanceof DOMException && error.name === 'TimeoutError' ? 'late' : 'unreachable' };
  }
};

/** Whether the account that is signed in on this device now is the one that wrote it. */
const isOwn = async ({ owner }: Letter): Promise<boolean> => {
  if (!owner) return true;
  const me = await fetch('/api/me').catch(() => null);
  return me?.ok === true && ((await me.json()) as { id?: string }).id === owner;
};

/** Runs `work` while no other page and no worker of this browser sends. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('sokoni.outbox', work) : work();

/** Sends what waits. Answers whether nothing is left to send. */
export const sendLetters = (): Promise<boolean> =>
  alone(async () => {
    let isEmpty = true;
    for (const letter of await allLetters()) {
      if (letter.outcome) continue;
      if (Date.now() - letter.at > keptMs) await dropLetter(letter.name);
      else if (await isOwn(letter)) {
        const outcome = await send(letter);
        const waits = !('url' in outcome) && !('status' in outcome && !passes(outcome.status));
        if (waits) isEmpty = false;
        else if ((await letterOf(letter.name))?.key === letter.key) await keepLetter({ ...letter, outcome });
      }
    }
    return isEmpty;
  });
