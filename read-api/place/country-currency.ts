import { type Currency, currencies } from '#domain/money.ts';
import type { Database } from '#infra/database/database.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';

/** Returns the currency of a country; null when amounts here cannot be in it. */
export const countryCurrency = async (db: Database, code: string): Promise<Currency | null> => {
  const row = await readModel(db, places)
    .selectFrom('country')
    .select('currency')
    .where('code', '=', code)
    .executeTakeFirst();
  return currencies.find((one) => one === row?.currency) ?? null;
};
