import { createCipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openAccess } from '#infra/access/access.ts';
import { renewKey, resealAll } from '#infra/access/key-ring.ts';
import { openSecret } from '#infra/access/secret.ts';
import { newTotpSecret } from '#infra/access/totp.ts';
import { withDatabase } from '#tests/with-database.ts';

const db = withDatabase();

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const ago = (ms: number): Date => new Date(Date.now() - ms);
const keys = async () =>
  (await db.pool.query<{ name: string }>(`select name from access.secret where name like 'seal/%' order by used_from`))
    .rows.length;

describe('a sealed value', () => {
  test('says how and under which key it was sealed, and neither can be changed', async () => {
    const secret = await openSecret(db.pool);
    const sealed = secret.seal({ a: 1 });
    expect([...sealed.subarray(0, 5)]).toEqual([1, 0, 0, 0, 0]);
    expect(secret.open(sealed)).toEqual({ a: 1 });
    for (const at of [0, 2, 6, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secret.open(changed)).toThrow();
    }
  });

  test('from before it said so is still opened', async () => {
    const secret = await openSecret(db.pool);
    const { rows } = await db.pool.query<{ value: Buffer }>(`select value from access.secret where name = 'access'`);
    const key = createHmac('sha256', rows[0]?.value ?? '')
      .update('seal')
      .digest();
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const text = Buffer.concat([cipher.update('{"old":true}', 'utf8'), cipher.final()]);
    const old = Buffer.concat([iv, cipher.getAuthTag(), text]);
    expect(secret.open(old)).toEqual({ old: true });
    expect(secret.isFresh(old)).toBe(false);
  });
});

test('a new key is used once everybody knows it; what lasts is sealed anew, and old keys are destroyed', async () => {
  const account = randomUUID();
  const before = await openAccess(db.pool);
  const totp = newTotpSecret();
  await db.pool.query(
    `insert into access.second_factor (account, sealed, last_step, tries, tried_at, since) values ($1, $2, 0, 5, now(), now())`,
    [account, before.secret.seal({ account, secret: totp })],
  );

  await renewKey(db.pool, new Date());
  const during = await openSecret(db.pool);
  expect(during.seal(1)[1]).toBe(0);
  expect(await resealAll(db.pool, during, new Date())).toEqual({ resealed: 0, destroyed: 0 });

  await renewKey(db.pool, ago(10 * dayMs));
  await renewKey(db.pool, ago(5 * dayMs));
  await renewKey(db.pool, ago(10 * minuteMs));
  const after = await openSecret(db.pool);
  const link = after.seal('a link of now');
  expect(after.isFresh(link)).toBe(true);
  expect(after.isFresh(during.seal(1))).toBe(false);
  expect(after.open(during.seal('of the first key'))).toBe('of the first key');
  expect(await keys()).toBe(4);
  expect(await resealAll(db.pool, after, new Date())).toEqual({ resealed: 1, destroyed: 1 });
  expect(await keys()).toBe(3);
  expect(await resealAll(db.pool, after, new Date())).toEqual({ resealed: 0, destroyed: 0 });

  const { rows } = await db.pool.query<{ sealed: Buffer }>('select sealed from access.second_factor');
  const [row] = rows;
  const later = await openSecret(db.pool);
  expect(later.isFresh(row?.sealed ?? Buffer.alloc(0))).toBe(true);
  expect(later.open(row?.sealed ?? Buffer.alloc(0))).toEqual({ account, secret: totp });
  expect(later.open(link)).toBe('a link of now');
  expect(() => before.secret.open(link)).toThrow();
});

test('hashes stay what they were: what people claimed is theirs under every key', async () => {
  const [one, two] = [await openSecret(db.pool), await openSecret(db.pool)];
  await renewKey(db.pool, ago(10 * minuteMs));
  expect(two.hash('email/a@example.org')).toEqual(one.hash('email/a@example.org'));
  expect((await openSecret(db.pool)).hash('email/a@example.org')).toEqual(one.hash('email/a@example.org'));
});
