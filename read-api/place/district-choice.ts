import { z } from 'zod';
import type { Database } from '#infra/database/database.ts';
import { foldLetters } from '#infra/search/fold.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';
import { cityByIdOrName } from './city-by-id-or-name.ts';
import { lookUpCountry, lookUpName, lookUpText } from './lookup-params.ts';
import type { NameChoice } from './subcity-choice.ts';

export const districtChoiceParams = z.object({
  q: lookUpText,
  subcity: lookUpName,
  city: lookUpName,
  country: lookUpCountry,
});
export type DistrictChoiceParams = z.infer<typeof districtChoiceParams>;

const most = 100;

/** The districts that begin with `q`, of a sub-city, a city, a country or all. */
export const districtChoice = async (
  database: Database,
  { q, subcity, city, country }: DistrictChoiceParams,
): Promise<NameChoice> => {
  const at = city && (await cityByIdOrName(database, city, country));
  if (city && !at) return { results: [] };
  const [key, part] = [foldLetters(q), foldLetters(subcity ?? '')];
  if ((q.trim() && !key) || (subcity && !part)) return { results: [] };
  const db = readModel(database, places);
  const results = await db
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
    .limit(most)
    .execute();
  return { results };
};
