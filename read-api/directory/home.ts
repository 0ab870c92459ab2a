import { sql } from 'kysely';
import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';

type CountedCountry = { readonly code: string; readonly names: Bilingual; readonly count: number };
export type CountedCategory = { readonly id: string; readonly names: Bilingual; readonly count: number };
type CountedCity = {
  readonly id: number;
  readonly name: string;
  readonly country: string;
  readonly count: number;
};
export type RecentCompany = {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: Bilingual | null;
  readonly area: string | null;
  readonly country: string;
  readonly demo: boolean;
  /** ISO 8601. */
  readonly registered: string;
};

export type Home = {
  /** The number of public companies, in the country of the query or in all. */
  readonly total: number;
  /** All countries, those with the most companies first. */
  readonly countries: readonly CountedCountry[];
  /** Top categories; their count includes the sub-categories. */
  readonly categories: readonly CountedCategory[];
  readonly cities: readonly CountedCity[];
  readonly recent: readonly RecentCompany[];
};

const part = (n: number) => sql<string>`split_part(entry, '/', ${sql.lit(n)})`;

/** Returns the content of a home page: of `country` (two capitals), or of all countries. */
export const home = async (database: Database, country?: string): Promise<Home> => {
  const db = readModel(database, directory);
  const counted = db.selectFrom('counted').where('count', '>', 0);
  const here = country ? counted.where(part(3), '=', country) : counted;
  const categoryCounts = here
    .where(part(1), '=', 'category')
    .select([part(2).as('category'), sql<number>`sum(count)::int`.as('count')])
    .groupBy(part(2));
  const cityCounts = here.where(part(1), '=', 'city').select([sql<number>`${part(2)}::int`.as('id'), 'count']);
  const countryCounts = counted.where(part(1), '=', 'country').select([part(2).as('code'), 'count']);

  const [countries, categories, cities, recent] = await Promise.all([
    db
      .selectFrom('country')
      .leftJoin(countryCounts.as('counted'), 'counted.code', 'country.id')
      .select(['country.id as code', 'country.names', sql<number>`coalesce(counted.count, 0)::int`.as('count')])
      .orderBy('count', 'desc')
      .orderBy('code')
      .execute(),
    db
      .selectFrom(categoryCounts.as('counted'))
      .innerJoin('category as own', 'own.id', 'counted.category')
      .innerJoin('category as top', (join) => join.on('top.id', '=', sql`coalesce(own.parent, own.id)`))
      .select(['top.id', 'top.names', sql<number>`sum(counted.count)::int`.as('count')])
      .groupBy(['top.id', 'top.names'])
      .orderBy('count', 'desc')
      .execute(),
    db
      .selectFrom(cityCounts.as('counted'))
      .innerJoin('city', 'city.id', 'counted.id')
      .select(['city.id', 'city.name', 'city.country', 'counted.count'])
      .orderBy('counted.count', 'desc')
      .limit(12)
      .execute(),
    db
      .selectFrom('company')
      .leftJoin('category', 'category.id', 'company.category')
      .select(['company.id', 'company.name', 'company.slug', 'category.names as category', 'company.area'])
      .select(['company.country', 'company.demo', 'company.registered'])
      .where((is) => is.and({ valid: true, online: true, ...(country && { 'company.country': country }) }))
      .orderBy('company.registered', 'desc')
      .orderBy('company.id', 'desc')
      .limit(8)
      .execute(),
  ]);
  const total = countries.reduce((sum, { code, count }) => sum + (country && code !== country ? 0 : count), 0);
  return { total, countries, categories, cities, recent };
};
