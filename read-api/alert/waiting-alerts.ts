import type { Database } from '#infra/database/database.ts';
import { type Alert, alerts } from '#projections/alert/alerts.ts';
import { readModel } from '#projections/projection.ts';

type WaitingAlert = Alert & { readonly account: string };

/** Returns all alerts that no company has matched yet. */
export const waitingAlerts = async (db: Database): Promise<readonly WaitingAlert[]> => {
  const rows = await readModel(db, alerts).selectFrom('person').selectAll().where('waiting', '>', 0).execute();
  return rows.flatMap(({ account, alerts: all }) =>
    all.filter(({ company }) => company === null).map((alert) => ({ ...alert, account })),
  );
};

/** Returns the ids of the companies that became public in that minute and still are. */
export const arrivedIn = async (db: Database, minute: string): Promise<readonly number[]> =>
  (await readModel(db, alerts).selectFrom('arrival').select('company').where('minute', '=', minute).execute()).map(
    ({ company }) => company,
  );
