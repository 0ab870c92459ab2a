import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { categoryEvents } from '#domain/category/category.events.ts';
import { referenceCategories } from '#infra/reference/categories.ts';

const data = new URL('../../../shared/data/', import.meta.url);
const rows = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(file, data)), { columns: true, bom: true, relax_quotes: true });
const there = existsSync(new URL('taxonomy/osm_poi_category_labels.csv', data));

const tree = referenceCategories();
const aliases = new Map(tree.flatMap(({ categoryId, aliases }) => aliases.map((alias) => [alias, categoryId])));

describe('the tree of categories that is shipped', () => {
  test('fits its stored format, with words in both languages for every sub-category', () => {
    for (const category of tree) {
      expect(categoryEvents.CategoryDefined.schema.parse(category)).toEqual(category);
      if (category.parentId === null) continue;
      expect(category.aliases.length, category.categoryId).toBeGreaterThan(0);
      for (const lang of ['fr', 'en'] as const) {
        expect(category.names[lang].length, category.categoryId).toBeGreaterThan(1);
        expect(new Set(category.synonyms[lang]).size).toBe(category.synonyms[lang].length);
      }
    }
  });

  test('gives no two sub-categories of a sector the same name', () => {
    for (const lang of ['fr', 'en'] as const) {
      const names = tree.map(({ parentId, names }) => `${parentId}/${names[lang].toLowerCase()}`);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test.runIf(there)('knows every kind of place of the OpenStreetMap directory that has a label', () => {
    const kinds = rows('taxonomy/osm_poi_category_labels.csv').filter(({ label_en }) => label_en);
    expect(kinds.filter(({ category = '' }) => !aliases.has(category))).toEqual([]);
  });

  test.runIf(there)('knows 99.7 % of the OpenStreetMap directory, and every kind of the Algerian one', () => {
    const all = rows('biz/osm_poi_africa.csv');
    const known = all.filter(({ category = '' }) => aliases.has(category.toLowerCase()));
    expect(known.length / all.length).toBeGreaterThan(0.997);
    const algerian = rows('biz/dz_branches_institutions.csv').map(({ category = '' }) => category);
    expect([...new Set(algerian)].filter((category) => !aliases.has(category))).toEqual([]);
  });
});
