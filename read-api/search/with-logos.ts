import type { Database } from '#infra/database/database.ts';
import { logosOf } from '../company/company-content.ts';
import type { SearchAnswer } from './search-index.ts';

/** Adds the logos of the companies to the results, because the search index has no pictures. */
export const withLogos = async (db: Database, answer: SearchAnswer): Promise<SearchAnswer> => {
  const logos = await logosOf(
    db,
    answer.results.map(({ id }) => id),
  );
  if (logos.size === 0) return answer;
  return { ...answer, results: answer.results.map((result) => ({ ...result, logo: logos.get(result.id) })) };
};
