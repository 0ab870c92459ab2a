import { createContext, useContext } from 'react';

/** The nonce of a page that hydrates (`entry.server.tsx`). */
export const NonceContext = createContext<string | undefined>(undefined);

const inDocument = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : (document.querySelector('meta[property=csp-nonce]')?.getAttribute('content') ?? undefined);

/** The nonce of this page; undefined where it does not hydrate. */
export const useCspNonce = (): string | undefined => useContext(NonceContext) ?? inDocument();

/** Where React Aria looks for it, for the one style that it adds. */
export const CspNonce = () => {
  const nonce = useCspNonce();
  return nonce ? <meta property="csp-nonce" content={nonce} /> : null;
};
