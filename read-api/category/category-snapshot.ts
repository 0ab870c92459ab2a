import type { Database } from '#infra/database/database.ts';
import { type CategoryRow, categories } from '#projections/category/categories.ts';
import { readModel } from '#projections/projection.ts';

/** The tree in memory: every look-up answers at once. */
export type CategorySnapshot = {
  category(id: string): CategoryRow | undefined;
  /** `top` is a category that only holds others; nothing for an unknown id. */
  categoryLevel(id: string): 'top' | 'sub' | undefined;
  /** The category that another directory calls so; of several (`books;stationery`) the first that is known. */
  byAlias(alias: string): string | undefined;
};

/** The tree as it is now; a later definition is not in it. */
export const categorySnapshot = async (database: Database): Promise<CategorySnapshot> => {
  const rows = await readModel(database, categories).selectFrom('category').selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const aliases = aliasesOf(rows);
  return {
    category: (id) => byId.get(id),
    categoryLevel(id) {
      const row = byId.get(id);
      return row && (row.parent === null ? 'top' : 'sub');
    },
    byAlias: (alias) =>
      aliasesIn(alias)
        .map((each) => aliases.get(each))
        .find((id) => id !== undefined),
  };
};

/** Category ids by alias, in lower case. */
export const categoryByAlias = async (database: Database): Promise<ReadonlyMap<string, string>> =>
  aliasesOf(await readModel(database, categories).selectFrom('category').select(['id', 'aliases']).execute());

const aliasesOf = (rows: readonly Pick<CategoryRow, 'id' | 'aliases'>[]): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ id, aliases }) => aliases.map((alias) => [alias.toLowerCase(), id] as const)));

/** `shop/books;stationery` names `shop/books` and `shop/stationery`. */
const aliasesIn = (text: string): string[] => {
  const whole = text.trim().toLowerCase();
  const [kind, values] = whole.includes('/')
    ? [whole.slice(0, whole.indexOf('/') + 1), whole.slice(whole.indexOf('/') + 1)]
    : ['', whole];
  return [whole, ...values.split(/[;,]/).map((value) => `${kind}${value.trim()}`)];
};
