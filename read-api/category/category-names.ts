import type { Language } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { categories } from '#projections/category/categories.ts';
import { readModel } from '#projections/projection.ts';

/** The name of every category in the reader's language, by id. */
export const categoryNames = async (database: Database, lang: Language): Promise<ReadonlyMap<string, string>> => {
  const rows = await readModel(database, categories).selectFrom('category').select(['id', 'names']).execute();
  return new Map(rows.map(({ id, names }) => [id, names[lang]]));
};
