import { type MouseEvent, useState } from 'react';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Written } from '../ui/written.tsx';
import '../ui/dialog.css';
import { ProductPrice, ProductTags } from './product-price.tsx';
import { ProductSteps } from './product-steps.tsx';
import type { AskableProduct, Seller } from './product-to-ask.ts';
import { ProductWays } from './product-ways.tsx';

export type ProductSheetProps = {
  readonly product: AskableProduct;
  readonly seller: Seller;
  readonly savesData: boolean;
  /** Those beside it, and how many there are. */
  readonly place: {
    readonly number: number;
    readonly count: number;
    readonly previous?: number;
    readonly next?: number;
  };
  /** Whoever looks has an account since a moment ago. */
  readonly isJustRegistered: boolean;
  /** The dialog was closed. */
  readonly closed: () => void;
  readonly lives: boolean;
};

/**
 * A product and the ways to ask for it, under its own address `#contact-product-{id}`: shown by the address alone without
 * script, and as a modal dialog once it lives (`product-sheets.tsx`).
 */
export const ProductSheet = (props: ProductSheetProps) => {
  const { product, seller, savesData, place, isJustRegistered, closed, lives } = props;
  const { t } = useText();
  const [isTapped, setTapped] = useState(false);
  const { id, promo, description } = product;
  const title = `product-name-${id}`;
  const close = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it, as Escape does
    <dialog
      className="over-page product-sheet"
      id={`contact-product-${id}`}
      aria-labelledby={title}
      onClose={closed}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      suppressHydrationWarning
    >
      <div className="sheet">
        <div className="edge" />
        <section className="dialog">
          <header>
            <h2 id={title} suppressHydrationWarning>
              <Written text={description.name} />
            </h2>
            <a className="btn ghost icon-only" href={`#product-${id}`} aria-label={t('web.do.close')} onClick={close}>
              <Icon name="close" />
            </a>
          </header>
          <div className="body">
            {isJustRegistered && <Notice tone="good">{t('company.product.justRegistered')}</Notice>}
            {description.image && (
              <Picture
                image={description.image}
                alt=""
                sizes="(min-width: 40rem) 33rem, 92vw"
                most={1280}
                onTap={savesData && !isTapped}
                show={() => setTapped(true)}
              />
            )}
            <div className="facts">
              <ProductTags product={product} />
              <ProductPrice product={product} />
              <p className="small muted">
                <Written text={[description.brand, description.category].filter(Boolean).join(' · ')} />
              </p>
            </div>
            {promo && (
              <Notice>
                <Written text={promo} />
              </Notice>
            )}
            {description.text?.split(/\n+/).map((line) => (
              <p key={line}>
                <Written text={line} />
              </p>
            ))}
            <p className="small muted">{t('company.product.soldBy', { name: seller.name })}</p>
          </div>
          <ProductSteps place={place} />
          <ProductWays product={product} seller={seller} />
        </section>
      </div>
      {/* without script a tap beside the sheet closes it too */}
      {!lives && (
        <a className="away" href={`#product-${id}`} tabIndex={-1}>
          <span className="sr">{t('web.do.close')}</span>
        </a>
      )}
    </dialog>
  );
};
