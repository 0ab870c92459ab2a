import type { Database } from '#infra/database/database.ts';
import { type ClientEmailExport, type OwnExport, ownExports } from '#projections/privacy/own-exports.ts';
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

/** Returns the exports by staff that contained the client's e-mail of these contracts, by their numbers, newest first. */
export const clientEmailExports = async (
  db: Database,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly ClientEmailExport[]>> => {
  if (numbers.length === 0) return new Map();
  const rows = await readModel(db, ownExports)
    .selectFrom('contract')
    .select(['number', 'exports'])
    .where('number', 'in', [...numbers])
    .execute();
  return new Map(rows.map(({ number, exports }) => [number, exports]));
};
