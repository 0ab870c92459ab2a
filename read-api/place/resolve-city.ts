import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { foldLetters } from '#infra/search/fold.ts';
import { type CityRow, places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';

/** How many times as populous as the next a city must be for its name to mean it. */
const dominance = 10;

/** The only city, or the one that people mean; nothing when there is a doubt. */
export const dominantCity = (cities: readonly CityRow[]): CityRow | null => {
  const [first, second] = cities.toSorted((a, b) => b.population - a.population);
  if (!first) return null;
  return !second || (first.population > 0 && first.population >= dominance * second.population) ? first : null;
};

/** The city of that GeoNames id in that country, else of that name when only one can be meant: never a guess. */
export const resolveCity = async (
  database: Database,
  asked: { readonly country: string; readonly geonameId?: number | undefined; readonly name?: string | undefined },
): Promise<CityRow | null> => {
  const db = readModel(database, places);
  const cities = db.selectFrom('city').selectAll('city').where('country', '=', asked.country);
  if (asked.geonameId !== undefined) {
    const listed = await cities.where('id', '=', asked.geonameId).executeTakeFirst();
    if (listed) return listed;
  }
  const key = foldLetters(asked.name ?? '');
  if (!key) return null;
  const named = await cities.where('key', '=', key).execute();
  if (named.length > 0) return dominantCity(named);
  const spelled = db
    .selectFrom('spelling')
    .where('entry', 'like', `${key}\t%`)
    .select(sql<number>`split_part(entry, chr(9), 2)::int`.as('id'));
  const others = await cities.where('id', 'in', spelled).execute();
  return dominantCity(others.filter(({ alternateNames }) => alternateNames.some((name) => foldLetters(name) === key)));
};
