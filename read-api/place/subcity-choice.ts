import { z } from 'zod';
import { foldLetters } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';
import { cityByIdOrName } from './city-by-id-or-name.ts';
import {
  lookUpContext,
  lookUpCountry,
  lookUpName,
  lookUpPageOrAll,
  lookUpText,
  type NameChoice,
  namesOn,
} from './lookup-params.ts';

export const subCityChoiceParams = z.object({
  q: lookUpText,
  city: lookUpName,
  country: lookUpCountry,
  page: lookUpPageOrAll,
  context: lookUpContext,
});
type SubCityChoiceParams = z.infer<typeof subCityChoiceParams>;

/** Returns the sub-cities whose name begins with `q`, of a city; without a city, of a country or of all. */
export const subCityChoice = async (
  database: Database,
  { q, city, country, page }: SubCityChoiceParams,
): Promise<NameChoice> => {
  const at = city && (await cityByIdOrName(database, city, country));
  if (city && !at) return namesOn([], page);
  const key = foldLetters(q);
  if (q.trim() && !key) return namesOn([], page);
  const names = await readModel(database, places)
    .selectFrom('sub_city')
    .select('name')
    .distinct()
    .$if(Boolean(at), (all) => all.where('city', '=', at ? at.id : 0))
    .$if(country !== undefined, (all) => all.where('country', '=', country ?? ''))
    .$if(key !== '', (all) => all.where('key', 'like', `${key}%`))
    .orderBy('name')
    .execute();
  return namesOn(names, page);
};
