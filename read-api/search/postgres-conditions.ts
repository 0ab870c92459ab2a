import type { Pool } from 'pg';
import { haversineKm } from './distance.ts';
import type { facetNames, SearchQuery } from './search-index.ts';
import { allOf } from './tsquery.ts';

/** Filters that each stand for a facet, which counts without its own. */
export type FilterName = (typeof facetNames)[number];

/** What a search comes to: texts of tsqueries for words and marks, and conditions on columns for the rest. */
export type Filters = {
  /** What was asked for and where; null for all. */
  readonly what: string | null;
  readonly where: string | null;
  readonly country: string | null;
  readonly marks: Partial<Record<FilterName, string>>;
  readonly query: SearchQuery;
  /** Keys of the hours that are open at the time asked for. */
  readonly openHours: readonly string[];
  /** The day asked for, `2026-12-31`. */
  readonly today: string;
};

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Collects the values of a statement: `value(x, type)` is where it stands in it. */
export const collectValues = () => {
  const all: unknown[] = [];
  return { all, value: (given: unknown, type: string): string => `$${all.push(given)}::${type}` };
};
export type Value = ReturnType<typeof collectValues>['value'];

/** The filters in force. */
export const activeFilters = ({ marks, query }: Filters): FilterName[] => [
  ...(Object.keys(marks) as FilterName[]),
  ...(query.openNow ? (['openNow'] as const) : []),
  ...(query.hasJobs ? (['hasJobs'] as const) : []),
  ...(query.minRating === undefined ? [] : (['rating'] as const)),
];

/** Whether nothing but a country is asked for, beside the filter `but`: such counts are kept ready. */
export const isBrowsing = (filters: Filters, but?: FilterName): boolean =>
  filters.what === null &&
  filters.where === null &&
  filters.query.radiusKm === undefined &&
  filters.query.among === undefined &&
  activeFilters(filters).every((name) => name === but);

const kmADegree = 111.2;

const within = ({ near: point, radiusKm }: SearchQuery, value: Value): string[] => {
  if (!point || radiusKm === undefined) return [];
  const north = radiusKm / kmADegree;
  const east = north / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180));
  return [
    `lat between ${value(point.lat - north, 'float8')} and ${value(point.lat + north, 'float8')}`,
    `lng between ${value(point.lng - east, 'float8')} and ${value(point.lng + east, 'float8')}`,
    `${haversineKm(value(point.lat, 'float8'), value(point.lng, 'float8'))} <= ${value(radiusKm, 'float8')}`,
  ];
};

const openSql = (openHours: readonly string[], value: Value): string =>
  openHours.length === 0 ? 'false' : `hours = any(${value(openHours, 'text[]')})`;

/** The condition that a public company meets, all filters or all but one. */
export const conditionsSql = (filters: Filters, value: Value, without?: FilterName): string => {
  const { query, what, where, country, marks, openHours, today } = filters;
  const asked = Object.entries(marks).flatMap(([name, text]) => (name === without ? [] : [text]));
  const find = allOf([what, where, country, ...asked]) ?? "'@*'";
  return [
    `words @@ ${value(find, 'tsquery')}`,
    ...(query.among ? [`id = any(${value(query.among, 'int[]')})`] : []),
    ...within(query, value),
    ...(query.openNow && without !== 'openNow' ? [openSql(openHours, value)] : []),
    ...(query.hasJobs && without !== 'hasJobs' ? [`hiring >= ${value(today, 'text')}`] : []),
    ...(query.minRating !== undefined && without !== 'rating' ? [`rating >= ${value(query.minRating, 'float8')}`] : []),
  ].join(' and ');
};

/** How many companies meet the filters, all or all but one. */
export const countStatement = (schema: string, filters: Filters, without?: FilterName): Statement => {
  const { all, value } = collectValues();
  return {
    text: `select count(*)::int as total from ${schema}.company where ${conditionsSql(filters, value, without)}`,
    values: all,
  };
};

/** Whether it is only filters that keep anything from being found: other words or another area would not help. */
export const findsUnfiltered = async (pool: Pool, schema: string, filters: Filters): Promise<boolean> => {
  const { query, what, where, country } = filters;
  if (activeFilters(filters).length === 0 && query.radiusKm === undefined) return false;
  // counted, as for a mere `exists` Postgres would walk the table instead of asking the index
  const { rows } = await pool.query<{ any: boolean }>(
    `select count(*) > 0 as any from ${schema}.company where words @@ $1::tsquery`,
    [allOf([what, where, country]) ?? "'@*'"],
  );
  return rows[0]?.any ?? false;
};
