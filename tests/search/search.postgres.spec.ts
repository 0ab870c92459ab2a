import { expect, test } from 'vitest';
import { postgresSearch } from '#infra/search/postgres-search.ts';
import { freshDatabase } from '../postgres.ts';
import { query } from './exam.ts';
import { fillSearch } from './fill.ts';
import { searchContract } from './search.contract.ts';
import { company, reference } from './small-directory.ts';

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
  const { rows } = await database.pool.query('select entry, count from company_search_1.vocabulary order by entry');
  expect(rows).toEqual([
    { entry: 'abidjan', count: 1 },
    { entry: 'alpha', count: 1 },
    { entry: 'gamma', count: 1 },
    { entry: 'nairobi', count: 1 },
  ]);
});

test('a misspelling that some companies have finds those that are spelt right first', async () => {
  await using database = await freshDatabase();
  await fillSearch(database.pool, [
    ...reference,
    ...company(1, 'Resturant Chez Awa', 1, 'food'),
    ...Array.from({ length: 10 }, (_, i) => company(10 + i, `Restaurant Baobab ${i}`, 1, 'food')).flat(),
  ]);
  const { results, correctedQuery } = await postgresSearch(database.pool).search(query('resturant', ''));
  expect(results).toHaveLength(11);
  expect(results[0]?.name).toContain('Restaurant');
  expect(correctedQuery).toBe('restaurant');
  const whole = await postgresSearch(database.pool).search(query('Resturant Chez Awa', ''));
  expect(whole.results[0]?.id).toBe(1);
});
