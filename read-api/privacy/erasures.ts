import type { Database } from '#infra/database/database.ts';
import { type ErasureRow, erasures } from '#projections/privacy/erasures.ts';
import { readModel } from '#projections/projection.ts';

/** Returns a person's erasure request that is not completed yet; null when there is none. */
export const pendingErasure = async (db: Database, accountId: string): Promise<ErasureRow | null> =>
  (await readModel(db, erasures)
    .selectFrom('erasure')
    .selectAll()
    .where('account', '=', accountId)
    .where('status', '!=', 'completed')
    .executeTakeFirst()) ?? null;

/** Returns the erasures that are due at `now`, and those already begun but not completed. */
export const dueErasures = (db: Database, now: Date): Promise<ErasureRow[]> =>
  readModel(db, erasures)
    .selectFrom('erasure')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'begun'), and([eb('status', '=', 'requested'), eb('due', '<=', now.toISOString())])]),
    )
    .orderBy('due')
    .execute();
