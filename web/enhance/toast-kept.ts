/** Where a tab keeps the messages that it showed (`toast-history.ts`). */
export const toastsKey = 'sokoni.toasts';

/** Whether a page of this tab showed a message. */
export const toldBefore = (): boolean => {
  try {
    return sessionStorage.getItem(toastsKey) !== null;
  } catch {
    return false;
  }
};
