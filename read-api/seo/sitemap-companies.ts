import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { sitemap } from '#projections/company/sitemap.ts';
import type { SitemapCompanyRow } from '#projections/company/sitemap-rows.ts';
import { readModel } from '#projections/projection.ts';

/**
 * Companies whose numbers share a file: with two languages and their products 40,000 addresses, under the 50,000 that a
 * file may hold.
 */
export const companiesInFile = 10_000;

export type SitemapFile = {
  /** From 0; file n holds the companies from n × 10,000 + 1 on, for ever. */
  readonly file: number;
  readonly count: number;
  /** When anything in it last changed, a company that left included; ISO 8601. */
  readonly changed: string;
};

export type SitemapCompany = Readonly<
  Pick<SitemapCompanyRow, 'id' | 'slug' | 'changed' | 'photos' | 'products' | 'productsChanged'>
>;

const fileNumber = sql<number>`(id - 1) / ${sql.lit(companiesInFile)}`;
const publicOnes = sql<number>`count(*) filter (where valid and online)::int`;

/** The files that have public companies in them, one of them when `only` says which. */
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

/** The public companies of a file by number, a few thousand at a time. */
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
