import { expect, test } from 'vitest';
import { inTransaction } from '#infra/database/transaction.ts';
import { LostPlace } from '#infra/database/under-lease.ts';
import { start } from '#infra/event-store/event-store.ts';
import { applyBatch } from '#projections/apply.ts';
import { checkpoint, lockCheckpoint, putCheckpoint } from '#projections/checkpoints.ts';
import { passing } from '#projections/pass.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { beginEmpty, everything, inBatches, logOf, rowsOf, targetOf, tell } from './engine.ts';
import { ledger } from './ledger.ts';

const counted = (copies: number) => ({
  type: 'BookCounted',
  data: { shelf: 'a', book: 1, copies, words: ['mer'] },
});

const begun = async (pool: Awaited<ReturnType<typeof freshDatabase>>['pool']) => {
  const world = { ...logOf(pool, ledger), pool };
  await beginEmpty(world, [ledger]);
  return world;
};

const copiesIn = (rows: Awaited<ReturnType<typeof rowsOf>>) => (rows.book ?? []).map(({ copies }) => copies);

test('an event has its effect once, however often and beside whatever else it is delivered', async () => {
  await using db = await freshDatabase();
  const world = await begun(db.pool);
  await tell(world, [1, 10, 100, 1_000].map(counted));
  const { events, upTo } = await everything(world, ledger);
  const target = targetOf(ledger);
  const second = await applyBatch(db.pool, target, start, {
    events: events.slice(0, 2),
    upTo: events[1]?.position ?? '',
  });
  expect(copiesIn(await rowsOf(db.pool, ledger))).toEqual([11]);
  const end = await applyBatch(db.pool, target, second, { events, upTo });
  for (let again = 0; again < 3; again++) expect(await applyBatch(db.pool, target, end, { events, upTo })).toBe(end);
  const rows = await rowsOf(db.pool, ledger);
  expect(copiesIn(rows)).toEqual([1_111]);
  expect(rows.counted).toEqual([
    { entry: 'mer', count: 1 },
    { entry: 'shelf/a', count: 1 },
  ]);
  expect(rows.shelf).toMatchObject([{ shelf: 'a', told: 4 }]);
});

test('of many who apply the same stretch at once one wins, and the others write nothing', async () => {
  await using db = await freshDatabase();
  const world = await begun(db.pool);
  await tell(world, [1, 10, 100, 1_000].map(counted));
  const target = targetOf(ledger);
  let from = start;
  for (const batch of inBatches(await everything(world, ledger), [1])) {
    const tried = await Promise.allSettled(Array.from({ length: 6 }, () => applyBatch(db.pool, target, from, batch)));
    const lost = tried.filter((each) => each.status === 'rejected');
    expect(lost).toHaveLength(5);
    for (const { reason } of lost) expect(reason).toBeInstanceOf(LostPlace);
    from = batch.upTo;
  }
  expect(copiesIn(await rowsOf(db.pool, ledger))).toEqual([1_111]);
});

test('a batch that fails leaves neither rows nor a moved checkpoint', async () => {
  await using db = await freshDatabase();
  const world = await begun(db.pool);
  await tell(world, [counted(1), { type: 'BookPut', data: { shelf: 'a', book: 2 ** 31, copies: 1, words: [] } }]);
  const batch = await everything(world, ledger);
  await expect(applyBatch(db.pool, targetOf(ledger), start, batch)).rejects.toThrow('out of range');
  expect((await checkpoint(db.pool, 'ledger_1'))?.position).toBe(start);
  expect(await rowsOf(db.pool, ledger)).toEqual({ book: [], shelf: [], counted: [] });
});

test('a stretch without an event for it moves the checkpoint alone', async () => {
  await using db = await freshDatabase();
  await begun(db.pool);
  expect(await applyBatch(db.pool, targetOf(ledger), start, { events: [], upTo: '42' })).toBe('42');
  expect((await checkpoint(db.pool, 'ledger_1'))?.position).toBe('42');
});

test('of those that pass a stretch together, one that is held is waited for alone, and one that is elsewhere is told', async () => {
  await using db = await freshDatabase();
  await begun(db.pool);
  const at = { free: start, held: start, elsewhere: '9', last: start };
  for (const [name, position] of Object.entries(at))
    await putCheckpoint(db.pool, name, { name, version: 1 }, { position, state: 'live' });
  const positionOf = async (name: string) => (await checkpoint(db.pool, name))?.position;
  const pass = passing(db.pool);
  const [free, held, elsewhere, last] = await inTransaction(db.pool, async (client) => {
    await lockCheckpoint(client, 'held');
    const passed = Object.keys(at).map((name) =>
      pass(name, start, '42').then(
        () => name,
        (error: Error) => error,
      ),
    );
    await expect.poll(() => positionOf('last')).toBe('42');
    expect(await positionOf('held')).toBe(start);
    return passed;
  });
  expect(await Promise.all([free, held, last])).toEqual(['free', 'held', 'last']);
  expect(await elsewhere).toBeInstanceOf(LostPlace);
  expect(await Promise.all(Object.keys(at).map(positionOf))).toEqual(['42', '42', '9', '42']);
});
