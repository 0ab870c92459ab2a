import { afterAll, describe, expect, test } from 'vitest';
import { openSecret } from '#infra/access/secret.ts';
import { openPool } from '#infra/database/database.ts';
import { type NamedLimit, TooManyRequests } from '#infra/limits/limit.ts';
import { openLimits } from '#infra/limits/limits.ts';
import { hasRedis, redisServer } from '#tests/live/redis-server.ts';
import { type FreshDatabase, freshDatabase } from '#tests/postgres.ts';
import { sharedByFile } from '#tests/shared-by-file.ts';
import { withDatabase } from '#tests/with-database.ts';

const log = { info: () => {}, warn: () => {} };
let names = 0;
const named = (burst: number, perMinute: number): NamedLimit => ({ name: `test/${++names}`, burst, perMinute });

/** Two processes of one installation. */
const contract = (setting: () => { readonly db: FreshDatabase; readonly redisUrl?: string }): void => {
  const opened: { close(): void }[] = [];
  const two = async () => {
    const { db, redisUrl } = setting();
    const secret = await openSecret(db.pool);
    const needs = { pool: db.pool, secret, log, redisUrl };
    const [one, other] = await Promise.all([openLimits(needs), openLimits(needs)]);
    opened.push(one, other);
    return [one, other] as const;
  };
  afterAll(() => {
    for (const each of opened) each.close();
  });

  test('lets a burst through, whichever process is asked, then says how long to wait', async () => {
    const [one, other] = await two();
    const limit = named(4, 1);
    const waits = [];
    for (const each of [one, other, one, other, one, other]) waits.push(await each.take(limit, 'a'));
    expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
    for (const waitS of waits.slice(4)) expect([59, 60]).toContain(waitS);
    expect(await one.take(limit, 'b')).toBe(0);
    expect(await one.take(named(4, 1), 'a')).toBe(0);
    await expect(one.demand(limit, 'a')).rejects.toThrow(TooManyRequests);
  });

  test('grants no token twice, however many ask at the same moment', async () => {
    const [one, other] = await two();
    const limit = named(10, 0.1);
    const waits = await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 ? one : other).take(limit, 'a')));
    expect(waits.filter((waitS) => waitS === 0)).toHaveLength(10);
  });

  test('grants no more of a large bucket that processes share out', async () => {
    const [one, other] = await two();
    const limit = named(100, 0.1);
    let granted = 0;
    for (let n = 0; n < 130; n++) if ((await (n % 3 ? one : other).take(limit, 'a')) === 0) granted++;
    expect(granted).toBeGreaterThan(90);
    expect(granted).toBeLessThanOrEqual(100);
  });

  test('turns nobody away before a large bucket is empty, however many ask at once', async () => {
    const [one] = await two();
    const limit = named(600, 1);
    for (let taken = 0; taken < 600; taken += 20) {
      const waits = await Promise.all(Array.from({ length: 20 }, () => one.take(limit, 'a')));
      expect([taken, waits.filter((waitS) => waitS > 0)]).toEqual([taken, []]);
    }
    expect(await one.take(limit, 'a')).toBeGreaterThan(0);
  });

  test('fills the bucket again with time', async () => {
    const [one, other] = await two();
    const limit = named(1, 120);
    expect([await one.take(limit, 'a'), await other.take(limit, 'a')]).toEqual([0, 1]);
    await expect.poll(() => other.take(limit, 'a'), { interval: 100 }).toBe(0);
  });
};

describe('a limit in PostgreSQL', () => {
  const db = withDatabase();
  contract(() => ({ db }));

  test('keeps no key that tells whose it is', async () => {
    const { rows } = await db.pool.query('select * from limits.bucket');
    expect(JSON.stringify(rows)).not.toMatch(/test\//);
  });
});

describe.runIf(hasRedis)('a limit in Redis', () => {
  const db = withDatabase();
  const redis = sharedByFile(redisServer);
  contract(() => ({ db, redisUrl: redis.url }));

  test('is not kept in PostgreSQL as well', async () => {
    expect((await db.pool.query('select from limits.bucket')).rowCount).toBe(0);
  });
});

describe('while something is away', () => {
  test('without Redis the limit holds in PostgreSQL', async () => {
    await using db = await freshDatabase();
    const limits = await openLimits({
      pool: db.pool,
      secret: await openSecret(db.pool),
      log,
      redisUrl: 'redis://127.0.0.1:1',
    });
    const limit = named(2, 0.1);
    expect([await limits.take(limit, 'a'), await limits.take(limit, 'a')]).toEqual([0, 0]);
    expect(await limits.take(limit, 'a')).toBeGreaterThan(0);
    expect((await db.pool.query('select from limits.bucket')).rowCount).toBe(1);
    limits.close();
  });

  test('without a database the limit holds in each process', async () => {
    await using db = await freshDatabase();
    const gone = openPool('postgres://nobody@127.0.0.1:1/none', 1);
    const limits = await openLimits({ pool: gone, secret: await openSecret(db.pool), log });
    const limit = named(2, 0.1);
    expect([await limits.take(limit, 'a'), await limits.take(limit, 'a')]).toEqual([0, 0]);
    expect(await limits.take(limit, 'a')).toBeGreaterThan(0);
    limits.close();
    await gone.end();
  });
});
