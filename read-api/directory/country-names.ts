import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';

/** Returns the names of the country `code` (two capitals), or null when it is not in the directory. */
export const countryNames = async (db: Database, code: string): Promise<Bilingual | null> => {
  const row = await readModel(db, directory)
    .selectFrom('country')
    .select('names')
    .where('id', '=', code)
    .executeTakeFirst();
  return row?.names ?? null;
};
