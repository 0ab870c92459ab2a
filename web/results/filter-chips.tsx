import type { Facets, FacetValue } from '#infra/search/search-index.ts';
import { useText } from '../text.ts';
import { Icon } from '../ui/icon.tsx';
import { type ResultsQuery, resultsHref } from './results-query.ts';
import { type Trait, traitNames, traits } from './traits.ts';

type Chip = {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly on: boolean;
  readonly change: Partial<ResultsQuery>;
};

const suggested = 4;

const of = (values: readonly FacetValue[], value: string): FacetValue | undefined =>
  values.find((one) => one.value === value);

/** What is on, and up to four filters that would make this list shorter; each says how many would stay. */
const useChips = (query: ResultsQuery, facets: Facets, nbHits: number): readonly Chip[] => {
  const { t, number } = useText();
  const yes = (name: Trait): Chip => ({
    key: name,
    label: t(traits[name]),
    count: of(facets[name], 'true')?.count ?? 0,
    on: query[name],
    change: { [name]: !query[name] },
  });
  const rated = query.minRating ?? 4;
  const one = (name: 'category' | 'district'): Chip | undefined => {
    const [first] = facets[name].filter(({ value }) => value !== 'unknown');
    return first && { key: name, label: first.label, count: first.count, on: false, change: { [name]: first.value } };
  };
  const held = (name: 'category' | 'city' | 'district'): Chip | undefined => {
    const value = query[name]?.toString();
    return value
      ? { key: name, label: of(facets[name], value)?.label ?? value, on: true, change: { [name]: undefined } }
      : undefined;
  };
  const size: Chip | undefined = query.size && {
    key: 'size',
    label: t(`web.size.${query.size}`),
    on: true,
    change: { size: undefined },
  };
  const quick = [
    ...traitNames.map(yes),
    {
      key: 'minRating',
      label: t('results.facet.stars', { stars: number(rated) }),
      count: of(facets.rating, String(rated))?.count ?? 0,
      on: query.minRating !== undefined,
      change: { minRating: query.minRating === undefined ? rated : undefined },
    },
  ];
  const more = [query.category ? undefined : one('category'), query.district ? undefined : one('district')];
  const narrows = ({ key, count = 0 }: Chip) => count > 0 && (count < nbHits || key === 'openNow');
  const offered = [...quick.filter(({ on }) => !on), ...more.filter((chip) => chip !== undefined)].filter(narrows);
  const on = [held('category'), held('city'), held('district'), size].filter((chip) => chip !== undefined);
  return [...on, ...quick.filter((chip) => chip.on), ...offered.slice(0, suggested)];
};

type Props = { readonly query: ResultsQuery; readonly facets: Facets; readonly nbHits: number };

/** The filters of this list as links that put them on and off. */
export const FilterChips = ({ query, facets, nbHits }: Props) => {
  const { t, lang, number } = useText();
  return (
    <ul className="scroller chips" aria-label={t('results.chip.label')}>
      {useChips(query, facets, nbHits).map(({ key, label, count, on, change }) => (
        <li key={key + label}>
          <a
            className="chip"
            href={resultsHref(lang, query, change)}
            aria-current={on ? 'true' : undefined}
            rel="nofollow"
          >
            {on && <Icon name="check" />}
            {label}
            {count !== undefined && <span className="n">{number(count)}</span>}
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
        <li className="later">
          <button className="chip" type="button" data-near>
            <Icon name="target" />
            {t('results.near')}
          </button>
        </li>
      )}
    </ul>
  );
};
