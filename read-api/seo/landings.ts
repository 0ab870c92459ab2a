import { sql } from 'kysely';
import type { Database } from '#infra/database/database.ts';
import { directory } from '#projections/company/directory.ts';
import { readModel } from '#projections/projection.ts';

/** A list that has companies in it: of a country, and of a category or a city there. */
export type Landing = {
  readonly country: string;
  readonly category?: string | undefined;
  readonly city?: number | undefined;
};

const part = (n: number) => sql<string>`split_part(entry, '/', ${sql.lit(n)})`;

/** Every list worth landing on, by country; a category at the top of the tree holds what those under it hold. */
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
  const found = new Map<string, Landing>();
  for (const { kind, value, country } of rows) {
    if (kind === 'country') found.set(value, { country: value });
    else if (kind === 'city') found.set(`${country} 2 ${value}`, { country, city: Number(value) });
    else
      for (const category of [value, parents.get(value)])
        if (category) found.set(`${country} 1 ${category}`, { country, category });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, landing]) => landing);
};
