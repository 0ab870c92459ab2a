/** Says that something waits for a network (`offline/outbox.ts`, whose database has the same name). */
export const lettersWait = 'sokoni.outbox';

/** The database of photos that wait to be sent (`client/kept-photos.ts`). */
export const photosWait = 'sokoni.photos';

/** Whether something waited when the last page was left. */
export const lettersBefore = (): boolean => {
  try {
    return localStorage.getItem(lettersWait) !== null;
  } catch {
    return false;
  }
};

/** What is kept on this device of whoever is signed in. Favourites, the country and what is saved of data stay: they need no account. */
const own = /^sokoni\.(draft\.|outbox$|sent$|live$|place$|searches$|pushSent$)/;

/** Forgets on this device what someone typed and was told, and leaves the rest. */
const forgetTyped = (...storages: readonly Storage[]): void => {
  for (const storage of storages)
    for (const key of Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''))
      if (own.test(key)) storage.removeItem(key);
};

/**
 * Whether the account was just left: what is still in its forms is not kept any more. The document says so: the script of
 * every page and that of a page that lives in the browser are built apart, and share no variables.
 */
export const hasForgotten = (): boolean => 'forgotten' in document.documentElement.dataset;

/** Whoever logs out leaves nothing half-written behind for the next person at this device. */
export const forgetOnLogOut = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-log-out]'))
    form.addEventListener('submit', () => {
      document.documentElement.dataset.forgotten = '';
      try {
        forgetTyped(localStorage, sessionStorage);
        indexedDB.deleteDatabase(lettersWait);
        indexedDB.deleteDatabase(photosWait);
      } catch {
        // no storage, nothing kept
      }
    });
};
