import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

const largestId = 2_147_483_647;

/** Returns those of the ids whose company is public. */
export const publicCompanies =
  (db: Database) =>
  async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const rows = await readModel(db, companyPage)
      .selectFrom('company')
      .select('id')
      .where('id', '=', (eb) => eb.fn.any(eb.val(ids.filter((id) => id <= largestId))))
      .where('valid', '=', true)
      .where('online', '=', true)
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
