import type { Facets, FacetValue } from '#infra/search/search-index.ts';
import type { MessageId } from '../intl.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { type ResultsQuery, resultsHref } from './results-query.ts';

const chips = [
  { name: 'openNow', label: 'results.chip.openNow' },
  { name: 'hasWhatsapp', label: 'results.chip.hasWhatsapp' },
  { name: 'verified', label: 'results.chip.verified' },
] as const satisfies readonly { name: keyof Facets; label: MessageId }[];

const ofYes = (values: readonly FacetValue[]): number => values.find(({ value }) => value === 'true')?.count ?? 0;

/** The filters that people use most, as links that put them on and off. */
export const FilterChips = ({ query, facets }: { readonly query: ResultsQuery; readonly facets: Facets }) => {
  const { t, lang, number } = useText();
  const useful = chips.filter(({ name }) => query[name] || ofYes(facets[name]) > 0);
  return (
    <ul className="scroller" aria-label={t('results.chip.label')}>
      {useful.map(({ name, label }) => (
        <li key={name}>
          <a
            className="chip"
            href={resultsHref(lang, query, { [name]: !query[name] })}
            aria-current={query[name] ? 'true' : undefined}
            rel="nofollow"
          >
            {query[name] && <Icon name="check" />}
            {t(label)} <span className="n">{number(ofYes(facets[name]))}</span>
          </a>
        </li>
      ))}
      {query.near ? (
        <li>
          <a
            className="chip"
            href={resultsHref(lang, query, { near: undefined, radius: undefined, sort: 'relevance' })}
            aria-current="true"
            rel="nofollow"
          >
            <Icon name="check" />
            {t('results.near')}
          </a>
        </li>
      ) : (
        <li hidden>
          <button className="chip" type="button" data-near>
            <Icon name="target" />
            {t('results.near')}
          </button>
        </li>
      )}
    </ul>
  );
};
