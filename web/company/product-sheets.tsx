import { useEffect, useRef } from 'react';
import { useLives } from '../client/arrived.ts';
import { openOverPage } from '../client/over-page.ts';
import { productIn, useHash } from './asked-product.ts';
import { ProductSheet } from './product-sheet.tsx';
import type { AskableProduct, Seller } from './product-to-ask.ts';

type Props = {
  readonly products: readonly AskableProduct[];
  readonly seller: Seller;
  readonly savesData: boolean;
  /** The page of all products, for one that is not among these. */
  readonly all: string;
};

const dialogOf = (id: number): HTMLDialogElement | null => {
  const sheet = document.getElementById(`contact-product-${id}`);
  return sheet instanceof HTMLDialogElement ? sheet : null;
};

/** The link of a product on the page, which gets the focus when its dialog closes. */
const linkOf = (id: number): HTMLElement | null => document.querySelector<HTMLElement>(`#product-${id} a[href^="#"]`);

/** Sheets of products, each under its own address: the one that the address names is open, as a dialog. */
export const ProductSheets = ({ products, seller, savesData, all }: Props) => {
  const lives = useLives();
  const asked = productIn(useHash());
  const shown = useRef<number | null>(null);
  const id = asked?.id ?? null;

  useEffect(() => {
    const before = shown.current;
    shown.current = id;
    if (before !== null && before !== id) dialogOf(before)?.close();
    // going to an address has taken the focus away
    if (id === null) return before === null ? undefined : linkOf(before)?.focus();
    const dialog = dialogOf(id);
    if (!dialog && all !== location.pathname) location.replace(`${all}#contact-product-${id}`);
    if (dialog && !dialog.open) openOverPage(dialog, linkOf(id));
  }, [id, all]);

  const closed = (which: number): void => {
    if (productIn(location.hash)?.id === which) location.replace(`#product-${which}`);
  };
  return products.map((product, at) => {
    const [previous, next] = [products[at - 1]?.id, products[at + 1]?.id];
    const beside = { ...(previous !== undefined && { previous }), ...(next !== undefined && { next }) };
    return (
      <ProductSheet
        key={product.id}
        product={product}
        seller={seller}
        savesData={savesData}
        place={{ number: at + 1, count: products.length, ...beside }}
        isJustRegistered={asked?.id === product.id && asked.isJustRegistered}
        closed={() => closed(product.id)}
        lives={lives}
      />
    );
  });
};
