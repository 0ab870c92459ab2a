import type { SearchSort } from '#read-api/search/search-index.ts';
import { resultsPath } from '../addresses/paths.ts';
import type { MessageId } from '../page/intl.ts';
import { useText } from '../page/text.ts';
import { paramsOf, type ResultsQuery } from './results-query.ts';

const labels: Record<SearchSort, MessageId> = {
  relevance: 'results.sort.relevance',
  distance: 'results.sort.distance',
  rating: 'results.sort.rating',
  reviews: 'results.sort.reviews',
  newest: 'results.sort.newest',
};

/** The order of the results, as a form that keeps the rest of the query. */
export const SortForm = ({ query, rated }: { readonly query: ResultsQuery; readonly rated: boolean }) => {
  const { t, lang } = useText();
  const kept = paramsOf({ ...query, page: 1 }).filter(([name]) => name !== 'sort');
  const sorts = (Object.keys(labels) as SearchSort[]).filter(
    (sort) =>
      sort === query.sort || (sort === 'distance' ? query.near : rated || sort === 'relevance' || sort === 'newest'),
  );
  const go = t('results.sort.go');
  return (
    <form className="sort" action={resultsPath(lang, query.country)} data-autosend data-focus="hits">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">{t('results.sort.label')}</label>
      <select className="control" id="sort" name="sort" defaultValue={query.sort}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(labels[sort])}
          </option>
        ))}
      </select>
      <button className="btn line" type="submit" hidden data-go>
        {go}
      </button>
      <noscript>
        <button className="btn line" type="submit">
          {go}
        </button>
      </noscript>
    </form>
  );
};
