import { expect, test } from 'vitest';
import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { companiesIndex, whyMeilisearchFailed } from '#read-api/search/meilisearch-client.ts';
import { settings } from '#read-api/search/meilisearch-documents.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { freshDatabase } from '../postgres.ts';
import { query } from './exam.ts';
import { fillSearch, type Told } from './fill.ts';
import { meilisearchDouble } from './meilisearch-double.ts';
import { searchContract } from './search.contract.ts';
import { company, reference } from './small-directory.ts';

const openedAt = async (url: string, key: string | undefined, events: readonly Told[]) => {
  const database = await freshDatabase();
  await fillSearch(database.pool, events);
  const at = { url, key };
  await meilisearchIndexer(at, database.pool).rebuild();
  return { search: meilisearchSearch(at, database.pool), close: () => database[Symbol.asyncDispose]() };
};

searchContract('search in Meilisearch, against a stand-in', async (events) => {
  const double = await meilisearchDouble();
  const { search, close } = await openedAt(double.url, undefined, events);
  return {
    search,
    async close() {
      await close();
      await double[Symbol.asyncDispose]();
    },
  };
});

const { MEILISEARCH_URL, MEILISEARCH_KEY } = process.env;
if (MEILISEARCH_URL)
  searchContract('search in Meilisearch, the real one', (events) => openedAt(MEILISEARCH_URL, MEILISEARCH_KEY, events));

const first = [...reference, ...company(1, 'Alpha', 1, 'food-bakery'), ...company(2, 'Beta', 1, 'food-bakery')];

test('a new index is filled beside the one that serves and takes its place at once', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  const indexer = meilisearchIndexer(double, database.pool);
  await fillSearch(database.pool, first);
  await indexer.rebuild();
  expect(double.count(companiesIndex)).toBe(2);
  expect(double.settingsOf(companiesIndex)).toEqual(settings);
  expect(double.count(`${companiesIndex}__next`)).toBeUndefined();
  expect(double.asked.filter((task) => task.startsWith('documentAddition'))).toEqual([
    `documentAdditionOrUpdate ${companiesIndex}__next`,
  ]);
});

test('nothing is sent before the projection is built', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  const indexer = meilisearchIndexer(double, database.pool);
  expect(await indexer.catchUp()).toBe(0);
  expect(double.requests().all).toBe(0);
  await fillSearch(database.pool, first);
  expect(await indexer.catchUp()).toBe(2);
});

test('only what changed is sent, and companies that are no longer public go', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  const indexer = meilisearchIndexer(double, database.pool);
  const search = meilisearchSearch(double, database.pool);
  await fillSearch(database.pool, first);
  expect(await indexer.catchUp()).toBe(2);
  expect(await indexer.catchUp()).toBe(0);

  await fillSearch(database.pool, [
    ...first,
    ...company(3, 'Gamma', 1, 'food-bakery'),
    { type: 'CompanyTakenOffline', data: { companyId: 1 } },
  ]);
  expect(await indexer.catchUp()).toBe(2);
  expect(double.count(companiesIndex)).toBe(2);
  expect((await search.search(query('alpha', ''))).nbHits).toBe(0);
  expect((await search.search(query('gamma', ''))).results[0]?.id).toBe(3);
});

test('another tree of categories makes the index anew', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  const indexer = meilisearchIndexer(double, database.pool);
  await fillSearch(database.pool, first);
  await indexer.catchUp();
  const kiosk = { parentId: 'food', names: { fr: 'Kiosque', en: 'Kiosk' }, synonyms: { fr: [], en: [] }, aliases: [] };
  await fillSearch(database.pool, [
    ...first,
    { type: 'CategoryDefined', data: { categoryId: 'food-kiosk', ...kiosk } },
  ]);
  expect(await indexer.catchUp()).toBe(2);
  expect(double.asked.filter((task) => task === 'indexSwap')).toHaveLength(2);
});

test('no request asks for a compressed answer, which would come late', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  await fillSearch(database.pool, first);
  await meilisearchIndexer(double, database.pool).rebuild();
  await meilisearchSearch(double, database.pool).search(query('alpha', ''));
  const { all, compressed } = double.requests();
  expect(all).toBeGreaterThan(0);
  expect(compressed).toBe(0);
});

test('an index that is lost is filled again with the first look after it, and before a change would make it anew', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  await fillSearch(database.pool, first);
  await meilisearchIndexer(double, database.pool).catchUp();
  double.forget();
  const indexer = meilisearchIndexer(double, database.pool);
  expect(await indexer.catchUp()).toBe(2);
  expect(double.settingsOf(companiesIndex)).toEqual(settings);

  double.forget();
  await fillSearch(database.pool, [...first, ...company(3, 'Gamma', 1, 'food-bakery')]);
  expect(await indexer.catchUp()).toBe(3);
  expect(double.count(companiesIndex)).toBe(3);
  expect(double.settingsOf(companiesIndex)).toEqual(settings);
});

test('a Meilisearch that does not answer in time is an error after that time', async () => {
  await using database = await freshDatabase();
  await using double = await meilisearchDouble();
  await fillSearch(database.pool, first);
  await meilisearchIndexer(double, database.pool).rebuild();
  double.hang();
  const error = await meilisearchSearch(double, database.pool, 100)
    .search(query('alpha', ''))
    .then(() => undefined, whyMeilisearchFailed);
  expect(error).toBe('time-limit');
});
