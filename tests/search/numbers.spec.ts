import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { newNumber, numberingPlans } from '#domain/company/numbering-plans.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { companiesWithNumber } from '#read-api/search/numbers.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import type { SearchIndex, SearchQuery } from '#read-api/search/search-index.ts';
import { understood } from '#read-api/search/understood-search.ts';
import { freshDatabase } from '../postgres.ts';
import { pick, query, random } from './exam.ts';
import { fillSearch, type Told } from './fill.ts';
import { meilisearchDouble } from './meilisearch-double.ts';
import { company, reference } from './small-directory.ts';

const schema = schemaOf(companySearch);

type Listed = { readonly value: string; readonly type?: string; readonly public?: boolean };

const lists = (companyId: number, ...numbers: readonly Listed[]): Told => ({
  type: 'CompanyCoordinatesListed',
  data: {
    companyId,
    coordinates: numbers.map(({ value, type = 'tel', public: isPublic = true }) => ({
      ...{ type, value, raw: value, public: isPublic },
    })),
    whatsappInitialText: null,
  },
});

const [abidjan, nairobi] = [1, 3];
const directory: readonly Told[] = [
  ...reference,
  { type: 'CountryListed', data: { country: 'BJ', names: { fr: 'Bénin', en: 'Benin' } } },
  ...company(1, 'Alpha', abidjan, 'food-bakery'),
  lists(1, { value: '+2250707203040' }, { value: '+2252720304050', type: 'fax' }),
  ...company(2, 'Beta', abidjan, 'food-bakery'),
  lists(2, { value: '07 55 66 77' }),
  ...company(3, 'Gamma', abidjan, 'food-bakery'),
  lists(3, { value: '+2290197123456', type: 'whatsapp' }, { value: '+2250101020304', public: false }),
  ...company(4, 'Delta', nairobi, 'food-bakery'),
  lists(4, { value: '+254712345678' }),
  ...company(5, 'Epsilon', abidjan, 'food-bakery', { isPublic: false }),
  lists(5, { value: '+2250707999999' }),
  ...company(6, 'Zeta', abidjan, 'food-bakery'),
  lists(6, { value: '+2250507203040' }),
  ...company(7, 'Eta', abidjan, 'food-bakery'),
  lists(7, { value: '27 21 22 23 24 / 05 44 33 22', type: 'gsm' }),
];

const ids = (index: SearchIndex, typed: string, more: Partial<SearchQuery> = {}): Promise<number[]> =>
  index.search(query(typed, '', more)).then(({ results }) => results.map(({ id }) => id));

const engines = {
  PostgreSQL: async () => {
    const database = await freshDatabase();
    await fillSearch(database.pool, directory);
    return understood(database.pool, postgresSearch(database.pool));
  },
  Meilisearch: async () => {
    const database = await freshDatabase();
    const double = await meilisearchDouble();
    await fillSearch(database.pool, directory);
    await meilisearchIndexer(double, database.pool).rebuild();
    return understood(database.pool, meilisearchSearch(double, database.pool));
  },
};

describe.each(Object.entries(engines))('a number is found in %s', (_, open) => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await open();
  }, 120_000);

  test.each([
    ['in the new form', '07 07 20 30 40', [1]],
    ['in the new form with the digits of its country', '+225 07 07 20 30 40', [1]],
    ['with 00 in front', '00225 0707203040', [1]],
    ['without the +', '2250707203040', [1]],
    ['without its 0', '+225 707 20 30 40', [1]],
    ['that is a fax', '27-20-30-40-50', [1]],
    ['in the old form of a fixed line', '20 30 40 50', [1]],
    ['in the old form with the digits of its country', '+225 07 20 30 40', [1]],
    ['that is stored in the old form, as it is stored', '07556677', [2]],
    ['that is stored in the old form, in the new', '07 07 55 66 77', [2]],
    ['that is stored in the old form, in the new from abroad', '+2250707556677', [2]],
    ['of Bénin in the new form', '01 97 12 34 56', [3]],
    ['of Bénin in the old form', '97.12.34.56', [3]],
    ['of Bénin in the old form from abroad', '00229 97123456', [3]],
    ['with the 0 of its country', '0712 345 678', [4]],
    ['without the 0 of its country', '712345678', [4]],
    ['with a 0 that is not dialled from abroad', '+254 (0)712 345 678', [4]],
    ['by its last digits', '12345678', [4]],
    ['that stands behind another in one field', '05 05 44 33 22', [7]],
    ['of another operator with the same end', '05 07 20 30 40', [6]],
  ])('%s', async (_, typed, found) => expect(await ids(index, typed)).toEqual(found));

  test.each([
    ['that is not published', '01 01 02 03 04'],
    ['of a company that is not public', '07 07 99 99 99'],
    ['that nobody has, with the end of others', '01 07 20 30 40'],
  ])('but none %s', async (_, typed) => expect(await ids(index, typed)).toEqual([]));

  test('in another country than is being looked in, when none has it there', async () => {
    expect(await ids(index, '+254712345678', { country: 'CI' })).toEqual([4]);
    expect(await ids(index, '0712345678', { country: 'KE' })).toEqual([4]);
  });
});

/** `0707203040` in groups, as people type: with its country's digits or not, old or new. */
const typings = (number: string, next: () => number): string[] => {
  const plan = numberingPlans.find(({ dialCode }) => number.startsWith(`+${dialCode}`));
  if (!plan) throw new Error(`no plan for ${number}`);
  const national = number.slice(1 + plan.dialCode.length);
  const grouped = (digits: string): string => digits.replace(/..(?=.)/g, `$&${pick([' ', '.', '-', ''], next)}`);
  return [national, national.slice(-plan.digits)].flatMap((digits) => [
    grouped(digits),
    `+${plan.dialCode} ${grouped(digits)}`,
    `00${plan.dialCode}${digits}`,
    `${plan.dialCode}${digits}`,
  ]);
};

const realNumbers = (): string[] => {
  const file = `${process.env.SOKONI_DATA ?? '../shared/data'}/search/phones_raw_africa.tsv`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([country = '', raw = '']) =>
      numberingPlans.flatMap((plan) => (plan.country === country ? (newNumber(plan, raw, country) ?? []) : [])),
    );
};

test('every number that changed finds its company, whichever form is stored and whichever is typed', async () => {
  const next = random(20_241_130);
  const made = Array.from({ length: 500 }, (): string => {
    const plan = pick(numberingPlans, next);
    const old = String(Math.floor(next() * 10 ** plan.digits)).padStart(plan.digits, '0');
    return newNumber(plan, old, plan.country) ?? '';
  });
  const numbers = [...new Set([...made, ...realNumbers()])].filter(Boolean);
  expect(numbers.length).toBeGreaterThan(400);
  const told = numbers.flatMap((number, at) => {
    const plan = numberingPlans.find(({ dialCode }) => number.startsWith(`+${dialCode}`));
    const stored = at % 2 === 0 ? number : `+${plan?.dialCode}${number.slice(-8)}`;
    return [...company(at + 1, `Alpha ${at}`, abidjan, 'food-bakery'), lists(at + 1, { value: stored })];
  });
  await using database = await freshDatabase();
  await fillSearch(database.pool, [...reference, ...told]);
  const lost: string[] = [];
  for (const [at, number] of numbers.entries())
    for (const typed of typings(number, next))
      if (!(await companiesWithNumber(database.pool, schema, typed)).includes(at + 1)) lost.push(`${number}: ${typed}`);
  expect(lost).toEqual([]);
}, 120_000);
