import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { sitemap } from '#projections/company/sitemap.ts';
import type { SitemapCompanyRow } from '#projections/company/sitemap-rows.ts';
import { readModel } from '#projections/projection.ts';

/**
 * The number of companies in a file. With two languages and product pages these are 40,000 addresses, under the limit
 * of 50,000 per file.
 */
const companiesInFile = 10_000;

export type SitemapFile = {
  /** From 0; file n has the 10,000 company ids from n × 10,000 + 1 on. This never changes. */
  readonly file: number;
  readonly count: number;
  /** When anything in it last changed, also when a company was removed; ISO 8601. */
  readonly changed: string;
};

export type SitemapCompany = Readonly<
  Pick<SitemapCompanyRow, 'id' | 'slug' | 'changed' | 'photos' | 'products' | 'productsChanged'>
>;

const fileNumber = sql<number>`(id - 1) / ${sql.lit(companiesInFile)}`;
const publicOnes = sql<number>`count(*) filter (where valid and online)::int`;

/** Returns the files that have public companies; with `only`, just that file. */
export const sitemapFiles = async (db: Database, only?: number): Promise<readonly SitemapFile[]> => {
  const files = readModel(db, sitemap)
    .selectFrom('company')
    .select([fileNumber.as('file'), publicOnes.as('count'), sql<string>`max(changed)`.as('changed')])
    .groupBy(fileNumber)
    .having(publicOnes, '>', 0)
    .orderBy('file');
  if (only === undefined) return files.execute();
  return files
    .where('id', '>', only * companiesInFile)
    .where('id', '<=', (only + 1) * companiesInFile)
    .execute();
};

const batch = 2000;

/** Yields the public companies of a file by id, up to 2,000 at a time. */
export async function* sitemapCompanies(db: Database, file: number): AsyncGenerator<readonly SitemapCompany[]> {
  const last = (file + 1) * companiesInFile;
  for (let from = file * companiesInFile; from < last; from += batch) {
    const companies = await readModel(db, sitemap)
      .selectFrom('company')
      .select(['id', 'slug', 'changed', 'photos', 'products', 'productsChanged'])
      .where('id', '>', from)
      .where('id', '<=', Math.min(from + batch, last))
      .where('valid', '=', true)
      .where('online', '=', true)
      .orderBy('id')
      .execute();
    if (companies.length > 0) yield companies;
  }
}
