import { expect, test } from 'vitest';
import { checkpoint } from '#projections/checkpoints.ts';
import type { Projection } from '#projections/projection.ts';
import { prune } from '#projections/prune.ts';
import { AlreadyBuilding, asOnlyBuilder, rebuild } from '#projections/rebuild.ts';
import { switchBack } from '#projections/swap.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, rowsOf, tell } from './engine.ts';
import { ledger } from './ledger.ts';
import { running, until } from './running.ts';

const put = (book: number) => ({ type: 'BookPut', data: { shelf: 'a', book, copies: 1, words: ['mer'] } });
const shelf = Array.from({ length: 300 }, (_, book) => put(book));
const second: Projection = { ...ledger, version: 2 };
const failing: Projection = {
  ...ledger,
  on: {
    BookPut: () => {
      throw new Error('no');
    },
  },
};

const started = async (pool: Awaited<ReturnType<typeof freshDatabase>>['pool']) => {
  const world = { ...logOf(pool, ledger), pool };
  await beginEmpty(world, [ledger]);
  return world;
};

test('readers see a full table and no error while it is rebuilt and switched under them', async () => {
  await using db = await freshDatabase();
  const world = await started(db.pool);
  await tell(world, shelf);
  await applyInOddBatches(world, ledger);
  const reading = new AbortController();
  const seen = new Set<number>();
  let reads = 0;
  const reader = async (name?: string) => {
    const client = await db.pool.connect();
    while (!reading.signal.aborted) {
      const { rows } = await client.query({
        ...(name && { name }),
        text: 'select count(*)::int as n from ledger_1.book',
      });
      seen.add(rows[0].n);
      reads++;
    }
    client.release();
  };
  const readers = [reader(), reader('prepared')];
  for (let round = 0; round < 4; round++) await rebuild(world, [ledger]);
  reading.abort();
  await Promise.all(readers);
  expect(reads).toBeGreaterThan(20);
  expect([...seen]).toEqual([300]);
});

test('a rebuild that fails leaves what serves as it was, and nothing beside it', async () => {
  await using db = await freshDatabase();
  const world = await started(db.pool);
  await tell(world, shelf);
  await applyInOddBatches(world, ledger);
  const [rows, at] = [await rowsOf(db.pool, ledger), await checkpoint(db.pool, 'ledger_1')];
  await expect(rebuild(world, [failing])).rejects.toThrow('the event at 1 cannot be projected: no');
  expect(await rowsOf(db.pool, ledger)).toEqual(rows);
  expect(await checkpoint(db.pool, 'ledger_1')).toEqual(at);
  const { rowCount } = await db.pool.query(`select from pg_namespace where nspname like 'ledger_1\\_\\_next%'`);
  expect(rowCount).toBe(0);
});

test('of two rebuilds at once one works and the other is told', async () => {
  await using db = await freshDatabase();
  const world = await started(db.pool);
  await asOnlyBuilder(db.pool, [ledger], () =>
    expect(rebuild(world, [ledger])).rejects.toBeInstanceOf(AlreadyBuilding),
  );
  await rebuild(world, [ledger]);
});

test('a new version is built beside the old one, which goes on being served and kept up to date', async () => {
  await using db = await freshDatabase();
  const world = await started(db.pool);
  await tell(world, shelf);
  await using old = await running(world, [ledger]);
  await using young = await running(world, [second]);
  await until(() => young.ready());
  const end = await tell(world, [put(1_000)]);
  expect(await old.progress.caughtUp([ledger, second], end, 20_000)).toBe(true);
  expect((await rowsOf(db.pool, ledger)).book).toHaveLength(301);
  expect((await rowsOf(db.pool, second)).book).toHaveLength(301);
});

test('switching back puts what was before in place, and the runner brings it up to date', async () => {
  await using db = await freshDatabase();
  const world = await started(db.pool);
  await tell(world, shelf);
  expect(await switchBack(db.pool, ledger)).toBe(false);
  await rebuild(world, [ledger]);
  await db.pool.query('delete from ledger_1.book');
  await using runner = await running(world, [ledger]);
  expect(await switchBack(db.pool, ledger)).toBe(true);
  const end = await tell(world, [put(1_000)]);
  expect(await runner.progress.caughtUp([ledger], end, 20_000)).toBe(true);
  await until(async () => (await rowsOf(db.pool, ledger)).book?.length === 301);
});

test('pruning removes versions and rebuilds of before, and keeps what serves or is in use', async () => {
  await using db = await freshDatabase();
  const world = await started(db.pool);
  await rebuild(world, [ledger]);
  expect(await prune(db.pool, [second])).toMatchObject({
    removed: [],
    kept: [
      { schema: 'ledger_1', because: 'nothing serves instead' },
      { schema: 'ledger_1__old', because: 'nothing serves instead' },
    ],
  });
  await rebuild(world, [second]);
  const inUse = await running(world, [ledger]);
  await until(() => inUse.ready());
  await tell(world, [put(1)]);
  await until(async () => (await rowsOf(db.pool, ledger)).book?.length === 1);
  expect((await prune(db.pool, [second])).kept).toContainEqual({ schema: 'ledger_1', because: 'in use' });
  await inUse.stop();
  expect(await prune(db.pool, [second], { dry: true })).toMatchObject({
    removed: expect.arrayContaining(['ledger_1']),
  });
  await prune(db.pool, [second]);
  const { rows } = await db.pool.query(`select nspname from pg_namespace where nspname like 'ledger%' order by 1`);
  expect(rows).toEqual([{ nspname: 'ledger_2' }]);
});
