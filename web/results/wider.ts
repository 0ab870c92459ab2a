import type { SearchAnswer } from '#read-api/search/search-index.ts';
import type { ResultsQuery } from './results-query.ts';

/** The search without its filter by a part of the city, where nothing is found in that part; undefined for any other. */
export const inCityInstead = (query: ResultsQuery, { nbHits, help }: SearchAnswer): ResultsQuery | undefined =>
  nbHits === 0 && query.district && help?.without?.district ? { ...query, district: undefined } : undefined;
