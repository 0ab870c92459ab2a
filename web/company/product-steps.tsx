import type { MouseEvent } from 'react';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import type { ProductSheetProps } from './product-sheet.tsx';

/** The address of another product takes the place of this one: the way back leads out of the dialog. */
const instead = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  location.replace(event.currentTarget.href);
};

/** From one product to the one beside it, without going back to the list. */
export const ProductSteps = ({ place: { number, count, previous, next } }: Pick<ProductSheetProps, 'place'>) => {
  const { t } = useText();
  if (count < 2) return null;
  return (
    <nav className="steps" aria-label={t('company.product.steps')}>
      {previous === undefined ? (
        <span />
      ) : (
        <a className="btn ghost" href={`#contact-product-${previous}`} onClick={instead}>
          <Icon name="left" />
          <span>{t('company.product.previous')}</span>
        </a>
      )}
      <span className="muted small num">{t('company.media.nth', { number, count })}</span>
      {next !== undefined && (
        <a className="btn ghost" href={`#contact-product-${next}`} onClick={instead}>
          <span>{t('company.product.next')}</span>
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
};
