import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from '#locales/en/about.json';
import french from '#locales/fr/about.json';
import { allCriteria, failingCriteria } from '#web/about/wcag-failing.ts';

const table = readFileSync(new URL('../../web/ACCESSIBILITY.md', import.meta.url), 'utf8');
const rows = [...table.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id = '', how = '', outcome = '', held = '']) => ({ id, how, outcome, held }),
);

test('the table has every criterion of levels A and AA once, tried and with an outcome', () => {
  expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([allCriteria, allCriteria]);
  expect(rows.filter(({ how, outcome }) => how === '' || !/^(met|n\/a|fails: .+)$/.test(outcome))).toEqual([]);
});

test('the tests that it names are there', () => {
  const missing = rows.filter(({ held }) => held !== '–' && !existsSync(new URL(`../${held}`, import.meta.url)));
  expect(missing).toEqual([]);
});

test('the page tells visitors what fails, and nothing else, in both languages', () => {
  expect(rows.filter(({ outcome }) => outcome.startsWith('fails')).map(({ id }) => id)).toEqual([...failingCriteria]);
  for (const texts of [french, english] as Readonly<Record<string, string>>[]) {
    const told = Object.keys(texts).filter((id) => /^about\.accessibility\.not\.\d/.test(id));
    expect(told.sort()).toEqual(failingCriteria.map((id) => `about.accessibility.not.${id}`).sort());
  }
});
