import { sql } from 'kysely';
import { z } from 'zod';
import { foldLetters } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';
import { lookUpContext, lookUpCountry, lookUpPage, lookUpText, pageSize, pagesOf } from './lookup-params.ts';

export const cityChoiceParams = z.object({
  q: lookUpText,
  page: lookUpPage,
  country: lookUpCountry,
  context: lookUpContext,
});
type CityChoiceParams = z.infer<typeof cityChoiceParams>;

export const cityChoices = z.object({
  results: z.array(z.object({ id: z.int(), name: z.string() })).readonly(),
  nbPages: z.int().min(0),
});
export type CityChoice = z.infer<typeof cityChoices>;

const typed = sql<string>`split_part(entry, chr(9), 1)`;
const cityId = sql<number>`split_part(entry, chr(9), 2)::int`;

/**
 * Finds cities by the beginning of any spelling, or of a later word of it. Exact names come first, then names that
 * begin with `q` and exact alternate names, then the others; each by population. `abid` is Abidjan before Aïn Abid.
 */
export const cityChoice = async (database: Database, { q, page, country }: CityChoiceParams): Promise<CityChoice> => {
  const db = readModel(database, places);
  const key = foldLetters(q);
  if (q.trim() && !key) return { results: [], nbPages: 0 };
  const matches = db
    .selectFrom('spelling')
    .where('entry', 'like', `${key}%`)
    .select([cityId.as('id'), sql<number>`min(case when ${typed} = ${key} then 1 else 2 end)`.as('rank')])
    .groupBy(cityId);
  const matching = db
    .selectFrom('city')
    .$if(key !== '', (all) => all.innerJoin(matches.as('found'), 'found.id', 'city.id'))
    .$if(country !== undefined, (all) => all.where('city.country', '=', country ?? ''));
  const [counted, results] = await Promise.all([
    matching.select(sql<number>`count(*)`.as('count')).executeTakeFirst(),
    matching
      .select(['city.id', 'city.name'])
      .$if(key !== '', (all) =>
        all.orderBy(
          sql`case when city.key = ${key} then 0 when city.key like ${`${key}%`} then 1
              when city.key not like ${`% ${key}%`} then found.rank else 2 end`,
        ),
      )
      .orderBy('city.population', 'desc')
      .orderBy('city.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { results, nbPages: pagesOf(counted?.count ?? 0) };
};
