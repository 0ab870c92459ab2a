import {
  activeFilters,
  conditionsSql,
  type FilterName,
  type Filters,
  isBrowsing,
  type Value,
} from './postgres-conditions.ts';

const mostValues = 30;
const every: readonly FilterName[] = [
  'category',
  'city',
  'district',
  'size',
  'openNow',
  'rating',
  'hasWhatsapp',
  'verified',
];

const nameSql = (number: string): string => `(array[${every.map((name) => `'${name}'`).join(', ')}])[${number}]`;

/** What a value counts as: hours as whether they are open. */
const shown = (isHours: string, raw: string, open: string): string =>
  `case when ${isHours} then case when ${raw} = any(${open}) then 'true' else '' end else ${raw} end`;

const top = (counted: string): string => `
  select facet, value, n::int from (
    select facet, value, sum(n) as n, row_number() over (partition by facet order by sum(n) desc, value) as rank
    from (${counted}) c where value <> '' group by 1, 2
  ) f where rank <= ${mostValues}`;

/** Counts kept ready, of a country or of all. */
const kept = (schema: string, { query, openHours }: Filters, names: readonly FilterName[], value: Value): string => {
  const raw = `split_part(entry, E'\\t', 3)`;
  const facet = `split_part(entry, E'\\t', 2)`;
  const wanted = names.map((name) => (name === 'openNow' ? 'hours' : name));
  return `
    select case ${facet} when 'hours' then 'openNow' else ${facet} end as facet,
      ${shown(`${facet} = 'hours'`, raw, value(openHours, 'text[]'))} as value, count as n
    from ${schema}.facet where ${facet} = any(${value(wanted, 'text[]')})
      ${query.country ? `and split_part(entry, E'\\t', 1) = ${value(query.country, 'text')}` : ''}`;
};

/** Counts over the companies that meet all filters but the facet's own. */
const withoutOwn = (schema: string, filters: Filters, name: FilterName, value: Value): string => {
  const number = every.indexOf(name) + 1;
  const raw = `split_part(facets, E'\\t', ${number})`;
  return `
    select '${name}' as facet, ${shown(String(name === 'openNow'), raw, value(filters.openHours, 'text[]'))} as value, n
    from (select facets, count(*) as n from ${schema}.company where ${conditionsSql(filters, value, name)} group by 1) g`;
};

/** Counts over the hits, grouped in `grouped`. */
const ofHits = (filters: Filters, names: readonly FilterName[], value: Value): string => `
  select ${nameSql('u.i::int')} as facet, ${shown('u.i = 5', 'u.raw', value(filters.openHours, 'text[]'))} as value, n
  from grouped, unnest(string_to_array(facets, E'\\t')) with ordinality u(raw, i)
  where u.raw <> '' and u.i = any(${value(
    names.map((name) => every.indexOf(name) + 1),
    'int[]',
  )})`;

/** The most frequent values of every facet, exactly counted, each facet as if its own filter were not there. */
export const facetsSql = (schema: string, filters: Filters, value: Value): string => {
  const active = activeFilters(filters);
  const ready = every.filter((name) => isBrowsing(filters, name));
  const ofHitsOnly = every.filter((name) => !active.includes(name) && !ready.includes(name));
  return [
    ...(ready.length > 0 ? [kept(schema, filters, ready, value)] : []),
    ...(ofHitsOnly.length > 0 ? [ofHits(filters, ofHitsOnly, value)] : []),
    ...active.filter((name) => !ready.includes(name)).map((name) => withoutOwn(schema, filters, name, value)),
  ]
    .map(top)
    .join(' union all ');
};
