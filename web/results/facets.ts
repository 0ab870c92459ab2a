import type { FacetValue } from '#read-api/search/search-index.ts';
import type { MessageId } from '../page/intl.ts';
import type { Text } from '../page/text.ts';
import { type Narrowable, sizes } from './filters.ts';
import { isOverruled, type ResultsQuery } from './results-query.ts';
import { traitNames } from './traits.ts';

/** A filter of which one value is chosen. */
export type Facet = {
  readonly name: 'category' | 'city' | 'district' | 'size' | 'rating';
  /** Its name in an address. */
  readonly parameter: 'category' | 'city' | 'district' | 'size' | 'minRating';
  readonly title: MessageId;
  readonly label: (text: Text, value: FacetValue) => string;
  readonly change: (value: string | undefined) => Partial<ResultsQuery>;
  readonly chosen: (query: ResultsQuery) => string | undefined;
};

const ownLabel: Facet['label'] = (_, { label }) => label;

/** In the order in which they are offered. */
export const facets: readonly Facet[] = [
  {
    name: 'category',
    parameter: 'category',
    title: 'results.facet.category',
    label: ownLabel,
    change: (category) => ({ category }),
    chosen: ({ category }) => category,
  },
  {
    name: 'city',
    parameter: 'city',
    title: 'results.facet.city',
    label: ownLabel,
    change: (city) => ({ city: city ? Number(city) : undefined, district: undefined }),
    chosen: ({ city }) => city?.toString(),
  },
  {
    name: 'district',
    parameter: 'district',
    title: 'results.facet.district',
    label: ownLabel,
    change: (district) => ({ district }),
    chosen: ({ district }) => district,
  },
  {
    name: 'size',
    parameter: 'size',
    title: 'results.facet.size',
    label: ({ t }, { value }) => t(sizes[value] ?? 'web.size.unknown'),
    change: (size) => ({ size: size as ResultsQuery['size'] }),
    chosen: ({ size }) => size,
  },
  {
    name: 'rating',
    parameter: 'minRating',
    title: 'results.facet.rating',
    label: ({ t, number }, { value }) => t('results.facet.stars', { stars: number(Number(value)) }),
    change: (rating) => ({ minRating: rating ? Number(rating) : undefined }),
    chosen: ({ minRating }) => minRating?.toString(),
  },
];

/** The values of a facet that are worth offering, with how many companies have each; none where there is no choice. */
export const valuesOf = (
  { name, chosen }: Facet,
  query: ResultsQuery,
  { facets: found, named, nbHits }: Pick<Narrowable, 'facets' | 'named' | 'nbHits'>,
): readonly FacetValue[] => {
  if (isOverruled(query, name)) return [];
  const current = chosen(query);
  const listed = found[name].filter(({ value, count }) => value === current || (count > 0 && value !== 'unknown'));
  // a category of the top is chosen through its sub-categories, which alone are counted
  const above = name === 'category' && current !== undefined && !listed.some(({ value }) => value === current);
  const values = above ? [{ value: current, label: named.category ?? current, count: nbHits }, ...listed] : listed;
  return values.length === 1 && !current && name !== 'category' ? [] : values;
};

/** Values in the order in which they stood before, new ones last: what a finger reaches for stays in its place. */
export const inOrderOf = (before: readonly FacetValue[], values: readonly FacetValue[]): readonly FacetValue[] => {
  const places = new Map(before.map(({ value }, at) => [value, at]));
  const placeOf = ({ value }: FacetValue): number => places.get(value) ?? before.length;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** The filters that a company meets or not, with how many do: those that are on, and those that some meet. */
export const offeredTraits = (query: ResultsQuery, { facets: found }: Pick<Narrowable, 'facets'>) =>
  traitNames
    .map((name) => ({ name, count: found[name].find(({ value }) => value === 'true')?.count ?? 0 }))
    .filter(({ name, count }) => count > 0 || query[name]);
