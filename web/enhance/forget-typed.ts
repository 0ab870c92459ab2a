/** What is kept on this device of whoever is signed in. Favourites, the country and what is saved of data stay: they need no account. */
const own = /^sokoni\.(draft\.|review\.|live$|toasts$|place$)/;

/** Forgets on this device what someone typed and was told, and leaves the rest. */
export const forgetTyped = (...storages: readonly Storage[]): void => {
  for (const storage of storages)
    for (const key of Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''))
      if (own.test(key)) storage.removeItem(key);
};

/** Whoever logs out leaves nothing half-written behind for the next person at this device. */
export const forgetOnLogOut = (): void => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-log-out]'))
    form.addEventListener('submit', () => {
      try {
        forgetTyped(localStorage, sessionStorage);
      } catch {
        // no storage, nothing kept
      }
    });
};
