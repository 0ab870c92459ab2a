import type { SearchAnswer } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { FacetList } from './facet-list.tsx';
import { chosenFilters, type ResultsQuery, resultsHref } from './results-query.ts';

type Props = { readonly query: ResultsQuery; readonly answer: SearchAnswer };

/**
 * All filters: a column beside the list on a screen; on a phone a sheet that opens without script and is a dialog with
 * it, in which several are chosen before the list is shown (`enhance/filters.ts`).
 */
export const FilterSheet = ({ query, answer }: Props) => {
  const { t, lang, number } = useText();
  const chosen = chosenFilters(query).length;
  return (
    <details className="filters" data-filters>
      <summary className="btn line">
        <Icon name="filter" />
        <span>{t('results.filters')}</span>
        {chosen > 0 && (
          <span className="count-badge">
            <span aria-hidden="true">{number(chosen)}</span>
            <span className="sr">{`, ${t('results.filter.count', { count: chosen })}`}</span>
          </span>
        )}
        <Icon name="close" />
      </summary>
      <div className="panel">
        <div className="scroll">
          <FacetList query={query} answer={answer} />
        </div>
        <a className="btn primary wide" href={resultsHref(lang, query)} data-show data-focus="hits">
          {t('results.show', { count: answer.nbHits })}
        </a>
      </div>
    </details>
  );
};
