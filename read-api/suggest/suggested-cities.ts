import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';
import type { Asked } from './asked.ts';
import { type Candidate, fitOf } from './suggestion.ts';

const maxPlaces = 7;

/** Cities and countries by the beginning of any spelling, those that have companies; in a country its cities alone. */
export const suggestedCities = async (
  database: Database,
  { key, lang, country, town }: Asked,
  most = maxPlaces,
): Promise<readonly Candidate[]> => {
  const counted = readModel(database, directory)
    .selectFrom('counted')
    .where('count', '>', 0)
    .where(({ or, eb }) => or([eb('entry', 'like', 'city/%'), eb('entry', 'like', 'country/%')]))
    .select(['entry as place', 'count as companies']);
  const rows = await readModel(database, companySearch)
    .selectFrom('placeName')
    .innerJoin(counted.as('counted'), (join) =>
      join.on(
        sql<boolean>`place = case city when 0 then 'country/' || country else 'city/' || city || '/' || country end`,
      ),
    )
    .where(({ or, eb }) => or([eb('key', 'like', `${key}%`), eb('key', 'like', `% ${key}%`)]))
    .$if(country !== undefined, (all) => all.where('country', '=', country ?? '').where('city', '>', 0))
    .select(['country', 'city', 'companies', sql<string>`label ->> ${sql.lit(lang)}`.as('name')])
    .select(sql<string>`(array_agg(key order by key = ${key} desc, key like ${`${key}%`} desc))[1]`.as('called'))
    .groupBy(['country', 'city', 'companies', sql`label ->> ${sql.lit(lang)}`])
    .orderBy(sql`country = ${town?.country ?? ''} desc`)
    .orderBy(sql`bool_or(key like ${`${key}%`}) desc`)
    .orderBy('companies', 'desc')
    .orderBy('city')
    .limit(most)
    .execute();
  const countries = await readModel(database, directory).selectFrom('country').select(['id', 'names']).execute();
  const nameOf = new Map(countries.map(({ id, names }) => [id, names[lang]]));
  return rows.map(({ country: code, city, companies, name, called }) => ({
    kind: city === 0 ? 'country' : 'city',
    name,
    value: name,
    area: city === 0 ? null : (nameOf.get(code) ?? null),
    count: companies,
    fit: fitOf(called, key),
  }));
};
