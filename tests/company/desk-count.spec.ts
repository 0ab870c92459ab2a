import { expect, test } from 'vitest';
import { kyselyOf } from '#infra/database/database.ts';
import { deskCountOf, mostSince } from '#read-api/company/desk-count.ts';
import { freshDatabase } from '#tests/postgres.ts';

const days = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString());

test('a desk says since when the oldest waits, and from ten on how long nine of ten have', () => {
  expect(deskCountOf([])).toEqual({ count: 0, oldestSince: null });
  expect(deskCountOf(days(9).toReversed())).toEqual({ count: 9, oldestSince: days(1)[0] });
  expect(deskCountOf(days(10))).toEqual({ count: 10, oldestSince: days(1)[0], mostSince: days(1)[0] });
  expect(deskCountOf(days(30).toReversed())).toMatchObject({ count: 30, mostSince: days(3)[2] });
});

test('the database counts as the program does', async () => {
  await using fresh = await freshDatabase();
  const db = kyselyOf(fresh.pool);
  await fresh.pool.query('create table waits (since text not null)');
  for (const [index, since] of days(37).entries()) {
    await fresh.pool.query('insert into waits values ($1)', [since]);
    if (index < 9) continue;
    const row = await db.selectFrom('waits').select(mostSince.as('most')).executeTakeFirstOrThrow();
    expect(row.most).toBe(deskCountOf(days(index + 1)).mostSince);
  }
});
