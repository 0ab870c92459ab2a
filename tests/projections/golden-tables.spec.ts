import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableFiles, tablesFolder, tablesOf } from './golden-tables.ts';

test('the tables of every read model are written down: npm run golden', () => {
  expect(readdirSync(tablesFolder).toSorted()).toEqual([...tableFiles.keys()].toSorted());
});

test.each([...tableFiles])('%s: tables that change want a new version', (file, projection) => {
  expect(tablesOf(projection)).toBe(readFileSync(join(tablesFolder, file), 'utf8'));
});
