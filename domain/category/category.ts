import type { DataOf, Decider } from '../decider.ts';
import type { CategoryEvent } from './category.events.ts';
import { refuse } from './category.rejections.ts';

export type CategoryDefinition = DataOf<CategoryEvent, 'CategoryDefined'>;

type CategoryCommand = {
  readonly type: 'DefineCategories';
  readonly data: { readonly categories: readonly CategoryDefinition[] };
};

type Defined = { readonly parentId: string | null; readonly aliases: readonly string[]; readonly facts: string };

/** All categories, by id. */
type CategoriesState = ReadonlyMap<string, Defined>;

/** All categories are in one stream. */
export const categoriesStream = 'categories';

const defined = ({ parentId, names, synonyms, aliases }: CategoryDefinition): Defined => ({
  parentId,
  aliases,
  facts: JSON.stringify([parentId, names.fr, names.en, synonyms.fr, synonyms.en, aliases]),
});

const refuseBadTree = (tree: CategoriesState): void => {
  const holders = new Map<string, string>();
  for (const [category, { parentId, aliases }] of tree) {
    const parent = parentId === null ? null : tree.get(parentId);
    if (parent === undefined) throw refuse('parent-unknown', { category, parent: parentId ?? '' });
    if (parent && parent.parentId !== null) throw refuse('two-levels-only', { category, parent: parentId ?? '' });
    for (const alias of aliases) {
      const holder = holders.get(alias);
      if (holder !== undefined && holder !== category) throw refuse('alias-taken', { alias, category, holder });
      holders.set(alias, category);
    }
  }
};

/** The tree of categories. It has two levels, and an alias belongs to one category only. */
export const categories: Decider<CategoryCommand, CategoryEvent, CategoriesState> = {
  initial: new Map(),

  evolve: {
    CategoryDefined: (state, data) => new Map(state).set(data.categoryId, defined(data)),
  },

  decide: {
    DefineCategories: ({ categories }, state) => {
      const wanted = new Map(categories.map((category) => [category.categoryId, category]));
      const tree = new Map(state);
      for (const [id, category] of wanted) tree.set(id, defined(category));
      refuseBadTree(tree);
      return [...wanted.values()]
        .filter(({ categoryId }) => state.get(categoryId)?.facts !== tree.get(categoryId)?.facts)
        .map((data) => ({ type: 'CategoryDefined', data }));
    },
  },
};
