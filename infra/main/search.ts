import { postgresSearch } from '../search/postgres-search.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { Sokoni } from './open.ts';

/** The search that the configuration names. */
export const openSearch = ({ pool }: Sokoni): SearchIndex => postgresSearch(pool);
