import { describe, expect, test } from 'vitest';
import { type MembersServer, password } from '#tests/security/members.ts';
import { withMembersApart } from '#tests/with-members.ts';
import { codeIn, linkIn, mailTo, person } from './person.ts';
import { registering } from './registering.ts';
import { codeOf, recoveryIn, secondFactorPage, secretIn, setupIn } from './two-steps.ts';

const at = withMembersApart();

const page = secondFactorPage;
const theirs = 'Acacia-des-savanes-2027';
const short = 'Acacia2027';

/** So that the next code is not the one that was used a moment ago. */
const laterOn = (id: string) =>
  at.db.pool.query('update access.second_factor set last_step = 0 where account = $1', [id]);

type Member = Awaited<ReturnType<MembersServer['member']>>;

/** Turns it on in the browser that someone has. */
const turnOn = async (someone: Member, current = password) => {
  const { html } = await someone.open(page);
  const secret = secretIn(html);
  const done = await someone.send(page, { setup: setupIn(html), code: codeOf(secret), current });
  expect(done.html).toContain('Two-step log-in is on.');
  await laterOn(someone.id);
  return { secret, recovery: recoveryIn(done.html), code: () => codeOf(secret) };
};

const isIn = async (someone: Pick<Member, 'ask'>): Promise<boolean> => (await someone.ask('/api/me')).status === 200;

/** A browser of its own, with the password proved. */
const halfWay = async (email: string, given = password, to = '') => {
  const other = person(at.url);
  return { ...other, page: await other.send('/en/login', { email, password: given, to }) };
};

