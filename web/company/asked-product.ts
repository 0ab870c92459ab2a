import { useSyncExternalStore } from 'react';

/** `#contact-product-12`, also with more in the address: `#contact-product-12&just-registered=1`. */
const product = /(?:^|[#&=?])contact-product-(\d+)/;
const justRegistered = /[?&]just-registered=(?:1|on|true)(?:&|$)/;

export type AskedProduct = { readonly id: number; readonly isJustRegistered: boolean };

/** The product that the end of an address asks for. */
export const productIn = (hash: string): AskedProduct | null => {
  const id = product.exec(hash)?.[1];
  return id === undefined ? null : { id: Number(id), isJustRegistered: justRegistered.test(hash) };
};

const onHash = (then: () => void): (() => void) => {
  addEventListener('hashchange', then);
  return () => removeEventListener('hashchange', then);
};

/** The end of this page's address; empty while it is rendered by the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    onHash,
    () => location.hash,
    () => '',
  );
