import type { Database } from '#infra/database/database.ts';
import { type OwnExport, ownExports } from '#projections/privacy/own-exports.ts';
import { readModel } from '#projections/projection.ts';

/** Which exports by staff somebody's address or number was in, the newest first. */
export const exportsOf = async (db: Database, accountId: string): Promise<readonly OwnExport[]> =>
  (
    await readModel(db, ownExports)
      .selectFrom('person')
      .select('exports')
      .where('account', '=', accountId)
      .executeTakeFirst()
  )?.exports ?? [];
