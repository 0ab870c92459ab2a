import { data, redirect } from 'react-router';
import type { Language } from '#domain/text.ts';
import type { CompanyPage } from '#read-api/company/company-page.ts';
import { originOf } from '../head.ts';
import { companyPath, homePath, languageOf, resultsPath } from '../paths.ts';
import { readApiContext } from '../server-context.ts';
import { useText } from '../text.ts';
import { clothOf } from '../ui/cloth.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/company.ts';
import { ActionBar } from './action-bar.tsx';
import { companyHead } from './company-head.ts';
import { Contact } from './contact.tsx';
import { Directions } from './directions.tsx';
import { Facts } from './facts.tsx';
import { Hours } from './hours.tsx';
import { Ident } from './ident.tsx';
import { Presentation } from './presentation.tsx';

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const id = Number(/^\d{1,9}(?=-|$)/.exec(params.company)?.[0]);
  const at = new Date();
  const company = id > 0 ? await context.get(readApiContext).companyPage(id, at) : null;
  if (!company) throw data(null, { status: 404 });
  const path = companyPath(languageOf(url.pathname), company);
  if (params.company !== `${company.id}-${company.slug}`) throw redirect(path + url.search, 301);
  return { company, country: company.country, at, origin: originOf(context, url) };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData ? companyHead(loaderData.company, loaderData.origin, languageOf(location.pathname)) : [];

/** Where others of its kind are, as a search. */
const similar = ({ categories, place }: CompanyPage, lang: Language): string => {
  const params = new URLSearchParams({ category: categories.at(-1)?.id ?? '' });
  if (place.city) params.set('city', String(place.city.id));
  return `${resultsPath(lang, place.country)}?${params}`;
};

export default function Company({ loaderData: { company, at } }: Route.ComponentProps) {
  const { t, lang, country } = useText();
  const { place, categories } = company;
  const countryName = company.country.names?.[lang] ?? country(place.country);
  const own = categories.at(-1)?.names[lang];
  return (
    <main id="main" tabIndex={-1}>
      <div className={`banner cloth ${clothOf(company.id)}`} aria-hidden="true" />
      <Ident company={company} at={at} />
      <ActionBar company={company} />
      <div className="wrap company">
        <aside>
          <Hours hours={company.hours} openState={company.openState} at={at} />
          <Contact company={company} countryName={countryName} />
          <Directions company={company} />
        </aside>
        <div className="main">
          <Presentation company={company} />
          <Facts company={company} />
          <nav className="around" aria-label={t('company.trail')}>
            <ol className="trail">
              <li>
                <a href={homePath(lang, place.country)}>{countryName}</a>
              </li>
              {categories.map(({ id, names }) => (
                <li key={id}>
                  <a href={`${resultsPath(lang, place.country)}?category=${id}`}>{names[lang]}</a>
                </li>
              ))}
            </ol>
            {own && (
              <a className="btn" href={similar(company, lang)}>
                <Icon name="search" />
                {place.city
                  ? t('company.similar.city', { category: own, city: place.city.name })
                  : t('company.similar.country', { category: own, country: countryName })}
              </a>
            )}
          </nav>
        </div>
      </div>
    </main>
  );
}
