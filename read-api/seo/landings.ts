import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';

/** A results page with companies: of a country, or of a category or a city in it. */
export type Landing = {
  readonly country: string;
  readonly category?: string | undefined;
  readonly city?: number | undefined;
};

const part = (n: number) => sql<string>`split_part(entry, '/', ${sql.lit(n)})`;

/** Returns all results pages with companies, by country. A top category includes its sub-categories. */
export const landings = async (database: Database): Promise<readonly Landing[]> => {
  const db = readModel(database, directory);
  const [rows, categories] = await Promise.all([
    db
      .selectFrom('counted')
      .where('count', '>', 0)
      .select([part(1).as('kind'), part(2).as('value'), part(3).as('country')])
      .execute(),
    db.selectFrom('category').select(['id', 'parent']).execute(),
  ]);
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]));
  const byKey = new Map<string, Landing>();
  for (const { kind, value, country } of rows) {
    if (kind === 'country') byKey.set(value, { country: value });
    else if (kind === 'city') byKey.set(`${country} 2 ${value}`, { country, city: Number(value) });
    else
      for (const category of [value, parents.get(value)])
        if (category) byKey.set(`${country} 1 ${category}`, { country, category });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, landing]) => landing);
};
