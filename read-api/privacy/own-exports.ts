import type { Database } from '#infra/database/database.ts';
import { type OwnExport, ownExports } from '#projections/privacy/own-exports.ts';
import { readModel } from '#projections/projection.ts';

/** Returns the exports by staff that contained a person's address or number, newest first. */
export const exportsOf = async (db: Database, accountId: string): Promise<readonly OwnExport[]> =>
  (
    await readModel(db, ownExports)
      .selectFrom('person')
      .select('exports')
      .where('account', '=', accountId)
      .executeTakeFirst()
  )?.exports ?? [];
