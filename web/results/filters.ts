import type { SearchAnswer } from '#read-api/search/search-index.ts';
import type { MessageId } from '../page/intl.ts';
import type { Text } from '../page/text.ts';
import { chosenFilters, type ResultsQuery } from './results-query.ts';
import { traits } from './traits.ts';

/** What of an answer the filters are made of: the browser gets no more than that. */
export type Narrowable = Pick<SearchAnswer, 'facets' | 'named' | 'nbHits' | 'help'>;

type Name = ReturnType<typeof chosenFilters>[number];

/** A filter that is on, in the reader's words. */
export type ChosenFilter = {
  readonly name: Name | 'near' | 'bounds';
  readonly label: string;
  /** The change that lets go of it. */
  readonly without: Partial<ResultsQuery>;
  /** How many would be found without it, where that was counted. */
  readonly nbHits: number | undefined;
};

export const sizes: Readonly<Record<string, MessageId>> = {
  unknown: 'web.size.unknown',
  very_small: 'web.size.very_small',
  small: 'web.size.small',
  medium: 'web.size.medium',
  large: 'web.size.large',
};

/** What is far from a point comes last, and without the point it is not near. */
const withoutNear = { near: undefined, radius: undefined, sort: 'relevance' } as const;

const labelOf = (
  name: Name,
  query: ResultsQuery,
  { named }: Pick<Narrowable, 'named'>,
  { t, number }: Text,
): string => {
  if (name === 'category') return named.category ?? t('results.facet.category');
  if (name === 'city') return named.city ?? t('results.facet.city');
  if (name === 'district') return query.district ?? '';
  if (name === 'size') return t(sizes[query.size ?? 'unknown'] ?? 'web.size.unknown');
  if (name === 'minRating') return t('results.facet.stars', { stars: number(query.minRating ?? 1) });
  return t(traits[name]);
};

const off = (name: Name): Partial<ResultsQuery> => ({ [name]: name in traits ? false : undefined });

/** The filters that are on, in one order: for the chips, the title, and an answer that they emptied. */
export const filtersOf = (query: ResultsQuery, answer: Narrowable, text: Text): readonly ChosenFilter[] => {
  const near: ChosenFilter = {
    name: 'near',
    label: text.t('shell.near.ask'),
    without: withoutNear,
    nbHits: undefined,
  };
  const chosen = chosenFilters(query).map((name) => ({
    name,
    label: labelOf(name, query, answer, text),
    without: off(name),
    nbHits: answer.help?.without?.[name === 'minRating' ? 'rating' : name],
  }));
  const bounds: ChosenFilter = {
    name: 'bounds',
    label: text.t('results.map.area'),
    without: { bounds: undefined },
    nbHits: undefined,
  };
  return [...chosen, ...(query.near ? [near] : []), ...(query.bounds ? [bounds] : [])];
};
