import type { Language } from '#domain/language.ts';
import { resultsPath } from '../addresses/paths.ts';
import { type ResultsQuery, searchOf } from './results-query.ts';

/** The address of `query` with `change`; back to the first page unless the change says which. */
export const resultsHref = (lang: Language, query: ResultsQuery, change: Partial<ResultsQuery> = {}): string =>
  resultsPath(lang, 'country' in change ? change.country : query.country) + searchOf(query, change);