describe('turning it on', () => {
  test('takes a code of the app and the password, says the recovery codes once, and signs other devices out', async () => {
    const ada = await at.member('on');
    const phone = person(at.url);
    await phone.json('/api/login', { email: ada.email, password });
    const { html } = await ada.open(page);
    const [secret, setup] = [secretIn(html), setupIn(html)];
    expect(html).toContain(`href="otpauth://totp/Sokoni:${encodeURIComponent(ada.email)}?issuer=Sokoni`);
    expect(html).toMatch(/<svg class="factor-code"[^>]*><path d="M/);

    const wrong = await ada.send(page, { setup, code: '000000', current: password });
    expect(wrong.html).toContain('This is not the code that the app shows now');
    expect(secretIn(wrong.html)).toBe(secret);
    const stranger = await ada.send(page, { setup, code: codeOf(secret), current: 'Wrong2026' });
    expect(stranger.html).toContain('The password does not match.');
    const forged = await ada.send(page, { setup: `x${setup}`, code: codeOf(secret), current: password });
    expect(forged.status).toBe(422);

    const done = await ada.send(page, { setup, code: codeOf(secret), current: password });
    expect(recoveryIn(done.html)).toHaveLength(10);
    expect(await isIn(ada)).toBe(true);
    expect(await isIn(phone)).toBe(false);
    const again = await ada.open(page);
    expect(recoveryIn(again.html)).toEqual([]);
    expect(secretIn(again.html)).toBe('');
    expect(again.html).toContain('10 recovery codes are left.');
  });

  test('leaves no secret in the log of events nor in the lines of the server', async () => {
    const ada = await at.member('traceless');
    const { secret, recovery } = await turnOn(ada);
    const { rows } = await at.db.pool.query<{ all: string }>(
      `select string_agg(data::text, '') as all from event_store.event where stream = $1`,
      [`account-${ada.id}`],
    );
    expect(rows[0]?.all).toContain(ada.id);
    for (const one of [secret, ...recovery]) {
      expect(rows[0]?.all).not.toContain(one);
      expect(at.server.output.join('\n')).not.toContain(one);
    }
  });
});

describe('logging in', () => {
  test('asks for a code, takes each once, and leads on', async () => {
    const ada = await at.member('second');
    const { code } = await turnOn(ada);
    const browser = await halfWay(ada.email, password, '/en/result-directory');
    expect(browser.page.path).toBe('/en/login/code?to=%2Fen%2Fresult-directory');
    expect(await isIn(browser)).toBe(false);
    expect(browser.cookies.has('session')).toBe(false);
    const given = code();
    const wrong = await browser.send('/en/login/code', { code: given === '000000' ? '000001' : '000000' });
    expect([wrong.status, wrong.html.includes('This is not the code')]).toEqual([422, true]);
    expect((await browser.send('/en/login/code', { code: given })).path).toBe('/en/result-directory');
    expect(await isIn(browser)).toBe(true);

    const thief = await halfWay(ada.email);
    expect((await thief.send('/en/login/code', { code: given })).status).toBe(422);
    expect(await isIn(thief)).toBe(false);
  });

  test('needs the password first: the code alone opens nothing', async () => {
    const ada = await at.member('code-alone');
    const { code, recovery } = await turnOn(ada);
    const thief = person(at.url);
    expect((await thief.open('/en/login/code')).path).toBe('/en/login?over=1');
    await thief.send('/en/login/code', { code: code() });
    await thief.send('/en/login/code', { recovery: recovery[0] ?? '' });
    thief.cookies.set('second-step', ada.id);
    await thief.send('/en/login/code', { code: code() });
    expect(await isIn(thief)).toBe(false);
  });

  test('takes a recovery code once, and tells the person', async () => {
    const ada = await at.member('recovering');
    const { recovery } = await turnOn(ada);
    const browser = await halfWay(ada.email);
    await browser.send('/en/login/code', { recovery: recovery[3]?.toUpperCase() ?? '' });
    expect(await isIn(browser)).toBe(true);
    const again = await halfWay(ada.email);
    expect((await again.send('/en/login/code', { recovery: recovery[3] ?? '' })).html).toContain('already used');
    expect(await isIn(again)).toBe(false);
    expect((await browser.open('/en/profile/edit/sessions')).html).toContain('Log-in with a recovery code');
    await mailTo(at.db.pool, ada.email, /Log-in with a recovery code/);
    expect((await browser.open(page)).html).toContain('9 recovery codes are left.');
  });

  test('is not guessed: beyond five tries even the right code waits, in every browser', async () => {
    const ada = await at.member('guessed');
    const { code, recovery } = await turnOn(ada);
    const wrong = code() === '111111' ? '222222' : '111111';
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++) {
      const thief = await halfWay(ada.email);
      statuses.push((await thief.send('/en/login/code', { code: wrong })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    const owner = await halfWay(ada.email);
    expect((await owner.send('/en/login/code', { code: code() })).status).toBe(429);
    expect((await owner.send('/en/login/code', { recovery: recovery[0] ?? '' })).status).toBe(429);
  });

  test('by the API proves both at once', async () => {
    const ada = await at.member('program');
    const { code, recovery } = await turnOn(ada);
    const logIn = (more: object) => person(at.url).json('/api/login', { email: ada.email, password, ...more });
    const asked = await logIn({});
    expect(asked.status).toBe(401);
    expect(await asked.json()).toMatchObject({ code: 'account.second-factor-needed' });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect((await logIn({ code: '000000' })).status).toBe(422);
    const right = code();
    expect((await logIn({ code: right, password: 'Wrong2026' })).status).toBe(401);
    expect((await logIn({ code: right })).status).toBe(200);
    expect((await logIn({ recovery: recovery[0] })).status).toBe(200);
  });
});

describe('nothing goes around it', () => {
  test('a new password by mail still asks for the code', async () => {
    const ada = await at.member('resetting');
    await turnOn(ada);
    const other = person(at.url);
    await other.send('/en/registration/reset-password', { email: ada.email });
    const link = linkIn(await mailTo(at.db.pool, ada.email, /password/i), 'reset-password');
    const token = new URL(link, at.url).searchParams.get('token') ?? '';
    expect((await other.send('/en/registration/reset-password', { token, password: theirs })).path).toBe(
      '/en/login?reset',
    );
    expect(await isIn(other)).toBe(false);
    const browser = await halfWay(ada.email, theirs);
    expect(browser.page.path).toBe('/en/login/code');
    expect(await isIn(browser)).toBe(false);
  });

  test('the code that confirms a registration opens nothing once it is on', async () => {
    const email = 'confirming-late@example.org';
    const other = await registering(at, email);
    const code = codeIn(await mailTo(at.db.pool, email, /Your Sokoni code/));
    const someone = person(at.url);
    await someone.send('/en/registration/reset-password', { email });
    const link = linkIn(await mailTo(at.db.pool, email, /password/i), 'reset-password');
    const token = new URL(link, at.url).searchParams.get('token') ?? '';
    await someone.send('/en/registration/reset-password', { token, password });
    await someone.send('/en/login', { email, password });
    const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
    await turnOn({ ...someone, id, email });
    const refused = await other.send('/en/register/confirmation', { code });
    expect([refused.status, refused.html.includes('You waited too long')]).toEqual([404, true]);
    expect(other.cookies.has('session')).toBe(false);
    expect(await isIn(other)).toBe(false);
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ id, confirmed: true });
  });

  test('whoever acts as someone neither sees nor changes how they are let in', async () => {
    const [admin, ada] = [await at.member('acting', 'admin'), await at.member('acted')];
    await turnOn(ada);
    await admin.json('/api/force-login', { accountId: ada.id, reason: 'A test' });
    expect((await admin.open(page)).status).toBe(403);
    expect((await admin.send(page, { do: 'off', current: password })).status).toBe(403);
    expect((await admin.send(page, { do: 'renew', current: password })).status).toBe(403);
    expect((await halfWay(ada.email)).page.path).toBe('/en/login/code');
  });

  test('it is lifted by an administrator for someone else, never for themselves, and that is on record', async () => {
    const [admin, ada] = [await at.member('lifting', 'admin'), await at.member('lifted')];
    await turnOn(ada);
    await turnOn(admin);
    expect((await ada.json('/api/account/lift-second-factor', { accountId: ada.id, reason: null })).status).toBe(403);
    expect((await admin.json('/api/account/lift-second-factor', { accountId: admin.id, reason: null })).status).toBe(
      409,
    );
    const lifted = await admin.json('/api/account/lift-second-factor', { accountId: ada.id, reason: 'Lost phone' });
    expect(lifted.status).toBe(200);
    expect(await isIn(ada)).toBe(false);
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
    const { html } = await admin.open(`/en/admin/accounts/${ada.id}`);
    expect(html).toContain('Two-step log-in turned off');
    expect(html).toContain('Lost phone');
    for (const subject of [/log-in turned on/, /log-in turned off/]) await mailTo(at.db.pool, ada.email, subject);
  });

  test('turning it off takes the password, and a log-in asks for nothing more', async () => {
    const ada = await at.member('off');
    const { code, recovery } = await turnOn(ada);
    const phone = person(at.url);
    await phone.json('/api/login', { email: ada.email, password, code: code() });
    expect(await isIn(phone)).toBe(true);
    expect((await ada.send(page, { do: 'off', current: 'Wrong2026' })).html).toContain('The password does not match.');
    expect((await ada.send(page, { do: 'off', current: password })).path).toBe(`${page}?off`);
    expect([await isIn(ada), await isIn(phone)]).toEqual([true, false]);
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
    const left = await at.db.pool.query('select from access.recovery_code where account = $1', [ada.id]);
    expect([left.rowCount, recovery.length]).toEqual([0, 10]);
  });
});

describe('staff', () => {
  /** A member with a short password who becomes staff. */
  const short1 = async (name: string, role: string) => {
    const someone = await at.member(name);
    await someone.send('/en/profile/edit/password', { current: password, password: short });
    await at.give(someone.id, role);
    return someone;
  };

  test('with a short password are members until it is long, and are led there', async () => {
    const someone = await short1('short-moderator', 'moderator');
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'member' });
    expect((await someone.open('/en')).html).toContain('Team rights on hold');
    expect((await someone.open('/en/admin/moderation')).path).toBe(page);
    const refused = await someone.send('/en/profile/edit/password', { current: short, password: 'Baobab2031' });
    expect(refused.html).toContain('at least 15 characters');
    await someone.send('/en/profile/edit/password', { current: short, password: theirs });
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'moderator' });
    expect((await someone.open('/en/admin/moderation')).status).toBe(200);
  });

  test('with a second factor may keep it short, and keep the factor while it is', async () => {
    const someone = await short1('short-support', 'support');
    await turnOn(someone, short);
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'support' });
    const kept = await someone.send(page, { do: 'off', current: short });
    expect(kept.html).toContain('change it first');
    expect((await halfWay(someone.email, short)).page.path).toBe('/en/login/code');
  });

  test('who are not safe enough act as nobody and give no roles', async () => {
    const [admin, ada] = [await short1('short-admin', 'admin'), await at.member('target')];
    expect((await admin.json('/api/force-login', { accountId: ada.id, reason: 'A test' })).status).toBe(403);
    expect((await admin.json('/api/account/give-role', { accountId: ada.id, role: 'support' })).status).toBe(403);
    expect((await admin.open('/en/admin/accounts')).path).toBe(page);
  });

  test('whose password was kept before anyone looked at its length are measured when they log in', async () => {
    const [long, small] = [await at.member('old-long', 'support'), await short1('old-short', 'support')];
    for (const { id } of [long, small])
      await at.db.pool.query('update access.credential set long = null where account = $1', [id]);
    await long.json('/api/login', { email: long.email, password });
    await small.json('/api/login', { email: small.email, password: short });
    expect(await (await long.ask('/api/me')).json()).toMatchObject({ role: 'support' });
    expect(await (await small.ask('/api/me')).json()).toMatchObject({ role: 'member' });
  });
});
