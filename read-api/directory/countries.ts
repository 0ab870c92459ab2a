import { sql } from 'kysely';
import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { countryCode } from '#domain/place/place.events.ts';
import type { Database } from '#infra/database/database.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';

export const countriesParams = z.object({ lang: z.enum(['fr', 'en']).optional() });

export const countryList = z.object({
  countries: z.array(z.object({ code: countryCode, name: z.string(), count: z.int().min(0) })).readonly(),
});
export type Countries = z.infer<typeof countryList>;

/** Returns every country with its number of public companies: countries with companies first, then by name. */
export const countries = async (database: Database, lang: Language): Promise<Countries> => {
  const rows = await readModel(database, directory)
    .selectFrom('country')
    .leftJoin('counted', (join) => join.on('counted.entry', '=', sql`'country/' || country.id`))
    .select(['country.id as code', 'country.names', sql<number>`coalesce(counted.count, 0)::int`.as('count')])
    .execute();
  const named = rows.map(({ code, names, count }) => ({ code, name: names[lang], count }));
  return {
    countries: named.toSorted(
      (a, b) => Number(b.count > 0) - Number(a.count > 0) || a.name.localeCompare(b.name, lang),
    ),
  };
};
