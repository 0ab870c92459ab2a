import { foldLetters } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { type CityRow, places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';

const geoNamesId = /^\d{1,9}$/;

/** Returns the city with this GeoNames id, else the most populous with this name; only in `country` when it is set. */
export const cityByIdOrName = async (database: Database, city: string, country?: string): Promise<CityRow | null> => {
  const db = readModel(database, places);
  const cities = db
    .selectFrom('city')
    .selectAll('city')
    .$if(country !== undefined, (all) => all.where('city.country', '=', country ?? ''));
  if (geoNamesId.test(city)) return (await cities.where('id', '=', Number(city)).executeTakeFirst()) ?? null;
  const key = foldLetters(city);
  if (!key) return null;
  const named = await cities.where('key', '=', key).orderBy('population', 'desc').limit(1).executeTakeFirst();
  if (named) return named;
  const otherwise = db
    .selectFrom('spelling')
    .where('entry', 'like', `${key}\t%`)
    .select(({ fn, cast, val }) => cast<number>(fn('split_part', ['entry', val('\t'), val(2)]), 'integer').as('id'));
  return (await cities.where('id', 'in', otherwise).orderBy('population', 'desc').limit(1).executeTakeFirst()) ?? null;
};
