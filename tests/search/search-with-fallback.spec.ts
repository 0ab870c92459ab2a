import { MeilisearchError } from 'meilisearch';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { meilisearchSearch } from '#read-api/search/meilisearch.ts';
import { askMeilisearch } from '#read-api/search/meilisearch-client.ts';
import { meilisearchIndexer } from '#read-api/search/meilisearch-indexer.ts';
import { meilisearchWatch } from '#read-api/search/meilisearch-watch.ts';
import { postgresSearch } from '#read-api/search/postgres-search.ts';
import { searchWithFallback } from '#read-api/search/search-with-fallback.ts';
import { emptyAnswer } from '#read-api/search/unreadable.ts';
import { freshDatabase } from '../postgres.ts';
import { query } from './exam.ts';
import { fillSearch } from './fill.ts';
import { meilisearchDouble } from './meilisearch-double.ts';
import { company, reference } from './small-directory.ts';

/** A search with one company, its stand-in, and what it says in the log; it tries again after `restsMs`. */
const opened = async (restsMs: { readonly first: number; readonly further: number }) => {
  await using stack = new AsyncDisposableStack();
  const database = stack.use(await freshDatabase());
  const double = stack.use(await meilisearchDouble());
  await fillSearch(database.pool, [...reference, ...company(1, 'Alpha', 1, 'food-bakery')]);
  await meilisearchIndexer(double, database.pool).rebuild();
  const lines: string[] = [];
  const watch = meilisearchWatch(pino({}, { write: (line: string) => void lines.push(line) }));
  const search = searchWithFallback({
    meilisearch: meilisearchSearch(double, database.pool, 300),
    postgresql: postgresSearch(database.pool),
    ask: askMeilisearch(double, 300),
    watch,
    restsMs,
  });
  const found = async () => (await search.index.search(query('alpha', ''))).results.map(({ id }) => id);
  const kept = stack.move();
  return { double, search, watch, lines, found, [Symbol.asyncDispose]: () => kept.disposeAsync() };
};

const always = { first: 0, further: 0 };
const never = { first: 1_000_000, further: 1_000_000 };

test('Meilisearch answers while it works', async () => {
  await using at = await opened(never);
  expect(await at.found()).toEqual([1]);
  expect(at.search.counts).toEqual({ meilisearch: 1, postgresql: 0 });
  expect(at.search.answers()).toBe('meilisearch');
});

test('whatever goes wrong there, the company is found all the same, and readers do not ask it again', async () => {
  const faults = ['hang', 'refuseKeys', 'leave', 'forget'] as const;
  for (const fault of faults) {
    await using at = await opened(never);
    await at.double[fault]();
    expect(await at.found()).toEqual([1]);
    const asked = at.double.requests().all;
    expect(await at.found()).toEqual([1]);
    expect(at.double.requests().all).toBe(asked);
    expect(at.search.counts).toEqual({ meilisearch: 0, postgresql: 2 });
    expect(at.search.answers()).toBe('postgresql');
  }
});

test('one failure is counted and not told, the next one is told once, and so is that it works again', async () => {
  await using at = await opened(always);
  at.double.refuseKeys();
  await at.found();
  expect(at.watch.failures()).toEqual(new Map([['invalid_api_key', 1]]));
  expect(at.watch.fails()).toBeUndefined();
  expect(at.lines).toEqual([]);

  for (const _ of [1, 2, 3]) await at.search.look();
  at.watch.failed('indexing', 'invalid_api_key');
  expect(at.watch.fails()).toMatchObject({ search: 'invalid_api_key', indexing: 'invalid_api_key' });
  expect(at.lines).toHaveLength(1);

  await at.double.mend();
  await at.search.look();
  expect(await at.found()).toEqual([1]);
  expect(at.search.answers()).toBe('meilisearch');
  expect(at.lines).toHaveLength(1);
  at.watch.works('indexing');
  expect(at.lines).toHaveLength(2);
  expect(at.watch.fails()).toBeUndefined();
});

test('while it rests nobody asks it; then one question does', async () => {
  await using at = await opened({ ...never, first: 0 });
  await at.double.leave();
  await at.found();
  await at.search.look();
  await at.double.mend();
  const asked = at.double.requests().all;
  await at.search.look();
  expect(await at.found()).toEqual([1]);
  expect(at.double.requests().all).toBe(asked);
});

test('what is not Meilisearch’s fault is thrown as it is', async () => {
  await using at = await opened(never);
  const broken = searchWithFallback({
    meilisearch: { search: () => Promise.reject(new Error('the database is away')) },
    postgresql: { search: () => Promise.reject(new Error('not asked')) },
    ask: () => Promise.resolve(),
    watch: at.watch,
  });
  await expect(broken.index.search(query('alpha', ''))).rejects.toThrow('the database is away');
  expect(broken.answers()).toBe('meilisearch');
});

test('one that answers small questions and no searches is told once, however often it seems to be back', async () => {
  await using at = await opened(always);
  const slow = searchWithFallback({
    meilisearch: { search: () => Promise.reject(new MeilisearchError('too late')) },
    postgresql: { search: () => Promise.resolve(emptyAnswer) },
    ask: () => Promise.resolve(),
    watch: at.watch,
    restsMs: always,
  });
  for (const _ of [1, 2, 3]) {
    expect(await slow.index.search(query('alpha', ''))).toEqual(emptyAnswer);
    await slow.look();
  }
  expect(at.lines).toHaveLength(1);
  expect(at.watch.fails()).toMatchObject({ search: 'unreadable' });
});
