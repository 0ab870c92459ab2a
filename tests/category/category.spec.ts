import { describe, test } from 'vitest';
import { visitor } from '#domain/actor.ts';
import { type CategoryDefinition, categories } from '#domain/category/category.ts';
import { given } from '#tests/given.ts';

const define = (categoryId: string, parentId: string | null, ...aliases: string[]): CategoryDefinition => ({
  categoryId,
  parentId,
  names: { fr: categoryId, en: categoryId },
  synonyms: { fr: [], en: [] },
  aliases,
});

const health = define('health', null);
const pharmacy = define('health-pharmacy', 'health', 'amenity/pharmacy');

const context = { now: new Date(0), actor: visitor };
const defined = (...facts: CategoryDefinition[]) => facts.map((data) => ({ type: 'CategoryDefined', data }) as const);
/** What the tree makes of these categories, after those facts. */
const defining = (asked: readonly CategoryDefinition[], ...facts: CategoryDefinition[]) =>
  given(categories, ...defined(...facts)).when({ type: 'DefineCategories', data: { categories: [...asked] } }, context);

describe('the tree of categories', () => {
  test('takes a category and its sub-categories at once, in any order', () => {
    defining([pharmacy, health]).then(...defined(pharmacy, health));
  });

  test('says nothing of what is defined so already', () => {
    defining([health, pharmacy], health, pharmacy).thenNothing();
  });

  test('defines anew what has another name, word, alias or place', () => {
    const renamed = { ...pharmacy, names: { fr: 'Officine', en: 'Pharmacy' } };
    const found = { ...pharmacy, synonyms: { fr: ['officine'], en: [] } };
    const moved = { ...pharmacy, parentId: 'shops' };
    for (const other of [renamed, found, moved])
      defining([other], health, define('shops', null), pharmacy).then(...defined(other));
  });

  test('refuses a sub-category of nothing', () => {
    defining([pharmacy]).rejects('category.parent-unknown');
  });

  test('has two levels and no third', () => {
    const third = define('health-pharmacy-night', 'health-pharmacy');
    defining([third], health, pharmacy).rejects('category.two-levels-only');
    defining([{ ...health, parentId: 'health-pharmacy' }], health, pharmacy).rejects('category.two-levels-only');
  });

  test('gives an alias to one category only, and lets it move in one step', () => {
    const drugstore = define('health-drugstore', 'health', 'amenity/pharmacy');
    defining([drugstore], health, pharmacy).rejects('category.alias-taken');
    const moved = { ...pharmacy, aliases: [] };
    defining([drugstore, moved], health, pharmacy).then(...defined(drugstore, moved));
  });
});
