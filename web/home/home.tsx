import { countryIn } from '../country.ts';
import { head, originOf, siteHead } from '../head.ts';
import { homePath, languageOf, resultsPath } from '../paths.ts';
import { readApiContext } from '../server-context.ts';
import { textOf, useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import type { Route } from './+types/home.ts';
import { categoryIcon } from './category-icon.ts';
import { RecentCompanies } from './recent-companies.tsx';

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const api = context.get(readApiContext);
  const country = await countryIn(api, params.country);
  return { country, home: await api.home(country?.code), origin: originOf(context, new URL(request.url)) };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const lang = languageOf(location.pathname);
  const { t } = textOf(lang);
  const { country, home, origin } = loaderData;
  const area = country?.names[lang] ?? t('results.head.africa');
  const title = t('home.head.title', { area });
  const description = t('home.head.description', { area, count: home.total });
  const page = head({ title, description, origin, path: homePath(lang, country?.code) });
  return country ? page : [...page, siteHead(origin, lang)];
};

export default function Home({ loaderData: { country, home } }: Route.ComponentProps) {
  const { t, lang, number } = useText();
  const results = resultsPath(lang, country?.code);
  const filled = home.countries.filter(({ count }) => count > 0);
  return (
    <main id="main" tabIndex={-1}>
      <section className="hero">
        <div className="wrap stack">
          <h1>{t('home.hero.title')}</h1>
          <p className="lead">
            {home.total === 0
              ? t('home.hero.empty')
              : country
                ? t('home.hero.leadCountry', { count: home.total, country: country.names[lang] })
                : t('home.hero.lead', { count: home.total, countries: filled.length })}
          </p>
          <SearchBox country={country?.code} />
          <ul className="row on-cloth" aria-label={t('home.hero.often')}>
            {home.categories.slice(0, 4).map(({ id, names }) => (
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
        {home.categories.length > 0 && (
          <section className="section" id="categories" aria-labelledby="categories-title">
            <div className="section-head">
              <h2 id="categories-title">{t('home.categories.title')}</h2>
              <a className="link" href={results}>
                {t('home.categories.all')} <Icon name="right" />
              </a>
            </div>
            <ul className="cats">
              {home.categories.map(({ id, names, count }) => (
                <li key={id}>
                  <a className="cat card" href={`${results}?category=${id}`}>
                    <span className="tile">
                      <Icon name={categoryIcon(id)} />
                    </span>
                    <span>
                      <b>{names[lang]}</b>
                      <small className="num">{number(count)}</small>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {home.cities.length > 0 && (
          <section className="section" id="cities" aria-labelledby="cities-title">
            <div className="section-head">
              <h2 id="cities-title">{t('home.cities.title')}</h2>
            </div>
            <ul className="cities">
              {home.cities.map(({ id, name, country: code, count }) => (
                <li key={id}>
                  <a href={`${resultsPath(lang, code)}?city=${id}`}>
                    {name} <small>{number(count)}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        {home.recent.length > 0 && <RecentCompanies companies={home.recent} more={`${results}?sort=newest`} />}
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
                  {names[lang]} {count > 0 && <small>{number(count)}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </main>
  );
}
