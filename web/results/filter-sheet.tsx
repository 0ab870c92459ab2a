import type { Facets } from '#infra/search/search-index.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { FacetList } from './facet-list.tsx';
import { chosenFilters, type ResultsQuery, resultsHref } from './results-query.ts';

type Props = { readonly query: ResultsQuery; readonly facets: Facets; readonly nbHits: number };

/** All filters: a sheet from the bottom of a phone, a column beside the list on a screen. Opens without script. */
export const FilterSheet = ({ query, facets, nbHits }: Props) => {
  const { t, lang, number } = useText();
  const chosen = chosenFilters(query).length;
  return (
    <details className="filters" data-sheet>
      <summary className="btn line">
        <Icon name="filter" />
        {t('results.filters')}
        {chosen > 0 && <span className="count-badge">{number(chosen)}</span>}
        <Icon name="close" />
      </summary>
      <div className="panel">
        <div className="scroll">
          <FacetList query={query} facets={facets} />
        </div>
        <a className="btn primary wide" href={resultsHref(lang, query)} data-close>
          {t('results.show', { count: nbHits })}
        </a>
      </div>
    </details>
  );
};
