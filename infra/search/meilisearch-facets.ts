import type { FacetDistribution } from 'meilisearch';
import type { Counted } from './facets.ts';
import type { IndexedCompany } from './meilisearch-documents.ts';
import type { FilterName } from './postgres-conditions.ts';

/** The field that each facet counts. */
export const facetFields: Readonly<Record<FilterName, keyof IndexedCompany>> = {
  category: 'category',
  city: 'city',
  district: 'district',
  size: 'size',
  openNow: 'hours',
  rating: 'stars',
  hasWhatsapp: 'hasWhatsapp',
  verified: 'verified',
};

export const every = Object.keys(facetFields) as FilterName[];

/** What Meilisearch counted, by facet: hours as those that are open now, and of what is so or not what is so. */
export const countsIn = (distributions: readonly FacetDistribution[], openHours: readonly string[]): Counted[] => {
  const open = new Set(openHours);
  return every.flatMap((facet): Counted[] => {
    const field = facetFields[facet];
    const counts = Object.entries(distributions.find((each) => field in each)?.[field] ?? {});
    if (facet !== 'openNow') return counts.flatMap(([value, n]) => (value === 'false' ? [] : [{ facet, value, n }]));
    const n = counts.reduce((sum, [hours, count]) => sum + (open.has(hours) ? count : 0), 0);
    return n > 0 ? [{ facet, value: 'true', n }] : [];
  });
};
