import { dayMs } from '#domain/calendar.ts';
import { photosWait } from './forget-typed.ts';

/** A photo that was chosen and has not arrived yet: it waits on this device, whatever becomes of its page. */
export type KeptPhoto = {
  /** The picture's own: the hash of its bytes. */
  readonly key: string;
  /** The account that chose it, and the company it is for. */
  readonly of: string;
  readonly name: string;
  readonly file: Blob;
  /** What it weighed before it was made smaller, in bytes. */
  readonly before: number;
  /** ms since the epoch */
  readonly at: number;
};

const keptMs = 7 * dayMs;
const store = 'photos';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const photos = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const asked = indexedDB.open(photosWait, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: ['of', 'key'] });
  const db = await done(asked);
  try {
    return await done(work(db.transaction(store, mode).objectStore(store)));
  } finally {
    db.close();
  }
};

/** A device that keeps nothing sends while the page is open. */
const nothing = (): undefined => undefined;

export const keepPhoto = (photo: KeptPhoto) => photos('readwrite', (all) => all.put(photo)).catch(nothing);

export const dropPhoto = ({ of, key }: Pick<KeptPhoto, 'of' | 'key'>) =>
  photos('readwrite', (all) => all.delete([of, key])).catch(nothing);

/** The photos that wait for a company, the first chosen first. */
export const keptPhotos = async (of: string): Promise<readonly KeptPhoto[]> => {
  const all = (await photos<KeptPhoto[]>('readonly', (one) => one.getAll()).catch(nothing)) ?? [];
  for (const old of all.filter(({ at }) => Date.now() - at > keptMs)) await dropPhoto(old);
  return all
    .filter((one) => one.of === of && Date.now() - one.at <= keptMs)
    .toSorted((one, other) => one.at - other.at);
};

/** The name of a picture by its bytes: what is sent twice under it is stored once. */
export const keyOf = async (file: Blob): Promise<string> => {
  // only pages that come over https can count a hash
  const bytes = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    : crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
