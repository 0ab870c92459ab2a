import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Access, openAccess } from '#infra/access/access.ts';
import { withDatabase } from '#tests/with-database.ts';

const db = withDatabase();
let access: Access;
beforeAll(async () => {
  access = await openAccess(db.pool);
});

const start = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Someone whose app took up a secret ten minutes before the start. */
const enrolled = async () => {
  const account = randomUUID();
  const { secret } = access.secondFactors.begin(account, later(-600));
  expect(await access.secondFactors.turnOn(account, secret, codeAt(secret, later(-600)), later(-600))).toBe('right');
  const check = (code: string, now: Date) => access.secondFactors.check(account, code, now);
  return { account, secret, check, code: (now: Date) => codeAt(secret, now) };
};

test('the codes are those of RFC 6238', () => {
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  expect(codeAt(secret, new Date(59_000))).toBe('287082');
  expect(codeAt(secret, new Date(1_111_111_109_000))).toBe('081804');
});

describe('a code', () => {
  test('opens once, also when two ask at the same time', async () => {
    const { check, code } = await enrolled();
    const outcomes = await Promise.all([check(code(start), start), check(code(start), start)]);
    expect(outcomes.toSorted()).toEqual(['right', 'wrong']);
    expect(await check(code(start), later(5))).toBe('wrong');
  });

  test('that turned it on does not open as well', async () => {
    const { check, code } = await enrolled();
    expect(await check(code(later(-600)), later(-599))).toBe('wrong');
  });

  test.each([
    [-60, 'wrong'],
    [-30, 'right'],
    [0, 'right'],
    [30, 'right'],
    [60, 'wrong'],
  ])('of a clock that differs by %i seconds is %s', async (seconds, outcome) => {
    const { check, code } = await enrolled();
    expect(await check(code(later(seconds)), start)).toBe(outcome);
  });

  test('from before the last one that opened does not', async () => {
    const { check, code } = await enrolled();
    expect(await check(code(start), start)).toBe('right');
    expect(await check(code(later(-30)), start)).toBe('wrong');
    expect(await check(code(later(30)), start)).toBe('right');
  });

  test('is taken as people type it, and nothing else is', async () => {
    const { check, code } = await enrolled();
    for (const odd of ['', 'abcdef', '12345', `${code(start)}0`, '١٢٣٤٥٦'])
      expect([odd, await check(odd, start)]).toEqual([odd, 'wrong']);
    expect(await check(`${code(later(450)).slice(0, 3)} ${code(later(450)).slice(3)}`, later(450))).toBe('right');
  });

  test('is not guessed: five tries, then one in five minutes, wherever they come from', async () => {
    const { check, code } = await enrolled();
    const wrong = code(start) === '000000' ? '000001' : '000000';
    const many = await Promise.all(Array.from({ length: 20 }, () => check(wrong, start)));
    expect(many.filter((one) => one === 'wrong')).toHaveLength(5);
    expect(many.filter((one) => one === 'too-many')).toHaveLength(15);
    expect(await check(code(start), later(10))).toBe('too-many');
    expect(await check(code(later(301)), later(301))).toBe('right');
  });
});

describe('recovery codes', () => {
  test('are ten, each for one use, and new ones void those before', async () => {
    const { account } = await enrolled();
    const use = (code: string) => access.secondFactors.spendRecovery(account, code, start);
    const before = await access.secondFactors.renewRecovery(account);
    expect(new Set(before).size).toBe(10);
    const [first = '', second = ''] = before;
    expect((await Promise.all([use(first), use(first)])).toSorted()).toEqual(['right', 'wrong']);
    expect(await use(second.toUpperCase().replace('-', ' '))).toBe('right');
    expect((await access.secondFactors.state(account))?.recoveryCodes).toBe(8);
    const again = await access.secondFactors.renewRecovery(account);
    expect(await use(before[2] ?? '')).toBe('wrong');
    expect(await use(again[0] ?? '')).toBe('right');
  });

  test('of someone else open nothing', async () => {
    const [ada, ben] = [await enrolled(), await enrolled()];
    const [code = ''] = await access.secondFactors.renewRecovery(ada.account);
    expect(await access.secondFactors.spendRecovery(ben.account, code, start)).toBe('wrong');
  });
});

describe('what is kept', () => {
  test('holds neither secret nor codes in the clear', async () => {
    const { account, secret } = await enrolled();
    const codes = await access.secondFactors.renewRecovery(account);
    const { rows } = await db.pool.query<{ bytes: Buffer }>(
      `select sealed as bytes from access.second_factor where account = $1
       union all select hash from access.recovery_code where account = $1`,
      [account],
    );
    const bytes = Buffer.concat(rows.map((row) => row.bytes)).toString('latin1');
    const raw = Buffer.from(Secret.fromBase32(secret).buffer).toString('latin1');
    for (const one of [secret, raw, ...codes]) expect(bytes).not.toContain(one);
  });

  test('is of no use in another account’s row', async () => {
    const [ada, ben] = [await enrolled(), await enrolled()];
    await db.pool.query(
      `update access.second_factor set sealed = (select sealed from access.second_factor where account = $1)
       where account = $2`,
      [ada.account, ben.account],
    );
    expect(await ben.check(ada.code(start), start)).toBe('wrong');
  });

  test('takes up no setup of someone else, nor one of yesterday', async () => {
    const [ada, ben] = [randomUUID(), randomUUID()];
    const { setup, secret } = access.secondFactors.begin(ada, start);
    expect(access.secondFactors.resume(ada, setup, later(60))).toBe(secret);
    expect(access.secondFactors.resume(ben, setup, later(60))).toBeNull();
    expect(access.secondFactors.resume(ada, setup, later(3601))).toBeNull();
    expect(access.secondFactors.resume(ada, `${setup.slice(0, -4)}AAAA`, later(60))).toBeNull();
  });
});
