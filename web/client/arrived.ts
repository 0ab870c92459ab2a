import { useState, useSyncExternalStore } from 'react';

let hydrated = false;

/** The page lives from now on: what appears in it appears before a reader's eyes. */
export const nowHydrated = (): void => {
  hydrated = true;
};

/** Whether this component appeared in a page that lived already, instead of coming with it from the server. */
export const useAppeared = (): boolean => useState(() => hydrated)[0];

const neverChanges = (): (() => void) => () => {};

/** Whether the component lives in the browser: false on the server, and while its page is hydrated. */
export const useLives = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
