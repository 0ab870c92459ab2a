import type { CompanyProduct } from '#read-api/company/company-content.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { productsPath } from '../addresses/paths.ts';
import { BBCode } from '../bbcode/bbcode.tsx';
import { Island } from '../client/island.tsx';
import { Picture } from '../media/picture.tsx';
import { useText } from '../page/text.ts';
import { clothOf } from '../ui/cloth.tsx';
import { Icon } from '../ui/icon.tsx';
import { Written } from '../ui/written.tsx';
import { useEither } from './either.ts';
import { ProductPrice, ProductTags } from './product-price.tsx';
import { ProductSheets } from './product-sheets.tsx';
import { askable, sellerOf } from './product-to-ask.ts';
import './products.css';

type Props = { readonly company: CompanyPage; readonly savesData: boolean };

const shown = 8;

/** Where a tap on a product leads: to what can be asked about it here, or to where it is sold. */
const leadsTo = ({ id, description: { withModal, link } }: CompanyProduct): string =>
  withModal || !link ? `#contact-product-${id}` : link;

type CardProps = Props & { readonly product: CompanyProduct; readonly heading: 'h2' | 'h3' };

const Card = ({ product, company, savesData, heading: Heading }: CardProps) => {
  const { name, brand, text, category, image } = product.description;
  const href = leadsTo(product);
  const detail = [brand, category].filter(Boolean).join(' · ') || text;
  return (
    <li className="card product" id={`product-${product.id}`}>
      <div className="pic">
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes="(min-width: 48rem) 14rem, 46vw"
            most={640}
            fit="cover"
            onTap={savesData}
          />
        ) : (
          <span className={`cloth ${clothOf(company.id)}`} aria-hidden="true" />
        )}
      </div>
      <ProductTags product={product} />
      <div className="b">
        <Heading>
          <a href={href} rel={href.startsWith('#') ? undefined : 'nofollow noopener ugc'}>
            <Written text={name} />
          </a>
        </Heading>
        {detail && (
          <p className="small muted clamp">
            <Written text={detail} />
          </p>
        )}
        <ProductPrice product={product} />
      </div>
    </li>
  );
};

type GridProps = Omit<CardProps, 'product'> & { readonly products: readonly CompanyProduct[] };

export const ProductGrid = ({ products, company, savesData, heading }: GridProps) => {
  const { lang } = useText();
  const all = productsPath(lang, company);
  return (
    <>
      <ul className="products">
        {products.map((product) => (
          <Card key={product.id} product={product} company={company} savesData={savesData} heading={heading} />
        ))}
      </ul>
      <Island
        name="products"
        of={ProductSheets}
        props={{ products: products.map(askable), seller: sellerOf(company, lang), savesData, all }}
        at="contact-product-"
      />
    </>
  );
};

const hasShop = ({ shop, content }: CompanyPage): boolean =>
  content.ad !== null || [shop?.title, shop?.text].some((said) => said?.fr || said?.en);

/** The picture and the words that stand above the products. */
const ShopWords = ({ company: { name, shop, content }, savesData }: Props) => {
  const { t } = useText();
  const either = useEither();
  const { ad } = content;
  const [title, text] = [either(shop?.title), either(shop?.text)];
  return (
    <>
      {ad && (
        <Picture
          image={ad}
          alt={title?.text ?? t('company.shop.ad', { name })}
          altLang={title?.lang}
          sizes="(min-width: 64rem) 46rem, 92vw"
          most={1280}
          onTap={savesData}
        />
      )}
      {title && <h3 lang={title.lang}>{title.text}</h3>}
      {text && (
        <div lang={text.lang}>
          <BBCode text={text.text} />
        </div>
      )}
    </>
  );
};

/** What the company offers: the first of it, and the way to the rest. */
export const Products = ({ company, savesData }: Props) => {
  const { t, lang } = useText();
  const { products } = company.content;
  if (products.length === 0 && !hasShop(company)) return null;
  return (
    <section aria-labelledby="products">
      <div className="section-head">
        <h2 id="products">{t('company.product.title')}</h2>
        {products.length > shown && (
          <a className="link" href={productsPath(lang, company)}>
            {t('company.product.all', { count: products.length })}
            <Icon name="right" />
          </a>
        )}
      </div>
      <ShopWords company={company} savesData={savesData} />
      {products.length > 0 && (
        <ProductGrid company={company} products={products.slice(0, shown)} savesData={savesData} heading="h3" />
      )}
    </section>
  );
};
