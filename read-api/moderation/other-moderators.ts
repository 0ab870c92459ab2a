import { type Actor, type Role, roles } from '#domain/actor.ts';
import { moderates } from '#domain/moderation/report.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { readModel } from '#projections/projection.ts';

const moderating: readonly Role[] = roles.filter((role) => moderates({ role }));

/** Returns the ids of the accounts that may decide on cases. */
export const moderators = async (db: Database): Promise<string[]> =>
  (
    await readModel(db, accounts)
      .selectFrom('account')
      .select('id')
      .where('role', 'in', moderating)
      .where('blocked', '=', false)
      .execute()
  ).map(({ id }) => id);

/** Whether there is no other moderator who could decide instead of this person. */
export const moderatesAlone = async (db: Database, { id }: Pick<Actor, 'id'>): Promise<boolean> => {
  const other = await readModel(db, accounts)
    .selectFrom('account')
    .select('id')
    .where('role', 'in', moderating)
    .where('blocked', '=', false)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other === undefined;
};
