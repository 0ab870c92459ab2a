import { expect, test } from 'vitest';
import { alone } from '#infra/database/alone.ts';
import { openPool } from '#infra/database/database.ts';
import { freshDatabase } from '#tests/postgres.ts';

test('work is done by one process at a time, and a failure leaves it to the next', async () => {
  await using db = await freshDatabase();
  const other = openPool(db.url, 1);
  const failing = alone(db.pool, 'work', async () => {
    expect(await alone(other, 'work', async () => {})).toBe(false);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  await expect.poll(() => alone(other, 'work', async () => {})).toBe(true);
  await other.end();
});
