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

export const districtChoiceParams = z.object({
  q: lookUpText,
  subcity: lookUpName,
  city: lookUpName,
  country: lookUpCountry,
  page: lookUpPageOrAll,
  context: lookUpContext,
});
type DistrictChoiceParams = z.infer<typeof districtChoiceParams>;

/** Returns the districts whose name begins with `q`, of a sub-city, a city, a country or all. */
export const districtChoice = async (
  database: Database,
  { q, subcity, city, country, page }: DistrictChoiceParams,
): Promise<NameChoice> => {
  const at = city && (await cityByIdOrName(database, city, country));
  if (city && !at) return namesOn([], page);
  const [key, part] = [foldLetters(q), foldLetters(subcity ?? '')];
  if ((q.trim() && !key) || (subcity && !part)) return namesOn([], page);
  const db = readModel(database, places);
  const names = await db
    .selectFrom('district')
    .select('name')
    .distinct()
    .$if(Boolean(at), (all) => all.where('city', '=', at ? at.id : 0))
    .$if(country !== undefined, (all) => all.where('country', '=', country ?? ''))
    .$if(part !== '', (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sub_city')
            .whereRef('sub_city.city', '=', 'district.city')
            .whereRef('sub_city.name', '=', 'district.subCity')
            .where('sub_city.key', '=', part)
            .select('sub_city.city'),
        ),
      ),
    )
    .$if(key !== '', (all) => all.where('key', 'like', `${key}%`))
    .orderBy('name')
    .execute();
  return namesOn(names, page);
};
