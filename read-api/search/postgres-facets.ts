import type { Counted } from './facets.ts';
import {
  activeFilters,
  conditionsSql,
  type FilterName,
  type Filters,
  isBrowsing,
  type Value,
} from './postgres-conditions.ts';

const maxFacetValues = 30;
const every: readonly FilterName[] = [
  'category',
  'city',
  'district',
  'size',
  'openNow',
  'rating',
  'hasWhatsapp',
  'verified',
  'hasProducts',
  'hasJobs',
];

/** Their one value is what the filter asks for: with the filter on, it counts the hits. */
const yesOnly: readonly FilterName[] = ['openNow', 'hasWhatsapp', 'verified', 'hasProducts', 'hasJobs'];

/** What a value that is kept counts as: hours as whether they are open, the last day of a job as whether it is to come. */
const shown = (facet: string, raw: string, open: string, today: string): string => `case ${facet}
  when 'hours' then case when ${raw} = any(${open}) then 'true' else '' end
  when 'jobs' then case when ${raw} >= ${today} then 'true' else '' end
  else ${raw} end`;

/** The facets that are kept under another name, as their values say something else. */
const keptAs: Partial<Record<FilterName, string>> = { openNow: 'hours', hasJobs: 'jobs' };

const top = (counted: string): string => `
  select facet, value, n::int from (
    select facet, value, sum(n) as n, row_number() over (partition by facet order by sum(n) desc, value) as rank
    from (${counted}) c where value <> '' group by 1, 2
  ) f where rank <= ${maxFacetValues}`;

/** Counts kept ready, of a country or of all. */
const kept = (
  schema: string,
  { query, openHours, today }: Filters,
  names: readonly FilterName[],
  value: Value,
): string => {
  const raw = `split_part(entry, E'\\t', 3)`;
  const facet = `split_part(entry, E'\\t', 2)`;
  const wanted = names.map((name) => keptAs[name] ?? name);
  return `
    select case ${facet} when 'hours' then 'openNow' when 'jobs' then 'hasJobs' else ${facet} end as facet,
      ${shown(facet, raw, value(openHours, 'text[]'), value(today, 'text'))} as value, count as n
    from ${schema}.facet where ${facet} = any(${value(wanted, 'text[]')})
      ${query.country ? `and split_part(entry, E'\\t', 1) = ${value(query.country, 'text')}` : ''}`;
};

/** Counts over the companies that meet all filters but the facet's own. */
const withoutOwn = (schema: string, filters: Filters, name: FilterName, value: Value): string => {
  if (yesOnly.includes(name)) return `select '${name}' as facet, 'true' as value, n from grouped`;
  const raw = `split_part(facets, E'\\t', ${every.indexOf(name) + 1})`;
  return `
    select '${name}' as facet, ${raw} as value, n
    from (select facets, count(*) as n from ${schema}.company where ${conditionsSql(filters, value, name)} group by 1) g`;
};

/**
 * The most frequent values of the facets that the hits themselves cannot tell: those whose own filter is on, and those
 * whose counts are kept ready. Null when there are none.
 */
export const facetsSql = (schema: string, filters: Filters, value: Value): string | null => {
  const ready = every.filter((name) => isBrowsing(filters, name));
  const parts = [
    ...(ready.length > 0 ? [kept(schema, filters, ready, value)] : []),
    ...activeFilters(filters)
      .filter((name) => !ready.includes(name))
      .map((name) => withoutOwn(schema, filters, name, value)),
  ];
  return parts.length === 0 ? null : parts.map(top).join(' union all ');
};

/** The facets that are counted over the hits. */
const ofHits = (filters: Filters): readonly FilterName[] => {
  const active = activeFilters(filters);
  return every.filter((name) => !active.includes(name) && !isBrowsing(filters, name));
};

const add = (counts: Map<string, number>, value: string, n: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + n);
};

/** Counts over the hits: each line of `grouped` is what some of them count for, and how many they are. */
export const countGroups = (grouped: string | null, filters: Filters): Counted[] => {
  const names = ofHits(filters);
  if (grouped === null || names.length === 0) return [];
  const open = new Set(filters.openHours);
  const countedAs = (facet: FilterName | undefined, cell: string): string => {
    if (facet === 'openNow') return open.has(cell) ? 'true' : '';
    if (facet === 'hasJobs') return cell >= filters.today ? 'true' : '';
    return cell;
  };
  const counts = every.map(() => new Map<string, number>());
  for (const line of grouped.split('\n')) {
    const cells = line.split('\t');
    const n = Number(cells[every.length]);
    for (const [i, of] of counts.entries()) {
      const cell = cells[i];
      if (!cell) continue;
      const value = countedAs(every[i], cell);
      if (value) add(of, value, n);
    }
  }
  return names.flatMap((facet) =>
    [...(counts[every.indexOf(facet)] ?? [])]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, maxFacetValues)
      .map(([value, n]) => ({ facet, value, n })),
  );
};
