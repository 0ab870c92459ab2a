import { type RefObject, useEffect, useRef } from 'react';

/** What the server knows of this browser (`commands/account/sign-in.controller.ts`). */
type Stands = { readonly signedIn: boolean; readonly codeFor: string | null };

/**
 * Whether somebody came in by another tab meanwhile, and which code this browser has asked for: asked when the dialog
 * opens, and when one comes back to its tab.
 */
export const useStands = (dialog: RefObject<HTMLDialogElement | null>, heard: (stands: Stands) => void): void => {
  const hear = useRef(heard);
  hear.current = heard;
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || !dialog.current?.open) return;
      const answer = await fetch('/api/sign-in', { signal: leaving.signal });
      if (answer.ok) hear.current((await answer.json()) as Stands);
    };
    const asks = (): void => void ask().catch(() => {}); // without an answer the form does it all
    asks();
    document.addEventListener('visibilitychange', asks);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', asks);
    };
  }, [dialog]);
};
