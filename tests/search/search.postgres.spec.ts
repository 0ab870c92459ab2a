import { expect, test } from 'vitest';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import { freshDatabase } from '../postgres.ts';
import { query } from './exam.ts';
import { fillSearch, type Told, tellSearch } from './fill.ts';
import { searchContract } from './search.contract.ts';
import { company, reference, smallDirectory } from './small-directory.ts';

const schema = schemaOf(companySearch);

searchContract('search in PostgreSQL', async (events) => {
  const database = await freshDatabase();
  await fillSearch(database.pool, events);
  return { search: postgresSearch(database.pool), close: () => database[Symbol.asyncDispose]() };
});

test('the vocabulary counts each word in as many companies as have it, and forgets those that none has', async () => {
  await using database = await freshDatabase();
  await fillSearch(database.pool, [
    ...reference,
    ...company(1, 'Alpha Alpha Beta', 1, 'food-bakery'),
    ...company(2, 'Alpha', 3, 'food-bakery'),
    { type: 'CompanyRenamed', data: { companyId: 1, name: 'Gamma', shortName: null, slug: 'gamma' } },
    ...company(3, 'Beta', 3, 'food-bakery'),
    { type: 'CompanyTakenOffline', data: { companyId: 3 } },
  ]);
  const { rows } = await database.pool.query(`select entry, count from ${schema}.vocabulary order by entry`);
  expect(rows).toEqual([
    { entry: 'abidjan', count: 1 },
    { entry: 'alpha', count: 1 },
    { entry: 'gamma', count: 1 },
    { entry: 'nairobi', count: 1 },
  ]);
});

test('a misspelt trade that a company has in its name finds that company first, then those that are spelt right', async () => {
  await using database = await freshDatabase();
  await fillSearch(database.pool, [
    ...reference,
    ...company(1, 'Pharmcie Chez Awa', 1, 'health-pharmacy'),
    ...Array.from({ length: 10 }, (_, i) => company(10 + i, `Pharmacie Baobab ${i}`, 1, 'health-pharmacy')).flat(),
  ]);
  const { results, correctedQuery } = await postgresSearch(database.pool).search(query('pharmcie', ''));
  expect(results).toHaveLength(11);
  expect(results.map(({ id }) => id).slice(0, 2)).toEqual([1, 10]);
  expect(correctedQuery).toBeUndefined();
  const beside = await postgresSearch(database.pool).search(query('pharmcie baobab', ''));
  expect(beside.results[0]?.name).toContain('Pharmacie Baobab');
  const whole = await postgresSearch(database.pool).search(query('Pharmcie Chez Awa', ''));
  expect(whole.results[0]?.id).toBe(1);
});

test('an exact word is not overruled by one that is likelier', async () => {
  await using database = await freshDatabase();
  await fillSearch(database.pool, [
    ...reference,
    ...company(1, 'Sanlam Assurances', 1, 'food'),
    ...Array.from({ length: 10 }, (_, i) => company(10 + i, `Salam Baobab ${i}`, 1, 'food')).flat(),
  ]);
  const { results, correctedQuery } = await postgresSearch(database.pool).search(query('sanlam', ''));
  expect(results[0]?.name).toBe('Sanlam Assurances');
  expect(correctedQuery).toBeUndefined();
});

test('what is near a pharmacy is no pharmacy; the city of the district has some', async () => {
  await using database = await freshDatabase();
  await fillSearch(database.pool, [
    ...smallDirectory,
    ...company(200, 'Librairie du Carrefour', 1, 'food', {
      district: 'Adjamé',
      landmark: { fr: 'Face à la pharmacie' },
    }),
  ]);
  const { search } = postgresSearch(database.pool);
  const { nbHits, help } = await search(query('pharmacie', 'Adjamé'));
  expect([nbHits, help?.wider]).toEqual([0, { where: 'Abidjan', label: 'Abidjan', isCity: true, nbHits: 1 }]);
  expect((await search(query('pharmacie de garde', 'Adjamé'))).nbHits).toBe(0);
  expect((await search(query('garage toyota', 'Adjamé'))).correctedQuery).toBe('garage');
  expect((await search(query('', 'Westlnds'))).nbHits).toBe((await search(query('', 'Westlands'))).nbHits);
  expect((await search(query('hairdresser', 'Adjamé'))).help?.wider?.label).toBe('Abidjan');
  const heard = await search(query('farmasi', ''));
  expect([heard.nbHits, heard.correctedQuery]).toEqual([4, 'pharmacie']);
  expect((await search(query('farmacy', ''))).correctedQuery).toBe('pharmacy');
});

test('told as it happens the tables come to the same as told all at once', async () => {
  const story: readonly Told[] = [
    ...smallDirectory,
    {
      type: 'CompanyRenamed',
      data: { companyId: 1, name: "Pharmacie d'Aujourd'hui \\ 'x'", shortName: 'PA', slug: 'pa' },
    },
    { type: 'CompanyTakenOffline', data: { companyId: 2 } },
    { type: 'CompanyCategoryChosen', data: { companyId: 3, category: 'food-bakery' } },
    { type: 'CompanySizeDeclared', data: { companyId: 4, size: 'large' } },
    { type: 'OpeningHoursPlanned', data: { companyId: 5, plannings: [] } },
    { type: 'CompanyApprovalWithdrawn', data: { companyId: 6 } },
    { type: 'CompanyPutOnline', data: { companyId: 2 } },
    { type: 'CompanyDescribed', data: { companyId: 7, description: { en: 'Braids and weaves' } } },
  ];
  await using live = await freshDatabase();
  await using anew = await freshDatabase();
  await fillSearch(anew.pool, story);
  let position = await fillSearch(live.pool, []);
  for (let from = 0; from < story.length; from += 7)
    position = await tellSearch(live.pool, story.slice(from, from + 7), position);
  for (const [name, key] of Object.entries({
    company: 'id',
    hours: 'key',
    vocabulary: 'entry',
    area: 'entry',
    facet: 'entry',
  })) {
    const all = `select * from ${schema}.${name} order by ${key}`;
    const [told, made] = [await live.pool.query(all), await anew.pool.query(all)];
    expect(told.rows, name).toEqual(made.rows);
    expect(told.rows.length, name).toBeGreaterThan(0);
  }
});

test('a company is found by its new name as soon as it is told', async () => {
  await using database = await freshDatabase();
  const search = postgresSearch(database.pool);
  const position = await fillSearch(database.pool, smallDirectory);
  for (const typed of ['Kilimanjaro Traders', 'Kilimanjaro Tradres'])
    expect((await search.search(query(typed, ''))).nbHits).toBe(0);
  await tellSearch(
    database.pool,
    [{ type: 'CompanyRenamed', data: { companyId: 10, name: 'Kilimanjaro Traders', shortName: null, slug: 'kt' } }],
    position,
  );
  expect((await search.search(query('Kilimanjaro Tradres', ''))).results[0]?.id).toBe(10);
  expect((await search.search(query('Quincaillerie Moderne', ''))).nbHits).toBe(0);
});
