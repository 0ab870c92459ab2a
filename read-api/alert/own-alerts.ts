import type { Database } from '#infra/database/database.ts';
import { type Alert, alerts } from '#projections/alert/alerts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

export type OwnAlert = Omit<Alert, 'company'> & {
  /** What answered it, as long as it is public. */
  readonly company: { readonly id: number; readonly name: string; readonly slug: string } | null;
  readonly waits: boolean;
};

/** What somebody waits for and what came of it, the latest first. */
export const ownAlerts = async (db: Database, account: string): Promise<readonly OwnAlert[]> => {
  const row = await readModel(db, alerts)
    .selectFrom('person')
    .select('alerts')
    .where('account', '=', account)
    .executeTakeFirst();
  const all = (row?.alerts ?? []).toReversed();
  const ids = all.flatMap(({ company }) => company ?? []);
  const companies =
    ids.length === 0
      ? []
      : await readModel(db, companyPage)
          .selectFrom('company')
          .select(['id', 'name', 'slug'])
          .where('id', 'in', ids)
          .where('valid', '=', true)
          .where('online', '=', true)
          .execute();
  return all.map(({ company, ...alert }) => ({
    ...alert,
    company: companies.find(({ id }) => id === company) ?? null,
    waits: company === null,
  }));
};
