import { sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { readModel } from '#projections/projection.ts';
import { publicCompanies } from '../profile/confirmations.ts';
import type { WordChoice } from '../profile/word-choice.ts';

/** How many products are looked at for words. */
const mostSeen = 200;
const mostWords = 20;

/**
 * Adds to the first page of a list of words those that public companies wrote for their products and that begin with
 * `q`. `of` is what the words are of.
 */
export const withUsedWords = async (
  db: Database,
  of: 'brand' | 'category',
  { q, page }: { readonly q: string; readonly page: number },
  listed: WordChoice,
): Promise<WordChoice> => {
  const typed = q.trim();
  if (page > 1 || typed === '') return listed;
  const rows = await readModel(db, companyContent)
    .selectFrom('product')
    .select(['company', sql<string>`description->>${sql.lit(of)}`.as('word')])
    .where(
      sql<boolean>`lower(description->>${sql.lit(of)}) like ${`${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`,
    )
    .limit(mostSeen)
    .execute();
  const shown = await publicCompanies(
    db,
    rows.map(({ company }) => company),
  );
  const known = new Set(listed.results.map(({ name }) => fold(name)));
  const used = new Map(
    rows
      .filter(({ company, word }) => shown.has(company) && !known.has(fold(word)))
      .map(({ word }) => [fold(word), word]),
  );
  const results = [...listed.results, ...[...used.values()].map((name) => ({ id: name, name }))].slice(
    0,
    Math.max(mostWords, listed.results.length),
  );
  return { results, nbPages: Math.max(listed.nbPages, results.length > 0 ? 1 : 0) };
};
