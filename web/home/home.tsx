import { homePath, languageOf, resultsPath } from '../addresses/paths.ts';
import { addressOf } from '../page/address-of.ts';
import { countryIn } from '../page/country.ts';
import { head, originOf, siteHead } from '../page/head.ts';
import { readApiContext, viewerContext } from '../page/server-context.ts';
import { textOf, useText } from '../page/text.ts';
import { maskedResult } from '../phone/masked.ts';
import { Counted } from '../ui/counted.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import type { Route } from './+types/home.ts';
import { BestCompanies } from './best-companies.tsx';
import { Categories } from './categories.tsx';
import { Join } from './join.tsx';
import { RecentCompanies } from './recent-companies.tsx';

const bestShown = 4;

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const api = context.get(readApiContext);
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  const country = await countryIn(api, params.country, request);
  const at = new Date();
  const rated = { what: '', where: '', minRating: 4, sort: 'rating', page: 1, lang, at } as const;
  const [home, best] = await Promise.all([
    api.home(country?.code),
    api.searchCompanies({ ...rated, ...(country && { country: country.code }) }),
  ]);
  const shown = best.results.slice(0, bestShown);
  const photos = await api.homepagePhotos([...home.recent, ...shown].map(({ id }) => id));
  const withPhoto = <C extends { readonly id: number }>(company: C) => {
    const photo = photos.get(company.id);
    return photo ? { ...company, logo: photo } : company;
  };
  return {
    country,
    home: { ...home, recent: home.recent.map(withPhoto) },
    best: shown.map(maskedResult).map(withPhoto),
    isSignedIn: context.get(viewerContext) !== null,
    origin: originOf(context, url),
  };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const lang = languageOf(location.pathname);
  const { t } = textOf(lang);
  const { country, home, origin } = loaderData;
  const area = country?.names[lang] ?? t('results.head.africa');
  const title = t('home.head.title', { area });
  const description = t('home.head.description', { area, count: home.total });
  const page = head({ title, description, origin, path: homePath(lang, country?.code), index: home.total > 0 });
  return country ? page : [...page, siteHead(origin, lang)];
};

export default function Home({ loaderData: { country, home, best, isSignedIn } }: Route.ComponentProps) {
  const { t, lang } = useText();
  const results = resultsPath(lang, country?.code);
  const openPharmacies = new URLSearchParams({ what: t('home.hero.pharmacy'), openNow: 'true' });
  const filled = home.countries.filter(({ count }) => count > 0);
  const lead = country
    ? t('home.hero.leadCountry', { count: home.total, country: country.names[lang] })
    : t('home.hero.lead', { count: home.total, countries: filled.length });
  return (
    <main id="main" tabIndex={-1}>
      <section className="hero">
        <div className="wrap stack">
          <h1>
            {t('home.hero.title')
              .split(/(?<=, )/)
              .map((part) => (
                <span key={part}>{part}</span>
              ))}
          </h1>
          <p className="lead">{home.total === 0 ? t('home.hero.empty') : lead}</p>
          <SearchBox country={country?.code} isOnCloth />
          <ul className="row often on-cloth" aria-label={t('home.hero.often')}>
            <li>
              <a className="chip" href={`${results}?openNow=true`} data-my-country={country ? undefined : ''}>
                {t('results.chip.openNow')}
              </a>
            </li>
            <li>
              <a className="chip" href={`${results}?${openPharmacies}`} data-my-country={country ? undefined : ''}>
                {t('home.hero.openPharmacies')}
              </a>
            </li>
            {home.categories.slice(0, 2).map(({ id, names }) => (
              <li key={id}>
                <a className="chip" href={`${results}?category=${id}`}>
                  {names[lang]}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="hang" />
        <div className="edge" />
      </section>
      <div className="wrap">
        <Categories categories={home.categories} results={results} />
        {home.cities.length > 0 && (
          <section className="section" id="cities" aria-labelledby="cities-title">
            <div className="section-head">
              <h2 id="cities-title">{t('home.cities.title')}</h2>
            </div>
            <ul className="cities">
              {home.cities.map(({ id, name, country: code, count }) => (
                <li key={id}>
                  <a href={`${resultsPath(lang, code)}?city=${id}`}>
                    {name} <Counted count={count} />
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {home.recent.length > 0 && (
          <div className={best.length > 0 ? 'lists two' : 'lists'}>
            <BestCompanies companies={best} more={`${results}?minRating=4&sort=rating`} />
            <RecentCompanies
              companies={best.length > 0 ? home.recent.slice(0, bestShown) : home.recent}
              more={`${results}?sort=newest`}
            />
          </div>
        )}
        <Join isSignedIn={isSignedIn} />
        <section className="section" id="countries" aria-labelledby="countries-title">
          <div className="section-head">
            <h2 id="countries-title">{t('home.countries.title')}</h2>
            {country && (
              <a className="link" href={homePath(lang)}>
                {t('home.countries.all')} <Icon name="right" />
              </a>
            )}
          </div>
          <ul className="countries">
            {home.countries.map(({ code, names, count }) => (
              <li key={code}>
                <a href={homePath(lang, code)} aria-current={code === country?.code ? 'page' : undefined}>
                  {names[lang]} {count > 0 && <Counted count={count} />}
                </a>
              </li>
            ))}
          </ul>
          <details className="more">
            <summary className="link">
              {t('home.countries.more', { count: home.countries.length })} <Icon name="down" />
            </summary>
          </details>
        </section>
      </div>
    </main>
  );
}
