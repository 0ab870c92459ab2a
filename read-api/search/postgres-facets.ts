import { facetOrder } from '#projections/company/search-facets.ts';
import type { Counted } from './facets.ts';
import {
  activeFilters,
  conditionsSql,
  type FilterName,
  type Filters,
  isBrowsing,
  type Value,
} from './postgres-conditions.ts';
import { facetNames, openFilters } from './search-index.ts';

const maxFacetValues = 30;
const every: readonly FilterName[] = facetNames;

/** Facets whose only value is `true`: with the filter on, the count is the number of hits. */
const yesOnly: readonly FilterName[] = [...openFilters, 'hasWhatsapp', 'verified', 'hasProducts', 'hasJobs'];

const isOfHours = (name: FilterName): name is (typeof openFilters)[number] => openFilters.some((one) => one === name);

/** The stored facet that a facet is worked out from: "open now" and its like from the hours, "has jobs" from a last day. */
const storedAs = (name: FilterName): (typeof facetOrder)[number] => {
  if (isOfHours(name)) return 'hours';
  return name === 'hasJobs' ? 'jobs' : name;
};

const cellOf = (name: FilterName): number => facetOrder.indexOf(storedAs(name));

/** Returns the SQL for the array of facets that a stored value counts for. */
const countedFor = (facet: string, raw: string, { openHours, today }: Filters, value: Value): string => `case ${facet}
  when 'hours' then array[${openFilters
    .map((name) => `case when ${raw} = any(${value(openHours[name], 'text[]')}) then '${name}' end`)
    .join(', ')}]
  when 'jobs' then array[case when ${raw} >= ${value(today, 'text')} then 'hasJobs' end]
  else array[${facet}] end`;

const top = (counted: string): string => `
  select facet, value, n::int from (
    select facet, value, sum(n) as n, row_number() over (partition by facet order by sum(n) desc, value) as rank
    from (${counted}) c where value <> '' group by 1, 2
  ) f where rank <= ${maxFacetValues}`;

/** Returns the SQL for the counts from the tally `facet`, of a country or of all. */
const fromTally = (schema: string, filters: Filters, names: readonly FilterName[], value: Value): string => {
  const { country } = filters.query;
  const raw = `split_part(entry, E'\\t', 3)`;
  const facet = `split_part(entry, E'\\t', 2)`;
  const stored = [...new Set(names.map(storedAs))];
  return `
    select name as facet, case when ${facet} in ('hours', 'jobs') then 'true' else ${raw} end as value, count as n
    from ${schema}.facet, unnest(${countedFor(facet, raw, filters, value)}) as named(name)
    where ${facet} = any(${value(stored, 'text[]')}) and name = any(${value(names, 'text[]')})
      ${country ? `and split_part(entry, E'\\t', 1) = ${value(country, 'text')}` : ''}`;
};

/** Returns the SQL for the counts over the companies that match all filters except the facet's own. */
const withoutOwn = (schema: string, filters: Filters, name: FilterName, value: Value): string => {
  if (yesOnly.includes(name)) return `select '${name}' as facet, 'true' as value, n from grouped`;
  const raw = `split_part(facets, E'\\t', ${cellOf(name) + 1})`;
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
  const open = openFilters.map((name) => [name, new Set(filters.openHours[name])] as const);
  const openBy = new Map<FilterName, ReadonlySet<string>>(open);
  const countedAs = (facet: FilterName, cell: string): string => {
    const keys = openBy.get(facet);
    if (keys) return keys.has(cell) ? 'true' : '';
    if (facet === 'hasJobs') return cell >= filters.today ? 'true' : '';
    return cell;
  };
  const counts = names.map((facet) => ({ facet, cell: cellOf(facet), counted: new Map<string, number>() }));
  for (const line of grouped.split('\n')) {
    const cells = line.split('\t');
    const n = Number(cells[facetOrder.length]);
    for (const { facet, cell, counted } of counts) {
      const raw = cells[cell];
      const value = raw && countedAs(facet, raw);
      if (value) add(counted, value, n);
    }
  }
  return counts.flatMap(({ facet, counted }) =>
    [...counted]
      .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
      .slice(0, maxFacetValues)
      .map(([value, n]) => ({ facet, value, n })),
  );
};
