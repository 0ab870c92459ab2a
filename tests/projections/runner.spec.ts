import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkpoint } from '#projections/checkpoints.ts';
import { park } from '#projections/park.ts';
import type { Happened, Projection } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { beginEmpty, logOf, rowsOf, tell, type World } from './engine.ts';
import { histories, ledger, readPlainly } from './ledger.ts';
import { running, stateOf, until } from './running.ts';

const put = (book: number, shelf = 'a') => ({ type: 'BookPut', data: { shelf, book, copies: 1, words: [] } });
const booksIn = async ({ pool }: World, projection: Projection) =>
  ((await rowsOf(pool, projection)).book ?? []).map(({ book }) => book);

/** Its handler throws at book 13, and its table takes no number above an integer's. */
const superstitious: Projection = {
  ...ledger,
  name: 'superstitious',
  on: {
    BookPut: (rows: never, happened: Happened<never>) => {
      const { book }: { book: number } = happened.data;
      if (book === 13) throw new Error('not thirteen');
      ledger.on.BookPut?.(rows, happened);
    },
  },
};

test('a runner builds what was never built, and then keeps it at the end of the log', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  const [before = [], after = []] = fc.sample(histories, { numRuns: 2, seed: 7 });
  await tell(world, before);
  await using runner = await running(world, [ledger]);
  await until(() => runner.ready());
  const end = await tell(world, after);
  expect(await runner.progress.caughtUp([ledger], end, 20_000)).toBe(true);
  const { counts } = readPlainly([...before, ...after]);
  const { counted = [] } = await rowsOf(db.pool, ledger);
  expect(Object.fromEntries(counted.map(({ entry, count }) => [entry, count]))).toEqual(counts);
});

test('of two runners one works, and the other goes on when the first has stopped', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  await beginEmpty(world, [ledger]);
  await using first = await running(world, [ledger]);
  await first.progress.caughtUp([ledger], await tell(world, [put(1)]), 20_000);
  await using second = await running(world, [ledger]);
  await first.progress.caughtUp([ledger], await tell(world, [put(2)]), 20_000);
  await first.stop();
  expect(await second.progress.caughtUp([ledger], await tell(world, [put(3)]), 20_000)).toBe(true);
  expect(await booksIn(world, ledger)).toEqual([1, 2, 3]);
  expect([...first.said, ...second.said]).toEqual([]); // not even that one lost its place to the other
});

test.each([
  { fault: 'its handler throws', poison: put(13), error: 'not thirteen' },
  { fault: 'its table refuses the row', poison: put(2 ** 31), error: 'out of range' },
])(
  'when $fault, a projection stops there and says so, others go on, and parking lets it go on',
  async ({ poison, error }) => {
    await using db = await freshDatabase();
    const other: Projection = { ...ledger, name: 'other', on: { BookCounted: ledger.on.BookCounted ?? (() => {}) } };
    const world = { ...logOf(db.pool, ledger), pool: db.pool };
    await beginEmpty(world, [superstitious, other]);
    await using runner = await running(world, [superstitious, other]);
    await tell(world, [put(1), put(2)]);
    const at = await tell(world, [poison]);
    const end = await tell(world, [put(3), { type: 'BookCounted', data: put(3).data }]);

    await until(async () => (await stateOf(world, superstitious)) === 'failed');
    expect(await runner.progress.caughtUp([other], end, 20_000)).toBe(true);
    expect(await booksIn(world, superstitious)).toEqual([1, 2]);
    const stopped = await checkpoint(db.pool, 'superstitious_1');
    expect(stopped).toMatchObject({ failedAt: at, error: expect.stringContaining(error) });
    expect(runner.said).toContainEqual({ level: 'error', what: 'a projection stopped at an event' });

    await park(db.pool, superstitious, at);
    expect(await runner.progress.caughtUp([superstitious], end, 20_000)).toBe(true);
    expect(await booksIn(world, superstitious)).toEqual([1, 2, 3]);
    await runner.stop();
    await rebuild(world, [superstitious]);
    expect(await booksIn(world, superstitious)).toEqual([1, 2, 3]);
  },
);

test('a new version that cannot be built says why, and is built once its event is parked', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  await tell(world, [put(1)]);
  const at = await tell(world, [put(13)]);
  await using runner = await running(world, [superstitious]);
  await until(async () => (await checkpoint(db.pool, 'superstitious_1__next'))?.state === 'failed');
  expect(await checkpoint(db.pool, 'superstitious_1__next')).toMatchObject({ failedAt: at });
  await park(db.pool, superstitious, at);
  await until(() => runner.ready());
  expect(await booksIn(world, superstitious)).toEqual([1]);
});

test('a new version whose table refuses a row says which event it is, and is built once that is parked', async () => {
  await using db = await freshDatabase();
  const world = { ...logOf(db.pool, ledger), pool: db.pool };
  await tell(world, [put(1)]);
  const at = await tell(world, [put(2 ** 31)]);
  await using runner = await running(world, [ledger]);
  await until(async () => (await checkpoint(db.pool, 'ledger_1__next'))?.state === 'failed');
  const stopped = { failedAt: at, error: expect.stringContaining('out of range') };
  expect(await checkpoint(db.pool, 'ledger_1__next')).toMatchObject(stopped);
  expect(await runner.ready()).toBe(false);
  await park(db.pool, ledger, at);
  await until(() => runner.ready());
  expect(await booksIn(world, ledger)).toEqual([1]);
});
