import type { FacetDistribution } from 'meilisearch';
import type { Counted } from './facets.ts';
import { dayNumber, type IndexedCompany } from './meilisearch-documents.ts';
import type { FilterName } from './postgres-conditions.ts';
import { type OpenHours, openFilters } from './search-index.ts';

/** The index field of each facet. */
export const facetFields: Readonly<Record<FilterName, keyof IndexedCompany>> = {
  category: 'category',
  city: 'city',
  district: 'district',
  size: 'size',
  openNow: 'hours',
  openTonight: 'hours',
  openSaturday: 'hours',
  openSunday: 'hours',
  open24h: 'hours',
  rating: 'stars',
  hasWhatsapp: 'hasWhatsapp',
  verified: 'verified',
  hasProducts: 'hasProducts',
  hasJobs: 'hiring',
};

export const every = Object.keys(facetFields) as FilterName[];

const byHours: readonly FilterName[] = openFilters;

/**
 * The fields that are counted over the hits: those whose filter is off, and the hours. Three facets are read from the
 * hours, and one that is on has as many hits without its own value as with it.
 */
export const facetsOfHits = (active: readonly FilterName[]): (keyof IndexedCompany)[] => [
  ...new Set(every.filter((name) => !active.includes(name) || byHours.includes(name)).map((name) => facetFields[name])),
];

type Now = { readonly openHours: OpenHours; readonly today: string };

/**
 * Turns the counts of Meilisearch into facet counts. Hours count when open now, jobs when their last day is not over,
 * and boolean facets only when true.
 */
export const countsIn = (distributions: readonly FacetDistribution[], { openHours, today }: Now): Counted[] => {
  const holds = (facet: FilterName): ((value: string) => boolean) | undefined => {
    if (facet === 'hasJobs') return (value) => Number(value) >= dayNumber(today);
    const name = openFilters.find((one) => one === facet);
    const open = name && new Set(openHours[name]);
    return open && ((value) => open.has(value));
  };
  return every.flatMap((facet): Counted[] => {
    const field = facetFields[facet];
    const counts = Object.entries(distributions.find((each) => field in each)?.[field] ?? {});
    const isCounted = holds(facet);
    if (!isCounted) return counts.flatMap(([value, n]) => (value === 'false' ? [] : [{ facet, value, n }]));
    const n = counts.reduce((sum, [value, count]) => sum + (isCounted(value) ? count : 0), 0);
    return n > 0 ? [{ facet, value: 'true', n }] : [];
  });
};
