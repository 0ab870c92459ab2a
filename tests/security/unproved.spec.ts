import { describe, expect, test } from 'vitest';
import { openAccess } from '#infra/access/access.ts';
import { asking, isIn, mailedCode, sendCode } from '#tests/account/mailed-code.ts';
import { codeIn, linkIn, mailTo, person } from '#tests/account/person.ts';
import { registering } from '#tests/account/registering.ts';
import { codeOf, secondFactorPage } from '#tests/account/two-steps.ts';
import { withMembers } from '#tests/with-members.ts';
import { password } from './members.ts';

const at = withMembers();

const theirs = 'Acacia2027';

const accountOf = async (email: string): Promise<string> => {
  const owner = await asking(at.url, email);
  await sendCode(owner, await mailedCode(at.db.pool, email));
  return ((await (await owner.ask('/api/me')).json()) as { id: string }).id;
};

/** Chooses a new password by the mailed link, as only the owner of the address can. */
const reset = async (email: string) => {
  const owner = person(at.url);
  await owner.send('/en/registration/reset-password', { email });
  const link = linkIn(await mailTo(at.db.pool, email, /password/i), 'reset-password');
  const token = new URL(link, at.url).searchParams.get('token') ?? '';
  await owner.send('/en/registration/reset-password', { token, password: theirs });
  return owner;
};

describe('before the address of an account is proved', () => {
  test('its password opens no session, on the page or for programs, and says what to do', async () => {
    const email = 'unproved@example.org';
    const someone = await registering(at, email);
    const page = await someone.send('/en/login', { email, password });
    expect(page.html).toContain('is not confirmed yet');
    expect([someone.cookies.has('session'), await isIn(someone)]).toEqual([false, false]);
    const answer = await person(at.url).json('/api/login', { email, password });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'account.unconfirmed' }),
    ]);
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('session='))).toEqual([]);
    expect((await person(at.url).json('/api/login', { email, password: 'Wrong2026' })).status).toBe(401);
  });

  test('a session from an earlier version lets nobody in', async () => {
    const email = 'earlier-session@example.org';
    const someone = await registering(at, email);
    const access = await openAccess(at.db.pool);
    const { rows } = await at.db.pool.query<{ account: string }>(
      'select account from access.credential order by changed_at desc limit 1',
    );
    const opened = { account: rows[0]?.account ?? '', ip: '192.0.2.1', device: 'test', now: new Date() };
    someone.cookies.set('session', await access.sessions.open(opened));
    expect(await isIn(someone)).toBe(false);
    expect((await someone.send(secondFactorPage, { current: password })).path).toContain('/en/login');
  });
});

describe('an owner who proves the address', () => {
  /** An account that a stranger prepared: password, second factor, session and link. */
  const prepared = async (email: string) => {
    const thief = await registering(at, email);
    const access = await openAccess(at.db.pool);
    const { rows } = await at.db.pool.query<{ account: string }>(
      'select account from access.credential order by changed_at desc limit 1',
    );
    const account = rows[0]?.account ?? '';
    const now = new Date();
    const { secret } = access.secondFactors.begin(account, now);
    expect(await access.secondFactors.turnOn(account, secret, codeOf(secret), now)).toBe('right');
    thief.cookies.set('session', await access.sessions.open({ account, ip: '192.0.2.1', device: 'test', now }));
    const link = await access.codes.link('change-email', account, now, { email: 'thief@example.org' });
    return { thief, account, link };
  };

  test('with a mailed code is in at once, and nothing that a stranger had set is left', async () => {
    const email = 'proved-by-code@example.org';
    const { thief, account, link } = await prepared(email);
    expect(await accountOf(email)).toBe(account);
    expect(await isIn(thief)).toBe(false);
    expect((await thief.send('/en/profile/edit/change-email/confirm', { token: link })).status).toBe(422);
    expect((await person(at.url).json('/api/login', { email, password })).status).toBe(401);
    expect((await at.db.pool.query('select 1 from access.second_factor where account = $1', [account])).rows).toEqual(
      [],
    );
  });

  test('with a new password is not asked for the stranger’s second factor', async () => {
    const email = 'proved-by-reset@example.org';
    const { thief } = await prepared(email);
    const owner = await reset(email);
    expect((await owner.json('/api/login', { email, password: theirs })).status).toBe(200);
    expect([await isIn(owner), await isIn(thief)]).toEqual([true, false]);
  });

  test('by registering keeps the password of that registration and nothing else', async () => {
    const email = 'proved-by-registering@example.org';
    const { thief: owner } = await prepared(email);
    const session = owner.cookies.get('session');
    await owner.send('/en/register/confirmation', {
      code: codeIn(await mailTo(at.db.pool, email, /Your Sokoni code/)),
    });
    expect(await isIn(owner)).toBe(true);
    expect(await isIn(person(at.url, { Cookie: `session=${session}` }))).toBe(false);
    expect((await person(at.url).json('/api/login', { email, password })).status).toBe(200);
  });

  test('and once it is proved, a new password still asks for the second factor', async () => {
    const ada = await at.member('proved-long-ago');
    const access = await openAccess(at.db.pool);
    const { secret } = access.secondFactors.begin(ada.id, new Date());
    await access.secondFactors.turnOn(ada.id, secret, codeOf(secret), new Date());
    const owner = await reset(ada.email);
    expect((await owner.json('/api/login', { email: ada.email, password: theirs })).status).toBe(401);
  });
});
