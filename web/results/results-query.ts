import type { PageSearch } from '#read-api/search/search-companies.ts';
import { traitNames } from './traits.ts';

/** What an address of the results page asks for; `pageSearch` reads it. */
export type ResultsQuery = PageSearch;

/** In the order in which an address names them. */
const parameters = [
  'what',
  'where',
  'category',
  'city',
  'district',
  'size',
  'openNow',
  'openTonight',
  'openSaturday',
  'openSunday',
  'open24h',
  'minRating',
  'hasWhatsapp',
  'verified',
  'hasProducts',
  'hasJobs',
  'asTyped',
  'radius',
  'bounds',
  'near',
  'sort',
  'page',
] as const satisfies readonly (keyof ResultsQuery)[];

/** How an address names an area of the map. */
const boundsParam = ({ south, west, north, east }: NonNullable<ResultsQuery['bounds']>): string =>
  [south, west, north, east].join();

/** The parameters of a query in their one order, without those that say nothing. */
export const paramsOf = (query: ResultsQuery): [string, string][] => {
  const { near, bounds, sort, page } = query;
  const defaultSort = near ? 'distance' : 'relevance';
  const written = {
    ...query,
    near: near && `${near.lat},${near.lng}`,
    bounds: bounds && boundsParam(bounds),
    sort: sort === defaultSort ? undefined : sort,
    page: page > 1 ? page : undefined,
  };
  return parameters.flatMap((name) => (written[name] ? [[name, String(written[name])] as [string, string]] : []));
};

/**
 * What follows the path in the address of `query` with `change`: its parameters after a question mark, or nothing. It
 * leads to the first page unless the change says which.
 */
export const searchOf = (query: ResultsQuery, change: Partial<ResultsQuery> = {}): string => {
  const params = new URLSearchParams(paramsOf({ ...query, page: 1, ...change })).toString();
  return params && `?${params}`;
};

/** Whether anything but the country and the page narrows it. */
export const isNarrowed = (query: ResultsQuery): boolean => paramsOf({ ...query, page: 1 }).length > 0;

const filters = ['category', 'city', 'district', 'size', 'minRating', ...traitNames] as const;

/** An area of the map stands for these. */
const places: readonly string[] = ['city', 'district'];

/** Whether a filter says where to look, while the map says it. */
export const isOverruled = ({ bounds }: ResultsQuery, filter: string): boolean =>
  bounds !== undefined && places.includes(filter);

/** The filters that are on: beside the words and the place, what narrows the list. */
export const chosenFilters = (query: ResultsQuery): readonly (typeof filters)[number][] =>
  filters.filter((name) => query[name] && !isOverruled(query, name));
