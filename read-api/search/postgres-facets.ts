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

/** Facets whose only value is `true`: with the filter on, the count is the number of hits. */
const yesOnly: readonly FilterName[] = ['openNow', 'hasWhatsapp', 'verified', 'hasProducts', 'hasJobs'];

/** Returns the SQL that turns a stored value into a facet value: hours into "open now", a last day into "has jobs". */
const shown = (facet: string, raw: string, open: string, today: string): string => `case ${facet}
  when 'hours' then case when ${raw} = any(${open}) then 'true' else '' end
  when 'jobs' then case when ${raw} >= ${today} then 'true' else '' end
  else ${raw} end`;

/** The facets that are stored under another name, because the stored values have another meaning. */
const storedAs: Partial<Record<FilterName, string>> = { openNow: 'hours', hasJobs: 'jobs' };

const top = (counted: string): string => `
  select facet, value, n::int from (
    select facet, value, sum(n) as n, row_number() over (partition by facet order by sum(n) desc, value) as rank
    from (${counted}) c where value <> '' group by 1, 2
  ) f where rank <= ${maxFacetValues}`;

/** Returns the SQL for the counts from the tally `facet`, of a country or of all. */
const fromTally = (
  schema: string,
  { query, openHours, today }: Filters,
  names: readonly FilterName[],
  value: Value,
): string => {
  const raw = `split_part(entry, E'\\t', 3)`;
  const facet = `split_part(entry, E'\\t', 2)`;
  const wanted = names.map((name) => storedAs[name] ?? name);
  return `
    select case ${facet} when 'hours' then 'openNow' when 'jobs' then 'hasJobs' else ${facet} end as facet,
      ${shown(facet, raw, value(openHours, 'text[]'), value(today, 'text'))} as value, count as n
    from ${schema}.facet where ${facet} = any(${value(wanted, 'text[]')})
      ${query.country ? `and split_part(entry, E'\\t', 1) = ${value(query.country, 'text')}` : ''}`;
};

/** Returns the SQL for the counts over the companies that match all filters except the facet's own. */
const withoutOwn = (schema: string, filters: Filters, name: FilterName, value: Value): string => {
  if (yesOnly.includes(name)) return `select '${name}' as facet, 'true' as value, n from grouped`;
  const raw = `split_part(facets, E'\\t', ${every.indexOf(name) + 1})`;
  return `
    select '${name}' as facet, ${raw} as value, n
    from (select facets, count(*) as n from ${schema}.company where ${conditionsSql(filters, value, name)} group by 1) g`;
};

/**
 * Returns the SQL for the most frequent values of the facets that cannot be counted over the hits: those whose own
 * filter is on, and those with counts in the tally `facet`. Null when there are none.
 */
export const facetsSql = (schema: string, filters: Filters, value: Value): string | null => {
  const ready = every.filter((name) => isBrowsing(filters, name));
  const parts = [
    ...(ready.length > 0 ? [fromTally(schema, filters, ready, value)] : []),
    ...activeFilters(filters)
      .filter((name) => !ready.includes(name))
      .map((name) => withoutOwn(schema, filters, name, value)),
  ];
  return parts.length === 0 ? null : parts.map(top).join(' union all ');
};

/** Returns the facets that are counted over the hits. */
const ofHits = (filters: Filters): readonly FilterName[] => {
  const active = activeFilters(filters);
  return every.filter((name) => !active.includes(name) && !isBrowsing(filters, name));
};

const add = (counts: Map<string, number>, value: string, n: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + n);
};

/** Counts facet values over the hits. A line of `grouped` has a list of facet values and their number of hits. */
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
