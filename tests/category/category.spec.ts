import { describe, expect, test } from 'vitest';
import { visitor } from '#domain/actor.ts';
import { type CategoryDefinition, categories } from '#domain/category/category.ts';
import { decide, stateAfter } from '#domain/decider.ts';

const define = (categoryId: string, parentId: string | null, ...aliases: string[]): CategoryDefinition => ({
  categoryId,
  parentId,
  names: { fr: categoryId, en: categoryId },
  synonyms: { fr: [], en: [] },
  aliases,
});

const health = define('health', null);
const pharmacy = define('health-pharmacy', 'health', 'amenity/pharmacy');

const given = (...facts: CategoryDefinition[]) => ({
  when:
    (...asked: CategoryDefinition[]) =>
    () =>
      decide(
        categories,
        { type: 'DefineCategories', data: { categories: asked } },
        stateAfter(
          categories,
          facts.map((data) => ({ type: 'CategoryDefined', data })),
          categories.initial,
        ),
        { now: new Date(0), actor: visitor },
      ).map(({ data }) => data),
});

describe('the tree of categories', () => {
  test('takes a category and its sub-categories at once, in any order', () => {
    expect(given().when(pharmacy, health)()).toEqual([pharmacy, health]);
  });

  test('says nothing of what is defined so already', () => {
    expect(given(health, pharmacy).when(health, pharmacy)()).toEqual([]);
  });

  test('defines anew what has another name, word, alias or place', () => {
    const renamed = { ...pharmacy, names: { fr: 'Officine', en: 'Pharmacy' } };
    const found = { ...pharmacy, synonyms: { fr: ['officine'], en: [] } };
    const moved = { ...pharmacy, parentId: 'shops' };
    for (const other of [renamed, found, moved])
      expect(given(health, define('shops', null), pharmacy).when(other)()).toEqual([other]);
  });

  test('refuses a sub-category of nothing', () => {
    expect(given().when(pharmacy)).toThrow('category.parent-unknown');
  });

  test('has two levels and no third', () => {
    const third = define('health-pharmacy-night', 'health-pharmacy');
    expect(given(health, pharmacy).when(third)).toThrow('category.two-levels-only');
    expect(given(health, pharmacy).when({ ...health, parentId: 'health-pharmacy' })).toThrow(
      'category.two-levels-only',
    );
  });

  test('gives an alias to one category only, and lets it move in one step', () => {
    const drugstore = define('health-drugstore', 'health', 'amenity/pharmacy');
    expect(given(health, pharmacy).when(drugstore)).toThrow('category.alias-taken');
    expect(given(health, pharmacy).when(drugstore, { ...pharmacy, aliases: [] })()).toHaveLength(2);
  });
});
