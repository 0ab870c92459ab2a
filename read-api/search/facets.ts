import { companySizes } from '#domain/company/company.events.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Categories } from './categories.ts';
import { type Facets, type FacetValue, facetNames, type SearchAnswer, type SearchQuery } from './search-index.ts';

/** How many companies of an answer have which value. */
export type Counted = {
  readonly facet: (typeof facetNames)[number];
  readonly value: string;
  readonly n: number;
};

const maxFacetValues = 30;

/** From four stars, from three, and so on. */
const fromStars = (stars: readonly Counted[]): FacetValue[] =>
  [4, 3, 2, 1].flatMap((least) => {
    const count = stars.reduce((sum, { value, n }) => sum + (Number(value) >= least ? n : 0), 0);
    return count > 0 ? [{ value: String(least), label: String(least), count }] : [];
  });

/** In the order of size. */
const fromSmallest = (sizes: readonly Counted[]): FacetValue[] =>
  companySizes.flatMap((size) => {
    const { n = 0 } = sizes.find(({ value }) => value === size) ?? {};
    return n > 0 ? [{ value: size, label: size, count: n }] : [];
  });

/** The cities whose names an answer needs. */
export const citiesIn = (counted: readonly Counted[], { city }: Pick<SearchQuery, 'city'>): string[] => [
  ...counted.flatMap(({ facet, value }) => (facet === 'city' ? [value] : [])),
  ...(city === undefined ? [] : [String(city)]),
];

/** What the category and the city that were asked for by id are called. */
export const namedIn = (
  { category, city, lang }: Pick<SearchQuery, 'category' | 'city' | 'lang'>,
  categories: Categories,
  cities: ReadonlyMap<string, Bilingual>,
): SearchAnswer['named'] => {
  const called = category === undefined ? undefined : categories.name(category, lang);
  return { category: called === category ? undefined : called, city: cities.get(String(city))?.[lang] };
};

/** The facets of an answer, the most frequent values first. */
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
