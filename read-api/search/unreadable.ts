import { words } from '#domain/fold.ts';
import type { Facets, SearchAnswer, SearchQuery } from './search-index.ts';

const noFacets: Facets = {
  category: [],
  city: [],
  district: [],
  size: [],
  openNow: [],
  openTonight: [],
  openSaturday: [],
  openSunday: [],
  open24h: [],
  rating: [],
  hasWhatsapp: [],
  verified: [],
  hasProducts: [],
  hasJobs: [],
};

/** Whether `what` or `where` is typed but has no letter or digit: `🙂`, `???`. Such a search finds nothing, not all. */
export const isUnreadable = ({ what, where }: Pick<SearchQuery, 'what' | 'where'>): boolean =>
  [what, where].some((typed) => typed.trim() !== '' && words(typed).length === 0);

export const emptyAnswer: SearchAnswer = {
  results: [],
  nbHits: 0,
  nbPages: 0,
  page: 1,
  facets: noFacets,
  named: {},
  tookMs: 0,
};
