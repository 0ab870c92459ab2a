import type { ReactNode } from 'react';
import type { Facets, FacetValue } from '#read-api/search/search-index.ts';
import { useText } from '../page/text.ts';
import { Icon } from '../ui/icon.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { type ChosenFilter, filtersOf, type Narrowable } from './filters.ts';
import { isOverruled, type ResultsQuery, searchOf } from './results-query.ts';
import { type Trait, traitNames, traits } from './traits.ts';

type Offer = {
  readonly name: string;
  readonly label: string;
  readonly count: number;
  readonly change: Partial<ResultsQuery>;
};

const mostOffered = 4;
/** Not the hours of a day: they stand under all filters, beside "open now". */
const traitsOfOtherHours: readonly Trait[] = ['openTonight', 'openSaturday', 'openSunday', 'open24h'];
const quickTraits = traitNames.filter((name) => !traitsOfOtherHours.includes(name));
const goodRating = 4;

const countOf = (values: readonly FacetValue[], value: string): number =>
  values.find((one) => one.value === value)?.count ?? 0;

/** Up to four filters that would make this list shorter; each says how many would stay. */
const useOffers = (query: ResultsQuery, facets: Facets, nbHits: number): readonly Offer[] => {
  const { t, number } = useText();
  const most = (name: 'category' | 'district'): Offer[] => {
    const [first] = facets[name].filter(({ value }) => value !== 'unknown');
    return first && !query[name] && !isOverruled(query, name)
      ? [{ name, label: first.label, count: first.count, change: { [name]: first.value } }]
      : [];
  };
  const offers: readonly Offer[] = [
    ...quickTraits
      .filter((name) => !query[name])
      .map((name) => ({
        name,
        label: t(traits[name]),
        count: countOf(facets[name], 'true'),
        change: { [name]: true },
      })),
    ...(query.minRating === undefined
      ? [
          {
            name: 'minRating',
            label: t('results.facet.stars', { stars: number(goodRating) }),
            count: countOf(facets.rating, String(goodRating)),
            change: { minRating: goodRating },
          },
        ]
      : []),
    ...most('category'),
    ...most('district'),
  ];
  return offers.filter(({ name, count }) => count > 0 && (count < nbHits || name === 'openNow')).slice(0, mostOffered);
};

type ChipProps = { readonly name: string; readonly href: string; readonly label: string; readonly count?: number };

const Chip = ({ name, href, label, count, on = false }: ChipProps & { readonly on?: boolean }) => {
  const { number } = useText();
  const id = `chip-${name}`;
  return (
    <li>
      <a className={on ? 'chip on' : 'chip'} id={id} href={href} rel="nofollow" data-focus={id}>
        {on && <Icon name="check" />}
        {label}
        {count !== undefined && (
          <span className="n" aria-hidden="true">
            {number(count)}
          </span>
        )}
        <FilterSummary on={on} count={count} />
      </a>
    </li>
  );
};

type Props = {
  /** The path of the results in the country of the query. */
  readonly path: string;
  readonly query: ResultsQuery;
  readonly answer: Narrowable;
  /** What stands after the last chip. */
  readonly children: ReactNode;
};

/** The filters of this list as links that put them on and off: first those that are on. */
export const FilterChips = ({ path, query, answer, children }: Props) => {
  const text = useText();
  const { t } = text;
  const { facets, nbHits } = answer;
  const counted = ({ name }: ChosenFilter) => name in traits || name === 'minRating';
  return (
    <ul className="scroller chips" aria-label={t('results.chip.label')}>
      {filtersOf(query, answer, text).map((filter) => (
        <Chip
          key={filter.name}
          on
          name={filter.name}
          label={filter.label}
          href={path + searchOf(query, filter.without)}
          {...(counted(filter) && { count: nbHits })}
        />
      ))}
      {useOffers(query, facets, nbHits).map(({ name, label, count, change }) => (
        <Chip key={name} name={name} label={label} count={count} href={path + searchOf(query, change)} />
      ))}
      {children}
    </ul>
  );
};
