import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, openAccess } from '#infra/access/access.ts';
import type { CodePurpose } from '#infra/access/codes.ts';
import { withDatabase } from '#tests/with-database.ts';
import { otherThan } from './mailed-code.ts';

const db = withDatabase();
let access: Access;
beforeAll(async () => {
  access = await openAccess(db.pool);
});

const start = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

/** A code that was issued at the start. */
const issued = async (purpose: CodePurpose = 'log-in') => {
  const holder = randomUUID();
  const made = await access.codes.issue(purpose, holder, start);
  if (!('code' in made)) throw new Error('no code');
  return {
    holder,
    code: made.code,
    check: (code: string, now = start) => access.codes.check(purpose, holder, code, now),
  };
};

describe('a code of six digits', () => {
  test.each([
    ['log-in', 10],
    ['confirm-account', 15],
  ] as const)('to %s is right for %d minutes', async (purpose, minutes) => {
    const [one, other] = [await issued(purpose), await issued(purpose)];
    expect(await one.check(one.code, later(minutes * 60 - 1))).toBe('right');
    expect(await other.check(other.code, later(minutes * 60))).toBe('expired');
  });

  test('opens once, also when two ask at the same time', async () => {
    const { code, check } = await issued();
    const outcomes = await Promise.all([check(code), check(code)]);
    expect(outcomes.toSorted()).toEqual(['expired', 'right']);
    expect(await check(code)).toBe('expired');
  });

  test('bears five tries', async () => {
    const { code, check } = await issued();
    const outcomes: string[] = [];
    for (let tries = 0; tries < 5; tries++) outcomes.push(await check(otherThan(code)));
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'worn']);
    expect(await check(code)).toBe('worn');
  });

  test('is of use to its holder and its purpose alone', async () => {
    const [one, other] = [await issued(), await issued()];
    expect(await other.check(one.code === other.code ? otherThan(one.code) : one.code)).toBe('wrong');
    expect(await access.codes.check('confirm-account', one.holder, one.code, start)).toBe('expired');
    expect(await one.check(one.code)).toBe('right');
  });

  test('gives way to another one after a minute', async () => {
    const { holder, code, check } = await issued();
    expect(await access.codes.waitS('log-in', holder, later(20))).toBe(40);
    expect(await access.codes.issue('log-in', holder, later(20))).toEqual({ waitS: 40 });
    const next = await access.codes.issue('log-in', holder, later(60));
    if (!('code' in next)) throw new Error('no code');
    if (next.code !== code) expect(await check(code, later(61))).toBe('wrong');
    expect(await check(next.code, later(61))).toBe('right');
  });

  test('hands over what it proves, once, to the right digits alone', async () => {
    const holder = randomUUID();
    const made = await access.codes.issue('verify-mobile', holder, start, '+254712345678');
    if (!('code' in made)) throw new Error('no code');
    const wrong = made.code === '000000' ? '000001' : '000000';
    const redeem = (code: string, now = start) => access.codes.redeem('verify-mobile', holder, code, now);
    expect(await access.codes.carried('verify-mobile', holder, later(60))).toBe('+254712345678');
    expect(await access.codes.carried('verify-mobile', holder, later(15 * 60))).toBeNull();
    expect(await redeem(wrong)).toEqual({ outcome: 'wrong' });
    expect(await redeem(made.code)).toEqual({ outcome: 'right', carried: '+254712345678' });
    expect(await redeem(made.code)).toEqual({ outcome: 'expired' });
    expect(await access.codes.carried('verify-mobile', holder, start)).toBeNull();
  });

  test('is kept as a keyed hash', async () => {
    const { holder, code } = await issued();
    const { rows } = await db.pool.query<{ kept: string }>(
      'select c::text as kept from access.code c where holder = $1',
      [holder],
    );
    expect(rows[0]?.kept.replace(holder, '')).not.toContain(code);
  });
});
