import type { Database } from '#infra/database/database.ts';
import { type Alert, alerts } from '#projections/alert/alerts.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { readModel } from '#projections/projection.ts';

export type OwnAlert = Omit<Alert, 'company'> & {
  /** The company that matched the alert; null while there is none or it is not public. */
  readonly company: { readonly id: number; readonly name: string; readonly slug: string } | null;
  readonly waits: boolean;
};

/** Returns a person's alerts with the companies that matched them, newest first. */
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
