import { describe, expect, test } from 'vitest';
import { asking, isIn, mailedCode, sendCode } from '#tests/account/mailed-code.ts';
import { linkIn, mailsTo, mailTo, person } from '#tests/account/person.ts';
import { codeOf, secondFactorPage, secretIn, setupIn } from '#tests/account/two-steps.ts';
import { withMembers } from '#tests/with-members.ts';
import { password } from './members.ts';

const at = withMembers();

const theirs = 'Acacia2027';
const resetPage = '/en/registration/reset-password';

/** A stranger who tries passwords at an account from one address. */
const guess = async (email: string, times: number, from: string) => {
  const stranger = person(at.url, { 'X-Forwarded-For': from });
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries++)
    statuses.push((await stranger.json('/api/login', { email, password: `Wrong202${tries}` })).status);
  return statuses;
};

describe('whoever tries passwords at someone’s account', () => {
  test('is stopped after ten at their own address, and the owner gets in from theirs', async () => {
    const ada = await at.member('guessed');
    const statuses = await guess(ada.email, 12, '192.0.2.10');
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
  });

  test('does not turn a known device away that shares the address', async () => {
    const ada = await at.member('neighbour');
    await guess(ada.email, 31, '192.0.2.11');
    await guess('somebody-else@example.org', 31, '192.0.2.11');
    await ada.send('/en/logout', {});
    const home = { headers: { 'X-Forwarded-For': '192.0.2.11', 'Content-Type': 'application/json' } };
    const body = JSON.stringify({ email: ada.email, password });
    expect((await ada.ask('/api/login', { method: 'POST', body, ...home })).status).toBe(200);
    expect((await person(at.url, home.headers).json('/api/login', { email: ada.email, password })).status).toBe(429);
  });

  test('from many addresses has one try at each in the end, and who knows the password gets in', async () => {
    const ada = await at.member('besieged');
    for (let address = 0; address < 11; address++) await guess(ada.email, 10, `192.0.2.${100 + address}`);
    const late = await guess(ada.email, 2, '192.0.2.150');
    expect(late).toEqual([401, 429]);
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
  });

  test('has no use of the cookie of a device that knows another account', async () => {
    const [ada, thief] = [await at.member('not-known'), await at.member('knows-himself')];
    const device = thief.cookies.get('device') ?? '';
    expect(device).not.toBe('');
    const from = { 'X-Forwarded-For': '192.0.2.12' };
    await guess(ada.email, 10, '192.0.2.12');
    for (const cookie of [device, `${device.slice(0, -4)}AAAA`, 'made-up']) {
      const other = person(at.url, { ...from, Cookie: `device=${cookie}` });
      expect((await other.json('/api/login', { email: ada.email, password: 'Wrong2026' })).status).toBe(429);
    }
  });

  test('and a second factor: a stranger with the password does not close it for a known device', async () => {
    const ada = await at.member('both-steps');
    const { html } = await ada.open(secondFactorPage);
    const secret = secretIn(html);
    await ada.send(secondFactorPage, { setup: setupIn(html), code: codeOf(secret), current: password });
    await at.db.pool.query('update access.second_factor set last_step = 0 where account = $1', [ada.id]);
    const logIn = (someone: ReturnType<typeof person>, code: string) =>
      someone.json('/api/login', { email: ada.email, password, code });
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await logIn(person(at.url), '000000')).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect((await logIn(person(at.url), codeOf(secret))).status).toBe(429);
    await ada.send('/en/logout', {});
    expect((await logIn(ada, codeOf(secret))).status).toBe(200);
  });
});

describe('whoever asks for mail to someone’s address', () => {
  test('does not void the link that the owner was sent before', async () => {
    const ada = await at.member('two-links');
    await ada.send(resetPage, { email: ada.email });
    const link = linkIn(await mailTo(at.db.pool, ada.email, /password/i), 'reset-password');
    for (let asks = 0; asks < 5; asks++) await person(at.url).send(resetPage, { email: ada.email });
    const token = new URL(link, at.url).searchParams.get('token') ?? '';
    const done = await person(at.url).send(resetPage, { token, password: theirs });
    expect(done.path).toBe('/en/login?reset');
    expect((await person(at.url).json('/api/login', { email: ada.email, password: theirs })).status).toBe(200);
  });

  test('voids nothing of it, but a link that is used voids the others', async () => {
    const ada = await at.member('used-link');
    const tokens: string[] = [];
    for (let asks = 0; asks < 2; asks++) {
      const before = await mailsTo(at.db.pool, ada.email);
      await person(at.url).send(resetPage, { email: ada.email });
      await expect.poll(() => mailsTo(at.db.pool, ada.email), { timeout: 30_000 }).toBe(before + 1);
      const link = linkIn(await mailTo(at.db.pool, ada.email, /password/i), 'reset-password');
      tokens.push(new URL(link, at.url).searchParams.get('token') ?? '');
    }
    expect(tokens[0]).not.toBe(tokens[1]);
    await person(at.url).send(resetPage, { token: tokens[0] ?? '', password: theirs });
    expect((await person(at.url).send(resetPage, { token: tokens[1] ?? '', password: 'Fromager2028' })).status).toBe(
      422,
    );
  });

  test.each(['reset', 'code', 'registration'] as const)('fills no mailbox: %s', async (kind) => {
    const ada = await at.member(`flooded-by-${kind}`);
    await at.db.pool.query('truncate limits.bucket'); // a day later
    const before = await mailsTo(at.db.pool, ada.email);
    const ask = async (email: string) => {
      const stranger = person(at.url);
      if (kind === 'reset') return stranger.send(resetPage, { email });
      if (kind === 'code') return (await asking(at.url, email)).page;
      await stranger.send('/en/register', { firstname: 'M', lastname: 'M', email, password });
      return stranger.send('/en/register/company', { choice: 'none' });
    };
    const asked = { known: [] as number[], unknown: [] as number[] };
    const told = { known: '', unknown: '' };
    for (let asks = 0; asks < 8; asks++) {
      const known = await ask(ada.email);
      const unknown = await ask(`nobody-${kind}@example.org`);
      asked.known.push(known.status);
      asked.unknown.push(unknown.status);
      Object.assign(told, { known: known.html, unknown: unknown.html });
      if (known.status === 429) expect(Number(known.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect(asked.known).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
    expect(asked.known).toEqual(asked.unknown);
    expect(told.known).toContain('have just been sent to it');
    expect(told.unknown).toContain('have just been sent to it');
    await expect.poll(() => mailsTo(at.db.pool, ada.email), { timeout: 30_000 }).toBe(before + 4);
  });

  test('leaves the owner’s own device its mails', async () => {
    const ada = await at.member('own-device');
    const before = (await mailsTo(at.db.pool, ada.email)) + 4;
    for (let asks = 0; asks < 5; asks++) await asking(at.url, ada.email);
    await expect.poll(() => mailsTo(at.db.pool, ada.email), { timeout: 30_000 }).toBe(before);
    await ada.send('/en/logout', {});
    expect((await ada.send('/en/login/get-a-code', { email: ada.email, to: '' })).status).toBe(200);
    await expect.poll(() => mailsTo(at.db.pool, ada.email), { timeout: 30_000 }).toBe(before + 1);
    await sendCode(ada, await mailedCode(at.db.pool, ada.email));
    expect(await isIn(ada)).toBe(true);
  });
});
