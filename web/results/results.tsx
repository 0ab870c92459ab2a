import { data } from 'react-router';
import { maskedResult } from '../company/masked.ts';
import { countryIn } from '../country.ts';
import { originOf } from '../head.ts';
import { languageOf } from '../paths.ts';
import { readApiContext } from '../server-context.ts';
import { useText } from '../text.ts';
import { AdSlot, type Ads } from '../ui/ad-slot.tsx';
import { Notice } from '../ui/notice.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import type { Route } from './+types/results.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { Hits } from './hits.tsx';
import { MapTap } from './map-tap.tsx';
import { NoResults } from './no-results.tsx';
import { QuoteForm } from './quote-form.tsx';
import { resultsHead } from './results-head.ts';
import { readQuery, resultsHref } from './results-query.ts';
import { SearchLog } from './search-log.tsx';
import { ShareList } from './share-list.tsx';
import { SortForm } from './sort-form.tsx';

/** To go on from where nothing was found. */
const mostCategories = 8;

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const lang = languageOf(url.pathname);
  const api = context.get(readApiContext);
  const country = await countryIn(api, params.country);
  const query = readQuery(url.searchParams, country?.code);
  const at = new Date();
  const answer = await api.searchCompanies({ ...query, radiusKm: query.radius, lang, at });
  if (query.page > 1 && query.page > answer.nbPages) throw data(null, { status: 404 });
  const results = answer.results.map(maskedResult);
  const ads: Ads = {};
  const categories = answer.nbHits === 0 ? (await api.home(country?.code)).categories.slice(0, mostCategories) : [];
  return { query, country, answer: { ...answer, results }, categories, ads, at, origin: originOf(context, url) };
};

export const meta = ({ loaderData, location }: Route.MetaArgs) =>
  loaderData ? resultsHead(loaderData, location.pathname) : [];

/** What the page is about, in words: what people asked for, and where. */
const subjectOf = (
  { query, country, answer }: Route.ComponentProps['loaderData'],
  everything: string,
  lang: 'fr' | 'en',
): string => {
  const labelIn = (name: 'category' | 'city', value: string | undefined) =>
    value && answer.facets[name].find((one) => one.value === value)?.label;
  const what = answer.correctedQuery ?? (query.what || labelIn('category', query.category) || everything);
  const where = query.where || query.district || labelIn('city', query.city?.toString()) || country?.names[lang];
  const said = [what, where].filter(Boolean).join(', ');
  return said.charAt(0).toLocaleUpperCase(lang) + said.slice(1);
};

export default function Results({ loaderData }: Route.ComponentProps) {
  const { query, country, answer, categories, ads, at, origin } = loaderData;
  const { t, lang } = useText();
  const { results, facets, correctedQuery, nbHits, nbPages } = answer;
  const subject = subjectOf(loaderData, t('results.everything'), lang);
  return (
    <>
      <div className="bar">
        <div className="wrap">
          <SearchBox slim country={country?.code} what={query.what} where={query.where} />
        </div>
      </div>
      <AdSlot name="background" ad={ads.background} />
      <AdSlot name="top-banner" ad={ads['top-banner']} />
      <main id="main" className="wrap" tabIndex={-1}>
        <SearchLog query={query} nbHits={nbHits} />
        {nbHits === 0 ? (
          <NoResults
            query={query}
            help={answer.help}
            categories={categories}
            title={t('results.none.title', { subject })}
          />
        ) : (
          <div className="results">
            <div className="about">
              <div className="row between">
                <h1>{subject}</h1>
                <p className="muted num">{t('results.count', { count: nbHits })}</p>
              </div>
              {correctedQuery && (
                <Notice>{t('results.corrected', { corrected: correctedQuery, typed: query.what })}</Notice>
              )}
            </div>
            <FilterChips query={query} facets={facets} nbHits={nbHits} />
            <FilterSheet query={query} facets={facets} nbHits={nbHits} />
            <p className="tip small muted">{t('results.quote.tip')}</p>
            <MapTap results={results} />
            <SortForm query={query} rated={facets.rating.length > 0} />
            <div className="hits-area">
              <div className="map-place" hidden />
              <QuoteForm>
                <Hits results={results} at={at} ads={ads} />
              </QuoteForm>
              <AdSlot name="mobile-square" ad={ads['mobile-square']} />
              <Pager page={query.page} last={nbPages} hrefOf={(page) => resultsHref(lang, query, { page })} />
            </div>
            <aside className="side" aria-label={t('results.about')}>
              <AdSlot name="sidebar" ad={ads.sidebar} />
              <ShareList
                title={subject}
                results={results}
                href={origin + resultsHref(lang, query, { page: query.page })}
              />
              <p className="small muted">{t('results.ranking')}</p>
            </aside>
          </div>
        )}
      </main>
    </>
  );
}
