import type { FacetDistribution } from 'meilisearch';
import type { Counted } from './facets.ts';
import { dayNumber, type IndexedCompany } from './meilisearch-documents.ts';
import type { FilterName } from './postgres-conditions.ts';

/** The index field of each facet. */
export const facetFields: Readonly<Record<FilterName, keyof IndexedCompany>> = {
  category: 'category',
  city: 'city',
  district: 'district',
  size: 'size',
  openNow: 'hours',
  rating: 'stars',
  hasWhatsapp: 'hasWhatsapp',
  verified: 'verified',
  hasProducts: 'hasProducts',
  hasJobs: 'hiring',
};

export const every = Object.keys(facetFields) as FilterName[];

type Now = { readonly openHours: readonly string[]; readonly today: string };

/**
 * Turns the counts of Meilisearch into facet counts. Hours count when open now, jobs when their last day is not over,
 * and boolean facets only when true.
 */
export const countsIn = (distributions: readonly FacetDistribution[], { openHours, today }: Now): Counted[] => {
  const open = new Set(openHours);
  return every.flatMap((facet): Counted[] => {
    const field = facetFields[facet];
    const counts = Object.entries(distributions.find((each) => field in each)?.[field] ?? {});
    if (facet !== 'openNow' && facet !== 'hasJobs')
      return counts.flatMap(([value, n]) => (value === 'false' ? [] : [{ facet, value, n }]));
    const holds = (value: string) => (facet === 'openNow' ? open.has(value) : Number(value) >= dayNumber(today));
    const n = counts.reduce((sum, [value, count]) => sum + (holds(value) ? count : 0), 0);
    return n > 0 ? [{ facet, value: 'true', n }] : [];
  });
};
