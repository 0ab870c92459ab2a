import { companySizes } from '#domain/company/company-sizes.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Categories } from './categories.ts';
import { type Facets, type FacetValue, facetNames, type SearchAnswer, type SearchQuery } from './search-index.ts';

/** The number `n` of companies with one value of a facet. */
export type Counted = {
  readonly facet: (typeof facetNames)[number];
  readonly value: string;
  readonly n: number;
};

const maxFacetValues = 30;

/** Returns the counts for "at least 4 stars", "at least 3" and so on. */
const fromStars = (stars: readonly Counted[]): FacetValue[] =>
  [4, 3, 2, 1].flatMap((least) => {
    const count = stars.reduce((sum, { value, n }) => sum + (Number(value) >= least ? n : 0), 0);
    return count > 0 ? [{ value: String(least), label: String(least), count }] : [];
  });

/** Returns the counts by company size, smallest first. */
const fromSmallest = (sizes: readonly Counted[]): FacetValue[] =>
  companySizes.flatMap((size) => {
    const { n = 0 } = sizes.find(({ value }) => value === size) ?? {};
    return n > 0 ? [{ value: size, label: size, count: n }] : [];
  });

/** Returns the ids of the cities whose names the answer needs. */
export const citiesIn = (counted: readonly Counted[], { city }: Pick<SearchQuery, 'city'>): string[] => [
  ...counted.flatMap(({ facet, value }) => (facet === 'city' ? [value] : [])),
  ...(city === undefined ? [] : [String(city)]),
];

/** Returns the names of the category and the city in the query; undefined for an unknown id. */
export const namedIn = (
  { category, city, lang }: Pick<SearchQuery, 'category' | 'city' | 'lang'>,
  categories: Categories,
  cities: ReadonlyMap<string, Bilingual>,
): SearchAnswer['named'] => {
  const called = category === undefined ? undefined : categories.name(category, lang);
  return { category: called === category ? undefined : called, city: cities.get(String(city))?.[lang] };
};

/** Returns the facets of an answer, the most frequent values first. */
export const facetsOf = (
  counted: readonly Counted[],
  categories: Categories,
  cities: ReadonlyMap<string, Bilingual>,
  { lang }: Pick<SearchQuery, 'lang'>,
): Facets => {
  const byFacet = Map.groupBy(counted, ({ facet }) => facet);
  const labelOf = (facet: string, value: string): string => {
    if (facet === 'category') return categories.name(value, lang);
    return (facet === 'city' && cities.get(value)?.[lang]) || value;
  };
  const valuesOf = (facet: (typeof facetNames)[number]): FacetValue[] => {
    const values = byFacet.get(facet) ?? [];
    if (facet === 'rating') return fromStars(values);
    if (facet === 'size') return fromSmallest(values);
    return values
      .map(({ value, n }) => ({
        value,
        label: labelOf(facet, value),
        count: n,
      }))
      .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, lang))
      .slice(0, maxFacetValues);
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, valuesOf(facet)])) as Record<
    (typeof facetNames)[number],
    FacetValue[]
  >;
};
