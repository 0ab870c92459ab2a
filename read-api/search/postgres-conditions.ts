import type { Pool } from 'pg';
import { boundsSql } from './bounds.ts';
import { haversineKm } from './distance.ts';
import { type facetNames, type OpenHours, openFilters, type SearchQuery } from './search-index.ts';
import { allOf } from './tsquery.ts';

/** The name of a filter, which is the name of its facet. A facet is counted without its own filter. */
export type FilterName = (typeof facetNames)[number];

/** The conditions of a search: tsquery texts for words and marks, column values for the rest. */
export type Filters = {
  /** The tsquery texts for `what` and `where`; null for all. */
  readonly what: string | null;
  readonly where: string | null;
  readonly country: string | null;
  readonly marks: Partial<Record<FilterName, string>>;
  readonly query: SearchQuery;
  readonly openHours: OpenHours;
  /** The day of the query, `2026-12-31`. */
  readonly today: string;
};

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Collects the values of a statement: `value(x, type)` adds one and returns its placeholder, e.g. `$1::text`. */
export const collectValues = () => {
  const all: unknown[] = [];
  return { all, value: (content: unknown, type: string): string => `$${all.push(content)}::${type}` };
};
export type Value = ReturnType<typeof collectValues>['value'];

/** Returns the names of the active filters. */
export const activeFilters = ({ marks, query }: Filters): FilterName[] => [
  ...(Object.keys(marks) as FilterName[]),
  ...openFilters.filter((name) => query[name]),
  ...(query.hasJobs ? (['hasJobs'] as const) : []),
  ...(query.minRating === undefined ? [] : (['rating'] as const)),
];

/** Whether the query has only a country, apart from the filter `but`: the tally `facet` has these counts. */
export const isBrowsing = (filters: Filters, but?: FilterName): boolean =>
  filters.what === null &&
  filters.where === null &&
  filters.query.radiusKm === undefined &&
  filters.query.bounds === undefined &&
  filters.query.among === undefined &&
  activeFilters(filters).every((name) => name === but);

const kmPerDegree = 111.2;

const within = ({ near: point, radiusKm }: SearchQuery, value: Value): string[] => {
  if (!point || radiusKm === undefined) return [];
  const north = radiusKm / kmPerDegree;
  const east = north / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
  return [
    `lat between ${value(point.lat - north, 'float8')} and ${value(point.lat + north, 'float8')}`,
    `lng between ${value(point.lng - east, 'float8')} and ${value(point.lng + east, 'float8')}`,
    `${haversineKm(value(point.lat, 'float8'), value(point.lng, 'float8'))} <= ${value(radiusKm, 'float8')}`,
  ];
};

const openSql = (openHours: readonly string[], value: Value): string =>
  openHours.length === 0 ? 'false' : `hours = any(${value(openHours, 'text[]')})`;

/** Returns the SQL condition for public companies that match all filters, or all but `without`. */
export const conditionsSql = (filters: Filters, value: Value, without?: FilterName): string => {
  const { query, what, where, country, marks, openHours, today } = filters;
  const markQueries = Object.entries(marks).flatMap(([name, text]) => (name === without ? [] : [text]));
  const find = allOf([what, where, country, ...markQueries]) ?? "'@*'";
  return [
    `words @@ ${value(find, 'tsquery')}`,
    ...(query.among ? [`id = any(${value(query.among, 'int[]')})`] : []),
    ...within(query, value),
    ...boundsSql(query, value),
    ...openFilters.filter((name) => query[name] && name !== without).map((name) => openSql(openHours[name], value)),
    ...(query.hasJobs && without !== 'hasJobs' ? [`hiring >= ${value(today, 'text')}`] : []),
    ...(query.minRating !== undefined && without !== 'rating' ? [`rating >= ${value(query.minRating, 'float8')}`] : []),
  ].join(' and ');
};

/** Returns the statement that counts the companies that match all filters, or all but `without`. */
export const countStatement = (schema: string, filters: Filters, without?: FilterName): Statement => {
  const { all, value } = collectValues();
  return {
    text: `select count(*)::int as total from ${schema}.company where ${conditionsSql(filters, value, without)}`,
    values: all,
  };
};

/** Whether the search would find companies without its filters, radius and area of the map. */
export const findsUnfiltered = async (pool: Pool, schema: string, filters: Filters): Promise<boolean> => {
  const { query, what, where, country } = filters;
  const isAnywhere = query.radiusKm === undefined && query.bounds === undefined;
  if (activeFilters(filters).length === 0 && isAnywhere) return false;
  // `count` instead of `exists`: for `exists` Postgres would scan the table and not use the index
  const { rows } = await pool.query<{ any: boolean }>(
    `select count(*) > 0 as any from ${schema}.company where words @@ $1::tsquery`,
    [allOf([what, where, country]) ?? "'@*'"],
  );
  return rows[0]?.any ?? false;
};
