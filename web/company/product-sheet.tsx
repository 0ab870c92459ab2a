import type { CompanyProduct } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { whatsappPath } from '../addresses/paths.ts';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Written } from '../ui/written.tsx';
import '../ui/dialog.css';
import { mailLink } from '../page/links.ts';
import { ProductPrice, ProductTags } from './product-price.tsx';

type Props = { readonly product: CompanyProduct; readonly company: CompanyPage; readonly savesData: boolean };

const Ways = ({ product, company }: Omit<Props, 'savesData'>) => {
  const { t, lang } = useText();
  const { name, link } = product.description;
  const firstOf = (...types: string[]) => company.coordinates.find(({ type }) => types.includes(type))?.value;
  const [phone, email] = [firstOf('tel', 'gsm'), firstOf('email')];
  const talks = firstOf('whatsapp')?.startsWith('+') ?? false;
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
        <a className="btn" href={mailLink(email, { subject })} data-counted="email-tap" data-company={company.id}>
          <Icon name="mail" />
          {t('company.act.email')}
        </a>
      )}
      {talks && (
        <a className="btn leaf" href={`${whatsappPath(lang, company)}?product=${product.id}`} rel="nofollow noopener">
          <Icon name="wa" />
          WhatsApp
        </a>
      )}
      {phone && <PhoneLink className="btn primary" company={company} masked={phone} label={t('web.do.call')} />}
    </footer>
  );
};

/**
 * A product and the ways to ask for it, under its own address `#contact-product-{id}`: shown by the address alone, and
 * as a modal dialog where there is script (`enhance/product-dialog.ts`).
 */
export const ProductSheet = ({ product, company, savesData }: Props) => {
  const { t } = useText();
  const { id, promo, description } = product;
  const title = `product-name-${id}`;
  return (
    <dialog className="over-page product-sheet" id={`contact-product-${id}`} aria-labelledby={title}>
      <div className="sheet">
        <div className="edge" />
        <section className="dialog">
          <header>
            <h2 id={title}>
              <Written text={description.name} />
            </h2>
            <a className="btn ghost icon-only" href={`#product-${id}`} aria-label={t('web.do.close')}>
              <Icon name="close" />
            </a>
          </header>
          <div className="body">
            <div hidden data-just-registered="">
              <Notice tone="good">{t('company.product.justRegistered')}</Notice>
            </div>
            {description.image && (
              <Picture
                image={description.image}
                alt=""
                sizes="(min-width: 40rem) 33rem, 92vw"
                most={1280}
                onTap={savesData}
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
            <p className="small muted">{t('company.product.soldBy', { name: company.name })}</p>
          </div>
          <Ways product={product} company={company} />
        </section>
      </div>
      {/* a tap beside the sheet closes it without script too */}
      <a className="away" href={`#product-${id}`} tabIndex={-1}>
        <span className="sr">{t('web.do.close')}</span>
      </a>
    </dialog>
  );
};
