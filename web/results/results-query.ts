import type { CompanySize } from '#domain/company/company.events.ts';
import type { Language } from '#domain/text.ts';
import type { SearchSort } from '#infra/search/search-index.ts';
import { resultsPath } from '../paths.ts';
import { traitNames } from './traits.ts';

/** What an address of the results page asks for. */
export type ResultsQuery = {
  readonly country?: string | undefined;
  readonly what: string;
  readonly where: string;
  readonly category?: string | undefined;
  readonly city?: number | undefined;
  readonly district?: string | undefined;
  readonly size?: CompanySize | undefined;
  readonly openNow: boolean;
  readonly minRating?: number | undefined;
  readonly hasWhatsapp: boolean;
  readonly verified: boolean;
  readonly hasProducts: boolean;
  readonly hasJobs: boolean;
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  readonly radius?: number | undefined;
  readonly sort: SearchSort;
  readonly page: number;
};

const sorts = ['relevance', 'distance', 'rating', 'reviews', 'newest'] as const satisfies readonly SearchSort[];
const sizes = ['unknown', 'very_small', 'small', 'medium', 'large'] as const satisfies readonly CompanySize[];

// what people cannot see says nothing, and PostgreSQL takes no NUL
const text = (value: string | null): string =>
  (value ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();

const numberIn = (value: string | null, min: number, max: number): number | undefined => {
  const number = Number(value);
  return value !== null && value.trim() !== '' && number >= min && number <= max ? number : undefined;
};

const wholeIn = (value: string | null, min: number, max: number): number | undefined => {
  const number = numberIn(value, min, max);
  return Number.isInteger(number) ? number : undefined;
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value);

const yes = (value: string | null): boolean => value === 'true' || value === '1' || value === 'on';

const point = (value: string | null): ResultsQuery['near'] => {
  const [lat, lng, ...rest] = value?.split(',') ?? [];
  const [y, x] = [numberIn(lat ?? null, -90, 90), numberIn(lng ?? null, -180, 180)];
  return y !== undefined && x !== undefined && rest.length === 0 ? { lat: y, lng: x } : undefined;
};

/** Reads an address; a value that makes no sense counts as not given, so that an old link still finds companies. */
export const readQuery = (params: URLSearchParams, country?: string): ResultsQuery => {
  const near = point(params.get('near'));
  const sort = oneOf(sorts, params.get('sort'));
  return {
    country,
    what: text(params.get('what')),
    where: text(params.get('where')),
    category: /^[a-z0-9-]{1,80}$/.exec(params.get('category') ?? '')?.[0],
    city: wholeIn(params.get('city'), 1, 2 ** 31 - 1),
    district: text(params.get('district')) || undefined,
    size: oneOf(sizes, params.get('size')),
    openNow: yes(params.get('openNow')),
    minRating: numberIn(params.get('minRating'), 1, 5),
    hasWhatsapp: yes(params.get('hasWhatsapp')),
    verified: yes(params.get('verified')),
    hasProducts: yes(params.get('hasProducts')),
    hasJobs: yes(params.get('hasJobs')),
    near,
    radius: near && numberIn(params.get('radius'), 0.1, 1000),
    sort: sort && (sort !== 'distance' || near) ? sort : near && !sort ? 'distance' : 'relevance',
    page: wholeIn(params.get('page'), 1, 10_000) ?? 1,
  };
};

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
