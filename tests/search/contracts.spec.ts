import { expect, test } from 'vitest';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import { contractHistory } from '#tests/projections/history.contract.ts';
import { dice } from '#tests/projections/history.ts';
import { withDatabase } from '#tests/with-database.ts';
import { query } from './exam.ts';
import { fillSearch, tellSearch } from './fill.ts';
import { meilisearchDouble } from './meilisearch-double.ts';
import { company, reference } from './small-directory.ts';

const database = withDatabase();

/** Forty companies in four towns, so that many are found by the same words. */
const companies = Array.from({ length: 40 }, (_, index) =>
  company(
    index + 1,
    `Garage ${index % 5 === 0 ? 'Central' : 'Bandama'} ${index}`,
    1 + (index % 2),
    'automotive-repair',
  ),
).flat();

const asked = [
  query('garage', ''),
  query('garage', 'Abidjan'),
  query('mécanicien', 'Bouaké', { lang: 'fr' }),
  query('central', ''),
  query('', 'Abidjan'),
];

test('the order of a search is the same with and without contracts, in either engine', async () => {
  await using double = await meilisearchDouble();
  const indexer = meilisearchIndexer(double, database.pool);
  const engines = [postgresSearch(database.pool), meilisearchSearch(double, database.pool)];
  const orders = () =>
    Promise.all(
      engines.flatMap((engine) =>
        asked.map(async (one) => {
          const { results, nbHits } = await engine.search(one);
          return { nbHits, ids: results.map(({ id }) => id) };
        }),
      ),
    );
  const below = dice(19);
  const contracts = Array.from({ length: 2000 }, () => contractHistory(below));
  const told = new Set(contracts.map(({ type }) => type));
  expect([...told].toSorted()).toEqual(Object.keys(contractEvents).toSorted());
  const at = await fillSearch(database.pool, [...reference, ...companies]);
  await indexer.rebuild();
  const without = await orders();
  expect(without.every(({ ids }) => ids.length > 3)).toBe(true);
  await tellSearch(database.pool, contracts, at);
  expect(await indexer.catchUp()).toBe(0);
  expect(await orders()).toEqual(without);
  await fillSearch(database.pool, [...contracts, ...reference, ...companies, ...contracts]);
  await indexer.rebuild();
  expect(await orders()).toEqual(without);
});

test('what the search and the stars are made of hears of no contract', () => {
  const heard = [companySearch, companyReviews].flatMap(({ on }) => Object.keys(on));
  expect(heard.filter((type) => type in contractEvents)).toEqual([]);
});
