import { sql } from 'kysely';
import { foldLetters } from '#domain/fold.ts';
import type { Database } from '#infra/database/database.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { places } from '#projections/place/places.ts';
import { readModel } from '#projections/projection.ts';
import type { Asked } from './asked.ts';
import { type Candidate, fitOf } from './suggestion.ts';

const maxDistricts = 7;

type Area = { readonly key: string; readonly country: string; readonly name: string; readonly count: number };

/** The city that each district and sub-city of these names is in: the town where it has one, else the most populous. */
const cityOf = async (database: Database, areas: readonly Area[], town: Asked['town']) => {
  const db = readModel(database, places);
  const keys = areas.map(({ name }) => foldLetters(name));
  const countries = [...new Set(areas.map(({ country }) => country))];
  const [sub, district] = (['sub_city', 'district'] as const).map((table) =>
    db.selectFrom(table).where('country', 'in', countries).where('key', 'in', keys).select(['city', 'name', 'country']),
  );
  if (!sub || !district) return new Map<string, never>();
  const rows = await db
    .selectFrom(sub.union(district).as('part'))
    .innerJoin('city', 'city.id', 'part.city')
    .select(['part.name', 'part.country', 'city.id', 'city.name as cityName'])
    .orderBy(sql`city.id is not distinct from ${town?.id ?? null}::int`)
    .orderBy('population')
    .execute();
  return new Map(rows.map(({ name, country, id, cityName }) => [`${country}\t${name}`, { id, name: cityName }]));
};

/** Districts and sub-cities that have companies; those of the town first, then those of the country, then by companies. */
export const suggestedDistricts = async (database: Database, asked: Asked): Promise<readonly Candidate[]> => {
  const { key, country, town } = asked;
  const of = (n: number) => sql<string>`split_part(entry, chr(9), ${sql.lit(n)})`;
  const areas = await readModel(database, companySearch)
    .selectFrom('area')
    .where('count', '>', 0)
    .where(({ or, eb }) => or([eb(of(1), 'like', `${key}%`), eb(of(1), 'like', `% ${key}%`)]))
    .$if(country !== undefined, (all) => all.where(of(2), '=', country ?? ''))
    .select([of(1).as('key'), of(2).as('country'), of(3).as('name'), 'count'])
    .orderBy(sql`${of(2)} = ${town?.country ?? ''} desc`)
    .orderBy('count', 'desc')
    .limit(maxDistricts * 3)
    .execute();
  if (areas.length === 0) return [];
  const cities = await cityOf(database, areas, town);
  return areas
    .map((area) => ({ ...area, city: cities.get(`${area.country}\t${area.name}`) }))
    .filter(({ name, city }) => name !== city?.name)
    .toSorted((a, b) => Number(b.city?.id === town?.id) - Number(a.city?.id === town?.id))
    .slice(0, maxDistricts)
    .map(({ key: folded, name, count, city }) => ({
      kind: 'district',
      name,
      value: city ? `${name}, ${city.name}` : name,
      area: city?.name ?? null,
      count,
      fit: fitOf(folded, key),
    }));
};
