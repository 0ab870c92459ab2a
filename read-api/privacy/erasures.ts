import type { Database } from '#infra/database/database.ts';
import { type ErasureRow, erasures } from '#projections/privacy/erasures.ts';
import { readModel } from '#projections/projection.ts';

/** The erasure that a person asked for and that is not done yet. */
export const pendingErasure = async (db: Database, accountId: string): Promise<ErasureRow | null> =>
  (await readModel(db, erasures)
    .selectFrom('erasure')
    .selectAll()
    .where('account', '=', accountId)
    .where('status', '!=', 'completed')
    .executeTakeFirst()) ?? null;

/** Whose erasure is to be carried out by now, or to be gone on with. */
export const dueErasures = (db: Database, now: Date): Promise<ErasureRow[]> =>
  readModel(db, erasures)
    .selectFrom('erasure')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'begun'), and([eb('status', '=', 'requested'), eb('due', '<=', now.toISOString())])]),
    )
    .orderBy('due')
    .execute();
