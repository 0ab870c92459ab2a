import { describe, expect, test } from 'vitest';
import { codeIn, linkIn, mailTo, person } from '#tests/account/person.ts';
import { withMembers } from '#tests/with-members.ts';
import { password } from './members.ts';

const at = withMembers();

const theirs = 'Acacia2027';
const logIn = async (email: string, given: string) =>
  (await person(at.url).json('/api/login', { email, password: given })).status;

/** The owner of an address takes the account over that is there under it. */
const reset = async (email: string) => {
  await person(at.url).send('/en/registration/reset-password', { email: ` ${email.toUpperCase()}` });
  const link = linkIn(await mailTo(at.db.pool, email, /password/i), 'reset-password');
  const token = new URL(link, at.url).searchParams.get('token') ?? '';
  expect((await person(at.url).send('/en/registration/reset-password', { token, password: theirs })).path).toBe(
    '/en/login?reset',
  );
};

describe('whoever registered with another person’s address', () => {
  test('does not get their password back by sending a step again', async () => {
    const email = 'taken-before@example.org';
    const attacker = person(at.url);
    await attacker.send('/en/register', { firstname: 'M', lastname: 'M', email, password });
    await attacker.send('/en/register/company', { choice: 'none' });
    await mailTo(at.db.pool, email, /code/i);
    await reset(email);
    await attacker.send('/en/register/company', { choice: 'none' });
    expect([await logIn(email, password), await logIn(email, theirs)]).toEqual([401, 200]);
  });

  test('does not move it to an address of their own by a link that was sent before the reset', async () => {
    const thief = await at.member('moved-before');
    const own = 'thief@example.org';
    await thief.send('/en/profile/edit/change-email', { email: own, current: password });
    const link = linkIn(await mailTo(at.db.pool, own, /./), 'change-email');
    await reset(thief.email);
    const token = new URL(link, at.url).searchParams.get('token') ?? '';
    const page = await person(at.url).send('/en/profile/edit/change-email/confirm', { token });
    expect(page.status).toBe(422);
    expect([await logIn(own, theirs), await logIn(thief.email, theirs)]).toEqual([401, 200]);
  });

  test('does not hold two addresses by sending two registrations under one key', async () => {
    const key = { 'Idempotency-Key': 'the-same-for-both' };
    const [one, two] = [person(at.url, key), person(at.url, key)];
    for (const [someone, email] of [
      [one, 'first-of-two@example.org'],
      [two, 'second-of-two@example.org'],
    ] as const) {
      await someone.send('/en/register', { firstname: 'M', lastname: 'M', email, password });
      await someone.send('/en/register/company', { choice: 'none' });
      await someone.send('/en/register/confirmation', { code: codeIn(await mailTo(at.db.pool, email, /code/i)) });
    }
    const ids = await Promise.all(
      [one, two].map(async (each) => ((await (await each.ask('/api/me')).json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a session', () => {
  const listed = async (someone: Awaited<ReturnType<typeof at.member>>): Promise<string[]> => {
    const { rows } = await at.db.pool.query<{ id: string }>('select id from access.session where account = $1', [
      someone.id,
    ]);
    return rows.map(({ id }) => id);
  };

  test('is ended by nobody but its owner', async () => {
    const [ada, ben] = [await at.member('ada'), await at.member('ben')];
    const [session] = await listed(ada);
    for (const end of [session ?? '', 'no-session', "' or true --", ''])
      expect((await ben.send('/en/profile/edit/sessions', { end })).status).toBe(200);
    expect((await ada.ask('/api/me')).status).toBe(200);
    expect((await ben.ask('/api/me')).status).toBe(200);
  });

  test('is over once its browser logs in again', async () => {
    const ada = await at.member('again');
    const before = ada.cookies.get('session');
    await ada.json('/api/login', { email: ada.email, password });
    expect(ada.cookies.get('session')).not.toBe(before);
    expect((await person(at.url, { Cookie: `session=${before}` }).ask('/api/me')).status).toBe(401);
    expect(await listed(ada)).toHaveLength(1);
  });

  test.each(['blocked', 'lowered'])(
    'in which an administrator acts as someone is over once they are %s',
    async (how) => {
      const [admin, chief] = [await at.member(`${how}-admin`, 'admin'), await at.member(`${how}-chief`, 'superadmin')];
      const someone = await at.member(`${how}-helped`);
      await admin.json('/api/force-login', { accountId: someone.id, reason: 'A test' });
      expect(await (await admin.ask('/api/me')).json()).toMatchObject({ id: someone.id });
      const asked =
        how === 'blocked'
          ? await chief.json('/api/account/block-account', { accountId: admin.id, reason: null })
          : await chief.json('/api/account/give-role', { accountId: admin.id, role: 'member' });
      expect(asked.status).toBe(200);
      expect((await admin.ask('/api/me')).status).toBe(401);
      expect((await someone.ask('/api/me')).status).toBe(200);
    },
  );
});

test('whoever holds a session does not try passwords without end', async () => {
  const someone = await at.member('tried-inside');
  const { rows } = await at.db.pool.query('select password from access.credential where account = $1', [someone.id]);
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries++) {
    const from = { headers: { 'X-Forwarded-For': `203.0.113.${tries}` } };
    const body = new URLSearchParams({ current: `Wrong202${tries}`, password: theirs });
    statuses.push((await someone.ask('/en/profile/edit/password', { method: 'POST', body, ...from })).status);
  }
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect(
    (await at.db.pool.query('select password from access.credential where account = $1', [someone.id])).rows,
  ).toEqual(rows);
});

test('accounts take nothing but what their forms ask for', async () => {
  const [ada, ben] = [await at.member('assigning'), await at.member('assigned')];
  const extra = { accountId: ben.id, id: ben.id, role: 'admin', level: 'trust', confirmed: 'true', blocked: 'true' };
  await ada.send('/en/profile/edit/password', { current: password, password: theirs, ...extra });
  await ada.send('/en/profile/edit/change-email', { email: 'x@example.org', current: theirs, ...extra });
  await ada.json('/api/login', { email: ada.email, password: theirs, ...extra });
  expect(await (await ada.ask('/api/me')).json()).toMatchObject({ id: ada.id, role: 'member', level: 'young' });
  expect(await (await ben.ask('/api/me')).json()).toMatchObject({ id: ben.id, role: 'member', level: 'young' });
  expect(await logIn(ben.email, password)).toBe(200);
});
