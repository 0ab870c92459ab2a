import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginAside } from '#projections/aside.ts';
import { expectRebuildEqualsLive } from '#tests/given.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, everything, inBatches, logOf, rowsOf, tell } from './engine.ts';
import { type BookRow, histories, ledger, readPlainly } from './ledger.ts';

const sizes = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
const large = process.env.FAULTS === 'large';
const runs = large ? 500 : 25;
const timeout = large ? 600_000 : 60_000;

const expectSame = (
  rows: Awaited<ReturnType<typeof rowsOf>>,
  { books, counts }: ReturnType<typeof readPlainly>,
): void => {
  const found = (rows.book ?? []) as BookRow[];
  expect(found.map(({ shelf, book, copies, words }) => ({ shelf, book, copies, words }))).toEqual(
    [...books.values()].toSorted((a, b) => (a.shelf === b.shelf ? a.book - b.book : a.shelf < b.shelf ? -1 : 1)),
  );
  expect(Object.fromEntries((rows.counted ?? []).map(({ entry, count }) => [entry, count]))).toEqual(counts);
};

test('in batches of any size, rows and counts are what one event after the other makes of them', {
  timeout,
}, async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  const property = fc.asyncProperty(histories, sizes, async (history, sizes) => {
    await beginEmpty(world, [ledger]);
    await tell(world, history);
    await applyInOddBatches(world, ledger, sizes);
    expectSame(await rowsOf(db.pool, ledger), readPlainly(history));
  });
  await fc.assert(property, { numRuns: runs });
});

test('a rebuild is exact however few rows it may keep in memory, and wherever it settles', { timeout }, async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  const limits = fc.record({ mostRows: fc.integer({ min: 1, max: 8 }), settleAt: fc.integer({ min: 0, max: 12 }) });
  const fewAtATime = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
  const property = fc.asyncProperty(histories, fewAtATime, limits, async (history, sizes, { mostRows, settleAt }) => {
    await beginEmpty(world, [ledger]);
    await tell(world, history);
    const aside = await beginAside(db.pool, ledger, 'ledger_1__next', { mostRows });
    const batches = inBatches(await everything(world, ledger), sizes);
    for (const batch of batches.slice(0, settleAt)) await aside.take(batch);
    await aside.settle();
    for (const batch of batches.slice(settleAt)) await aside.take(batch);
    expectSame(await rowsOf(db.pool, ledger, 'ledger_1__next'), readPlainly(history));
  });
  await fc.assert(property, { numRuns: runs });
});

test('a row that a rebuild has put out of memory and that then goes leaves no count behind', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  await beginEmpty(world, [ledger]);
  const book = (book: number) => ({ shelf: 'a', book, copies: 1, words: ['sel'] });
  const history = [0, 1, 2, 3].map((number) => ({ type: 'BookPut', data: book(number) }));
  history.push({ type: 'BookLost', data: book(0) });
  await tell(world, history);
  const aside = await beginAside(db.pool, ledger, 'ledger_1__next', { mostRows: 1 });
  for (const batch of inBatches(await everything(world, ledger), [1])) await aside.take(batch);
  await aside.settle();
  expectSame(await rowsOf(db.pool, ledger, 'ledger_1__next'), readPlainly(history));
});

test('a rebuild equals what was projected live, for any history', { timeout }, async () => {
  const property = fc.asyncProperty(histories, (history) => expectRebuildEqualsLive(ledger, history));
  await fc.assert(property, { numRuns: Math.ceil(runs / 4) });
});
