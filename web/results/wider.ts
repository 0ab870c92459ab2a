import type { SearchAnswer } from '#read-api/search/search-index.ts';
import type { ResultsQuery } from './results-query.ts';

/** A part of a city that has nothing of what was asked for: the same search in the city. Undefined for any other search. */
export const inCityInstead = (query: ResultsQuery, { nbHits, help }: SearchAnswer): ResultsQuery | undefined => {
  if (nbHits > 0) return undefined;
  if (query.where && help?.wider?.isCity) return { ...query, where: help.wider.where, district: undefined };
  return query.district && help?.without?.district ? { ...query, district: undefined } : undefined;
};
