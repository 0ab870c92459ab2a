import { mailLink } from '../page/links.ts';
import { useText } from '../page/text.ts';
import { CallLink } from '../ui/call-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { AskableProduct, Seller } from './product-to-ask.ts';

type Props = { readonly product: AskableProduct; readonly seller: Seller };

/** The ways to ask for a product, one of them the thing to do. */
export const ProductWays = ({ product, seller }: Props) => {
  const { t } = useText();
  const { name, link } = product.description;
  const { id, phone, email, talk } = seller;
  const subject = t('company.product.subject', { product: name });
  return (
    <footer>
      {link && (
        <a className="btn ghost" href={link} rel="nofollow noopener ugc">
          <Icon name="web" />
          {t('company.product.link')}
        </a>
      )}
      {email && (
        <a className="btn" href={mailLink(email, { subject })} data-counted="email-tap" data-company={id}>
          <Icon name="mail" />
          {t('company.act.email')}
        </a>
      )}
      {talk && (
        <a className="btn leaf" href={`${talk}?product=${product.id}`} rel="nofollow noopener">
          <Icon name="wa" />
          WhatsApp
        </a>
      )}
      {phone && (
        <CallLink
          className="btn primary"
          company={seller}
          href={seller.numbers}
          masked={phone}
          label={t('web.do.call')}
        />
      )}
    </footer>
  );
};
