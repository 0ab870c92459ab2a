import { sql } from 'kysely';
import { fold } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { mark } from '#projections/company/search-words.ts';
import { readModel } from '#projections/projection.ts';
import { allOf, lexeme } from '../search/tsquery.ts';
import type { Asked } from './asked.ts';
import { type Candidate, fitOf } from './suggestion.ts';

const maxLandmarks = 3;
const fewestLetters = 3;
const looked = 500;

/** What companies say that they are beside, in the town or the country, by any word of it. */
export const suggestedLandmarks = async (
  database: Database,
  { key, lang, country, town }: Asked,
): Promise<readonly Candidate[]> => {
  if (key.length < fewestLetters) return [];
  const finds = allOf([
    ...key.split(' ').map((word) => lexeme(word, { prefix: true, weights: 'C' })),
    town ? lexeme(mark.city(town.id)) : country && lexeme(mark.country(country)),
  ]);
  const db = readModel(database, companySearch);
  const named = db
    .selectFrom('company')
    .where('approved', '=', true)
    .where('online', '=', true)
    .where('landmark', 'is not', null)
    .where(sql<boolean>`words @@ ${finds}::tsquery`)
    .select([
      sql<string | null>`coalesce(landmark ->> ${sql.lit(lang)}, landmark ->> 'fr', landmark ->> 'en')`.as('name'),
    ])
    .select('cityName')
    .limit(looked);
  const rows = await db
    .selectFrom(named.as('named'))
    .where('name', 'is not', null)
    .select(['name', 'cityName', sql<number>`count(*)::int`.as('count')])
    .groupBy(['name', 'cityName'])
    .orderBy('count', 'desc')
    .orderBy('name')
    .execute();
  return rows
    .flatMap(({ name, cityName, count }): Candidate[] => {
      const fit = fitOf(fold(name ?? ''), key);
      const value = [name, cityName].filter(Boolean).join(', ');
      return name && fit !== 'also' ? [{ kind: 'landmark', name, value, area: cityName, count, fit }] : [];
    })
    .slice(0, maxLandmarks);
};
