import type { Language } from '#domain/language.ts';
import type { SearchAsked } from '#read-api/search/search-companies.ts';
import { resultsPath } from '../addresses/paths.ts';
import { traitNames } from './traits.ts';

/** What an address of the results page asks for; `searchAsked` reads it. */
export type ResultsQuery = SearchAsked;

/** The parameters of a query in their one order, without those that say nothing. */
export const paramsOf = (query: ResultsQuery): [string, string][] => {
  const { country: _inPath, near, sort, page, ...rest } = query;
  const defaultSort = near ? 'distance' : 'relevance';
  const all = {
    ...rest,
    near: near && `${near.lat},${near.lng}`,
    sort: sort === defaultSort ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
  return Object.entries(all).flatMap(([name, value]) => (value ? [[name, String(value)] as [string, string]] : []));
};

/** The address of `query` with `change`; back to the first page unless the change says which. */
export const resultsHref = (lang: Language, query: ResultsQuery, change: Partial<ResultsQuery> = {}): string => {
  const next = { ...query, page: 1, ...change };
  const params = new URLSearchParams(paramsOf(next)).toString();
  return resultsPath(lang, next.country) + (params && `?${params}`);
};

/** Whether anything but the country and the page narrows it. */
export const isNarrowed = (query: ResultsQuery): boolean => paramsOf({ ...query, page: 1 }).length > 0;

const filters = ['category', 'city', 'district', 'size', 'minRating', ...traitNames] as const;

/** The filters that are on: beside the words and the place, what narrows the list. */
export const chosenFilters = (query: ResultsQuery): readonly (typeof filters)[number][] =>
  filters.filter((name) => query[name]);
