import { fold } from '#domain/fold.ts';
import type { Tally } from '../projection.ts';
import { facetOrder } from './search-facets.ts';
import type { SearchRow } from './search-tables.ts';
import { areasOf, wordsOf } from './search-words.ts';

/** Whether visitors find the company: staff approved it, and it is online. */
export const findable = (row: SearchRow): boolean => row.approved && row.online;

/** The number of public companies in which each word occurs. */
export const vocabulary: Tally<SearchRow> = {
  of: 'company',
  by: (row) => (findable(row) ? wordsOf(row) : []),
  indexes: ['(entry text_pattern_ops)', '(reverse(entry) text_pattern_ops)', 'using gin (entry gin_trgm_ops)'],
};

/** The number of public companies in each district and sub-city: `cocody`, tab, `CI`, tab, `Cocody`. */
export const area: Tally<SearchRow> = {
  of: 'company',
  by: (row) =>
    findable(row) ? [...new Set(areasOf(row))].map((name) => `${fold(name)}\t${row.country}\t${name}`) : [],
  indexes: ['(entry text_pattern_ops)', 'using gin (entry gin_trgm_ops)'],
};

/** The number of public companies per country and facet value: `CI`, tab, `category`, tab, `pharmacy`. */
export const facet: Tally<SearchRow> = {
  of: 'company',
  by: (row) => {
    if (!findable(row)) return [];
    const values = row.facets.split('\t');
    return facetOrder.flatMap((name, i) => (values[i] ? [`${row.country}\t${name}\t${values[i]}`] : []));
  },
  indexes: ["((split_part(entry, E'\\t', 1)))"],
};
