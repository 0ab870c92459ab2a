import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { Database } from '#infra/database/database.ts';
import { categories } from '#projections/category/categories.ts';
import { readModel } from '#projections/projection.ts';

const named = z.object({ id: z.string(), name: z.string() });
export const categoryTree = z.object({ results: z.array(named.extend({ children: z.array(named) })).readonly() });
export type CategoriesTree = z.infer<typeof categoryTree>;

/** Returns the whole tree with names in `lang`; both levels are sorted by name. */
export const categoriesTree = async (database: Database, lang: Language): Promise<CategoriesTree> => {
  const rows = await readModel(database, categories).selectFrom('category').select(['id', 'parent', 'names']).execute();
  const ordered = rows
    .map(({ id, parent, names }) => ({ id, parent, name: names[lang] }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));
  const under = Map.groupBy(ordered, ({ parent }) => parent);
  const namesUnder = (parent: string | null): z.infer<typeof named>[] =>
    (under.get(parent) ?? []).map(({ id, name }) => ({ id, name }));
  return { results: namesUnder(null).map((top) => ({ ...top, children: namesUnder(top.id) })) };
};
