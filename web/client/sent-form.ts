import { draftKey } from './draft-store.ts';

const key = 'sokoni.sent';

/** Remembers that the page which comes next is the answer to the form whose draft is kept as `draft`. */
export const markSent = (draft: string): void => sessionStorage.setItem(key, draft);

/**
 * Where this page is the answer to the form that was sent last, its draft has served, unless the page says that the form
 * was not taken.
 */
export const settleSent = (): void => {
  try {
    const draft = sessionStorage.getItem(key);
    if (!draft) return;
    sessionStorage.removeItem(key);
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const refused = document.querySelector('.error-summary, .account-sheet, [data-not-taken]');
    if (entry?.type === 'navigate' && !refused) localStorage.removeItem(draft);
  } catch {
    // no storage, no draft
  }
};

/** The draft of a form that the browser sends ends with the page that answers, unless that says that it was not taken. */
export const endDraftWithPage = (name: string): void => {
  addEventListener('pagehide', () => markSent(draftKey(name)), { once: true });
};
