import { data } from 'react-router';
import { languageOf, resultsPath } from '../addresses/paths.ts';
import { Island } from '../client/island.tsx';
import { addressOf } from '../page/address-of.ts';
import { countryIn } from '../page/country.ts';
import { originOf } from '../page/head.ts';
import { savesData } from '../page/saves-data.ts';
import { readApiContext } from '../page/server-context.ts';
import { useText } from '../page/text.ts';
import { maskedResult } from '../phone/masked.ts';
import { AdSlot, type Ads } from '../ui/ad-slot.tsx';
import { MapTap } from '../ui/map-tap.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import type { Route } from './+types/results.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterForm } from './filter-form.tsx';
import { Hits } from './hits.tsx';
import { NoResults } from './no-results.tsx';
import { QuoteForm } from './quote-form.tsx';
import { resultsHead } from './results-head.ts';
import { resultsHref } from './results-href.ts';
import type { ResultsQuery } from './results-query.ts';
import { SearchLog } from './search-log.tsx';
import { ShareList } from './share-list.tsx';
import { SortForm } from './sort-form.tsx';
import { subjectOf } from './subject.ts';
import { Understood } from './understood.tsx';
import { inCityInstead } from './wider.ts';

/** To go on from where nothing was found. */
const mostCategories = 8;

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const url = addressOf(request);
  const lang = languageOf(url.pathname);
  const api = context.get(readApiContext);
  const country = await countryIn(api, params.country, request);
  const asked = api.pageSearch(url.searchParams, country?.code);
  const at = new Date();
  const find = (query: ResultsQuery) => api.searchCompanies({ ...query, radiusKm: query.radius, lang, at });
  const exact = await find(asked);
  const wider = inCityInstead(asked, exact);
  const inCity = wider && (await find(wider));
  const [query, answer] = wider && inCity && inCity.nbHits > 0 ? [wider, inCity] : [asked, exact];
  if (query.page > 1 && query.page > answer.nbPages) throw data(null, { status: 404 });
  const masked = answer.results.map(maskedResult);
  // ten logos weigh more than the list itself, and photos more than those
  const results = savesData(request) ? masked.map((one) => ({ ...one, logo: undefined, photos: undefined })) : masked;
  const ads: Ads = {};
  const categories = answer.nbHits === 0 ? (await api.home(country?.code)).categories.slice(0, mostCategories) : [];
  return {
    asked,
    query,
    country,
    answer: { ...answer, results },
    categories,
    ads,
    at,
    origin: originOf(context, url),
  };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData ? resultsHead(loaderData, location.pathname) : [];

export default function Results({ loaderData }: Route.ComponentProps) {
  const { asked, query, country, answer, categories, ads, at, origin } = loaderData;
  const text = useText();
  const { t, lang } = text;
  const { results, facets, named, help, nbHits, nbPages } = answer;
  const path = resultsPath(lang, query.country);
  const subject = subjectOf(loaderData, text);
  const counted = t('results.counted', { count: nbHits, order: query.sort });
  return (
    <>
      <div className="bar">
        <div className="wrap">
          <SearchBox slim country={country?.code} what={asked.what} where={asked.where} />
        </div>
      </div>
      <AdSlot name="background" ad={ads.background} />
      <AdSlot name="top-banner" ad={ads['top-banner']} />
      <main
        id="main"
        className="wrap"
        tabIndex={-1}
        data-in-place
        data-event={JSON.stringify({ event: 'search', results: nbHits, page: query.page })}
      >
        <SearchLog query={asked} nbHits={asked === query ? nbHits : 0} />
        {nbHits === 0 ? (
          <NoResults
            query={query}
            answer={answer}
            categories={categories}
            title={t('results.none.title', { subject })}
          />
        ) : (
          <div className="results">
            <div className="about">
              <div className="row between">
                <h1>{subject}</h1>
                <p className="muted num" id="found">
                  {counted}
                </p>
              </div>
              {asked !== query && (
                <Notice>
                  {t('results.inCity', { area: asked.district ?? '', city: query.where || (answer.named.city ?? '') })}
                </Notice>
              )}
              <Understood query={query} country={country} answer={answer} />
            </div>
            <Island
              name="filter-bar"
              of={FilterBar}
              props={{ path, query, answer: { facets, named, nbHits, help } }}
              waits="details[open] a, button[type=button]"
            />
            <FilterForm path={path} query={query} answer={answer} />
            <p className="tip small muted">{t('results.quote.tip')}</p>
            <MapTap results={results} area={query.bounds} search={resultsHref(lang, query, { bounds: undefined })} />
            <Island name="sort-form" of={SortForm} props={{ path, query, rated: facets.rating.length > 0 }} />
            <section className="hits-area" id="hits" tabIndex={-1} aria-label={counted}>
              <div className="map-place" hidden />
              <QuoteForm companies={results.map(({ id }) => id)}>
                <Hits results={results} at={at} ads={ads} from={answer.understood?.from} />
              </QuoteForm>
              <AdSlot name="mobile-square" ad={ads['mobile-square']} />
              <Pager page={query.page} last={nbPages} hrefOf={(page) => resultsHref(lang, query, { page })} />
            </section>
            <aside className="side" aria-label={t('results.about')} data-sticky="relative">
              <AdSlot name="sidebar" ad={ads.sidebar} />
              <ShareList
                title={subject}
                results={results}
                href={origin + resultsHref(lang, query, { page: query.page })}
              />
              <p className="small muted">{t('results.ranking', { order: query.sort })}</p>
            </aside>
          </div>
        )}
      </main>
    </>
  );
}
