import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

export type CompanyName = { readonly id: number; readonly name: string; readonly slug: string };

/** Returns the names of these companies, public or not, by id. */
export const companyNames = async (db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, CompanyName>> => {
  if (ids.length === 0) return new Map();
  const rows = await readModel(db, companyPage)
    .selectFrom('company')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};
