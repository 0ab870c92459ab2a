import { describe, expect, test } from 'vitest';
import { password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { asking, isIn, mailedCode, sendCode } from './mailed-code.ts';
import { mailTo, person } from './person.ts';
import { registering } from './registering.ts';
import { codeOf, secondFactorPage, secretIn, setupIn } from './two-steps.ts';

const at = withMembers();

const codeTo = (email: string) => mailedCode(at.db.pool, email);

describe('an address that was never confirmed', () => {
  test('is proved by the code: what whoever registered left lets nobody in, and the person is told', async () => {
    const email = 'never-confirmed@example.org';
    const before = await registering(at, email);
    const owner = await asking(at.url, email);
    await sendCode(owner, await codeTo(email));
    expect(await (await owner.ask('/api/me')).json()).toMatchObject({ confirmed: true });
    expect(await isIn(before)).toBe(false);
    expect((await person(at.url).json('/api/login', { email, password })).status).toBe(401);
    await before.send('/en/register/company', { choice: 'none' });
    expect((await person(at.url).json('/api/login', { email, password })).status).toBe(401);
    const mail = await mailTo(at.db.pool, email, /Choose your Sokoni password/);
    expect(mail.text).toContain('/en/registration/reset-password');
  });

  test('and one that was keeps its password', async () => {
    const ada = await at.member('confirmed-before');
    const browser = await asking(at.url, ada.email);
    await sendCode(browser, await codeTo(ada.email));
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
  });
});

/** Turns the second factor on, so that the next code of the app is a fresh one. */
const turnOn = async (someone: { readonly id: string } & ReturnType<typeof person>) => {
  const { html } = await someone.open(secondFactorPage);
  const secret = secretIn(html);
  await someone.send(secondFactorPage, { setup: setupIn(html), code: codeOf(secret), current: password });
  await at.db.pool.query('update access.second_factor set last_step = 0 where account = $1', [someone.id]);
  return secret;
};

describe('a second factor', () => {
  test('is still asked for after the code', async () => {
    const ada = await at.member('both');
    const secret = await turnOn(ada);
    const browser = await asking(at.url, ada.email);
    const page = await sendCode(browser, await codeTo(ada.email), '/en/result-directory');
    expect(page.path).toBe('/en/login/code?to=%2Fen%2Fresult-directory');
    expect([browser.cookies.has('session'), await isIn(browser)]).toEqual([false, false]);
    expect((await browser.send('/en/login/code', { code: await codeTo(ada.email) })).status).toBe(422);
    expect((await browser.send('/en/login/code', { code: codeOf(secret) })).path).toBe('/en/result-directory');
    expect(await isIn(browser)).toBe(true);
  });
});

describe('staff who come in with a code', () => {
  test('are members until they log in with a long password, and are told so', async () => {
    const someone = await at.member('coded-support', 'support');
    const browser = await asking(at.url, someone.email);
    await sendCode(browser, await codeTo(someone.email));
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ id: someone.id, role: 'member' });
    expect((await browser.open('/en')).html).toContain('Team rights on hold');
    expect((await browser.open('/en/admin/accounts')).path).toBe(secondFactorPage);
    expect((await browser.json('/api/account/block-account', { accountId: someone.id, reason: null })).status).toBe(
      403,
    );
    await browser.json('/api/login', { email: someone.email, password });
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ role: 'support' });
  });

  test('also when they become staff afterwards', async () => {
    const someone = await at.member('coded-before');
    const browser = await asking(at.url, someone.email);
    await sendCode(browser, await codeTo(someone.email));
    await at.give(someone.id, 'moderator');
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ role: 'member' });
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'moderator' });
  });

  test('and with a second factor are who they are', async () => {
    const someone = await at.member('coded-admin', 'admin');
    const secret = await turnOn(someone);
    const browser = await asking(at.url, someone.email);
    await sendCode(browser, await codeTo(someone.email));
    await browser.send('/en/login/code', { code: codeOf(secret) });
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ role: 'admin' });
  });
});
