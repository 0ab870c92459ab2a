import type { CompanyProduct } from '#read-api/company/company-content.ts';
import { useText } from '../page/text.ts';
import { Badge } from '../ui/badge.tsx';
import { Written } from '../ui/written.tsx';

type Props = { readonly product: Pick<CompanyProduct, 'price' | 'sticker' | 'promo'> };

/** What it costs and what it cost before, each in its own currency; a line of room is kept for the older price. */
export const ProductPrice = ({ product: { price } }: Props) => {
  const { t, money } = useText();
  if (!price) return <p className="price ask">{t('company.product.askPrice')}</p>;
  return (
    <p>
      <span className="price">{money(price.amount, price.currency)}</span>
      {price.crossedOut === null ? (
        <span className="old" aria-hidden="true" />
      ) : (
        <del className="old">
          <span className="sr">{t('company.product.oldPrice')} </span>
          {money(price.crossedOut, price.currency)}
        </del>
      )}
    </p>
  );
};

/** `Promo −16 %`, and the company's own sticker. */
export const ProductTags = ({ product: { price, promo, sticker } }: Props) => {
  const { t } = useText();
  const off = price?.crossedOut ? Math.round((1 - price.amount / price.crossedOut) * 100) : 0;
  const promotion = off > 0 ? t('company.product.off', { percent: off }) : promo ? t('company.product.promo') : null;
  if (!promotion && !sticker) return null;
  return (
    <div className="tags">
      {promotion && <Badge tone="laterite">{promotion}</Badge>}
      {sticker && (
        <Badge tone="indigo">
          <Written text={sticker} />
        </Badge>
      )}
    </div>
  );
};
