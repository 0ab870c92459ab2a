import type { Language } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { categories } from '#projections/category/categories.ts';
import { readModel } from '#projections/projection.ts';

type Named = { readonly id: string; readonly name: string };
export type CategoriesTree = { readonly results: readonly (Named & { readonly children: readonly Named[] })[] };

/** The whole tree in the reader's language, both levels by name. */
export const categoriesTree = async (database: Database, lang: Language): Promise<CategoriesTree> => {
  const rows = await readModel(database, categories).selectFrom('category').select(['id', 'parent', 'names']).execute();
  const named = rows
    .map(({ id, parent, names }) => ({ id, parent, name: names[lang] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));
  const under = Map.groupBy(named, ({ parent }) => parent);
  const told = (parent: string | null): Named[] => (under.get(parent) ?? []).map(({ id, name }) => ({ id, name }));
  return { results: told(null).map((top) => ({ ...top, children: told(top.id) })) };
};
