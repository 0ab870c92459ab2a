import { companyPath, languageOf, productsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { companyCard, head, originOf } from '../page/head.ts';
import { requestedCompany } from '../page/requested-company.ts';
import { textOf, useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/products-page.ts';
import './gallery.css';
import { savesData } from '../page/saves-data.ts';
import { masked } from '../phone/masked.ts';
import { productsData } from './product-data.ts';
import { ProductGrid } from './products.tsx';

export const loader = async (args: Route.LoaderArgs) => {
  const company = masked(await requestedCompany(args, new Date(), productsPath));
  const origin = originOf(args.context, addressOf(args.request));
  return { company, country: company.country, savesData: savesData(args.request), origin };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const lang = languageOf(location.pathname);
  const { company, origin } = loaderData;
  const { products } = company.content;
  const path = productsPath(lang, company);
  const { t } = textOf(lang);
  const title = t('company.product.pageTitle', { name: company.name, count: products.length });
  const description = t('company.product.description', { name: company.name });
  return [
    ...head({ title, description, origin, path, index: products.length > 0, card: companyCard(company) }),
    ...productsData(products, origin + companyPath(lang, company), origin + path, origin),
  ];
};

export { CompanyGone as ErrorBoundary } from '../results/company-gone.tsx';

export default function ProductsPage({ loaderData: { company, savesData: onTap } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const { products } = company.content;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="page-top">
        <a className="link" href={companyPath(lang, company)}>
          <Icon name="left" />
          <bdi>{company.name}</bdi>
        </a>
        <h1>{t('company.product.title')}</h1>
        <p className="muted num">{t('company.product.count', { count: products.length })}</p>
      </div>
      <div className="product-list">
        <ProductGrid company={company} products={products} savesData={onTap} heading="h2" />
      </div>
    </main>
  );
}
