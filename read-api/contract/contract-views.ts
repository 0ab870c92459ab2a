import type { Database } from '#infra/database/database.ts';
import { type ContractView, contractViews } from '#projections/contract/contract-views.ts';
import { readModel } from '#projections/projection.ts';

export type { ContractView } from '#projections/contract/contract-views.ts';

/** The lists of contracts that a person keeps, in the order in which they were first kept. */
export const contractViewsOf = async (db: Database, account: string): Promise<readonly ContractView[]> => {
  const row = await readModel(db, contractViews)
    .selectFrom('person')
    .select('views')
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.views ?? [];
};
