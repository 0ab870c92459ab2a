import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MembersServer, membersServer, password } from '#tests/security/members.ts';
import { askCodePage, asking, mailedCode, mailedCodePage, otherThan } from './mailed-code.ts';
import { codeIn, linkIn, mailTo, person } from './person.ts';
import { codeOf, secondFactorPage, secretIn, setupIn } from './two-steps.ts';

let at: MembersServer;
beforeAll(async () => {
  at = await membersServer();
});
afterAll(() => at[Symbol.asyncDispose]());

type Browser = Pick<ReturnType<typeof person>, 'ask'>;
const isIn = async (someone: Browser): Promise<boolean> => (await someone.ask('/api/me')).status === 200;
const codeTo = (email: string) => mailedCode(at.db.pool, email);
const send = (browser: ReturnType<typeof person>, code: string, to = '') => browser.send(mailedCodePage, { code, to });
const mailsTo = async (email: string): Promise<number> =>
  (await at.db.pool.query('select from mailbox.mail where to_email = $1', [email])).rowCount ?? 0;

/** Someone who registered and never typed the code that confirms the address. */
const unconfirmed = async (email: string) => {
  const someone = person(at.url);
  await someone.send('/en/register', { firstname: 'Awa', lastname: 'Test', email, password });
  await someone.send('/en/register/company', { choice: 'none' });
  await mailTo(at.db.pool, email, /./);
  return someone;
};

describe('a code that is mailed', () => {
  test('lets in, once, and leads on to where the log-in would', async () => {
    const ada = await at.member('coded');
    const browser = await asking(at.url, ` ${ada.email.toUpperCase()} `, '/en/result-directory');
    expect(browser.page.path).toBe(mailedCodePage);
    expect(browser.page.html).toContain(`If there is an account with ${ada.email}`);
    expect(browser.page.html).toMatch(/autoComplete="one-time-code"/i);
    expect(browser.page.html).toMatch(/inputMode="numeric"/i);
    const code = await codeTo(ada.email);
    expect(await isIn(browser)).toBe(false);
    const done = await send(browser, ` ${code.slice(0, 3)}\u00a0${code.slice(3)} `, '/en/result-directory');
    expect(done.path).toBe('/en/result-directory');
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ id: ada.id });
    expect(browser.cookies.has('asked-code')).toBe(false);
  });

  test('is mailed in the language of the person, as text and HTML, and says what to do if it was somebody else', async () => {
    const ada = await at.member('in-english');
    const asker = person(at.url);
    expect((await asker.send('/login/recevoir-un-code', { email: ada.email })).path).toBe('/login/code-recu');
    const mail = await mailTo(at.db.pool, ada.email, /Your code to log in to Sokoni: \d{6}/);
    for (const said of ['It was not you?', 'give the code to nobody', '10 minutes'])
      for (const part of [mail.text, mail.html]) expect(part).toContain(said);
    expect(mail.text).not.toMatch(/asked-code|login\//);
  });

  test('opens a session of its own: the one before ends, and none that somebody planted is taken up', async () => {
    const ada = await at.member('renewed');
    const browser = await asking(at.url, ada.email);
    browser.cookies.set('session', 'chosen-by-an-attacker');
    await send(browser, await codeTo(ada.email));
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{43}$/);
    expect(await isIn(person(at.url, { Cookie: 'session=chosen-by-an-attacker' }))).toBe(false);
    expect((await browser.open(askCodePage)).path).toBe('/en');
    expect((await browser.open(mailedCodePage)).path).toBe('/en');
  });

  test('leads nowhere else', async () => {
    const ada = await at.member('led-by-code');
    const browser = await asking(at.url, ada.email, '//evil.example');
    expect(browser.page.html).not.toContain('evil.example');
    expect((await send(browser, await codeTo(ada.email), 'https://evil.example')).path).toBe('/en');
  });

  test('is kept as a hash, and neither in the log of events nor in the lines of the server', async () => {
    const ada = await at.member('untold');
    await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    const { rows } = await at.db.pool.query<{ all: string }>(
      `select (select string_agg(c::text, '') from access.code c) || (select string_agg(d::text, '') from access.draft d)
         || (select string_agg(e.data::text, '') from event_store.event e) as all`,
    );
    expect(rows[0]?.all).not.toContain(`"${code}"`);
    expect(rows[0]?.all).not.toContain(ada.email);
    expect(at.server.output.join('\n')).not.toMatch(new RegExp(`${code}|${ada.email}`));
  });
});

describe('nobody gets in', () => {
  test('with a wrong code; five of them end it, and the right one is of no use then', async () => {
    const ada = await at.member('five-wrong');
    const browser = await asking(at.url, ada.email);
    const right = await codeTo(ada.email);
    for (let tries = 1; tries < 5; tries++) {
      const page = await send(browser, otherThan(right));
      expect([page.status, page.html.includes('The code does not match.')]).toEqual([422, true]);
    }
    expect((await send(browser, otherThan(right))).html).toContain('Too many tries');
    const worn = await send(browser, right);
    expect([worn.status, worn.html.includes('Too many tries')]).toEqual([422, true]);
    expect(await isIn(browser)).toBe(false);
  });

  test('after ten minutes', async () => {
    const ada = await at.member('too-late');
    const browser = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    const { rows } = await at.db.pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - sent_at)::int / 60 as minutes from access.code
       where purpose = 'log-in' order by sent_at desc limit 1`,
    );
    expect(rows[0]?.minutes).toBe(10);
    await at.db.pool.query(`update access.code set expires_at = now() where purpose = 'log-in'`);
    const page = await send(browser, code);
    expect([page.status, page.html.includes('This code is no longer valid')]).toEqual([422, true]);
    expect(await isIn(browser)).toBe(false);
  });

  test('a second time with the same code, in the same browser or another', async () => {
    const ada = await at.member('replayed');
    const browser = await asking(at.url, ada.email);
    const [token, code] = [browser.cookies.get('asked-code') ?? '', await codeTo(ada.email)];
    await send(browser, code);
    expect(await isIn(browser)).toBe(true);
    const thief = person(at.url);
    for (const someone of [thief, browser]) {
      someone.cookies.delete('session');
      someone.cookies.set('asked-code', token);
      expect((await send(someone, code)).path).toBe(`${askCodePage}?over`);
      expect(await isIn(someone)).toBe(false);
    }
  });

  test('twice at the same moment', async () => {
    const ada = await at.member('at-once');
    const browser = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    const cookie = `asked-code=${browser.cookies.get('asked-code')}`;
    const both = [person(at.url, { Cookie: cookie }), person(at.url, { Cookie: cookie })];
    const answers = await Promise.all(
      both.map((one) => one.ask(mailedCodePage, { method: 'POST', body: new URLSearchParams({ code, to: '' }) })),
    );
    const given = answers.filter(({ headers }) => headers.getSetCookie().some((one) => one.startsWith('session=')));
    expect(given).toHaveLength(1);
  });

  test('with a code told to somebody else: it is of use in the browser that asked alone', async () => {
    const [ada, ben] = [await at.member('told'), await at.member('told-too')];
    const owner = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    const thief = person(at.url);
    expect((await send(thief, code)).path).toBe(`${askCodePage}?over`);
    expect((await thief.open(`${askCodePage}?over`)).html).toContain('in the browser that asked for it');
    thief.cookies.set('asked-code', 'no-such-token');
    expect((await send(thief, code)).path).toBe(`${askCodePage}?over`);
    const other = await asking(at.url, ben.email);
    expect((await send(other, code)).status).toBe(422);
    expect([await isIn(thief), await isIn(other)]).toEqual([false, false]);
    await send(owner, code);
    expect(await isIn(owner)).toBe(true);
  });

  test('with the code of before, once another one was sent; and that takes a minute', async () => {
    const ada = await at.member('sent-again');
    const browser = await asking(at.url, ada.email);
    const first = await codeTo(ada.email);
    const soon = await browser.send(mailedCodePage, { resend: '1' });
    expect([soon.status, soon.html.includes('A code has just been sent.')]).toEqual([409, true]);
    await at.db.pool.query(`update access.code set sent_at = sent_at - interval '1 minute' where purpose = 'log-in'`);
    const again = await browser.send(mailedCodePage, { resend: '1' });
    expect([again.path, again.html.includes('A new code is on its way')]).toEqual([`${mailedCodePage}?sent`, true]);
    await expect.poll(() => codeTo(ada.email), { timeout: 15_000 }).not.toBe(first);
    const second = await codeTo(ada.email);
    expect((await send(browser, first)).status).toBe(422);
    await send(browser, second);
    expect(await isIn(browser)).toBe(true);
  });

  test('to an account that was blocked meanwhile, which is told to whoever has its code; afterwards none is mailed', async () => {
    const [ada, staff] = [await at.member('barred'), await at.member('barring', 'support')];
    const browser = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    await staff.json('/api/account/block-account', { accountId: ada.id, reason: null });
    expect((await send(browser, otherThan(code))).html).toContain('The code does not match.');
    const page = await send(browser, code);
    expect([page.status, page.html.includes('This account is blocked')]).toEqual([403, true]);
    expect([browser.cookies.has('session'), await isIn(browser)]).toEqual([false, false]);
    const mails = await mailsTo(ada.email);
    const later = await asking(at.url, ada.email);
    expect(later.page.path).toBe(mailedCodePage);
    const { email } = await at.member('mailed-after-that');
    await asking(at.url, email);
    await codeTo(email);
    expect(await mailsTo(ada.email)).toBe(mails);
  });

  test('to an account whose address is another one by now', async () => {
    const ada = await at.member('moving');
    const browser = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    await ada.send('/en/profile/edit/change-email', { email: 'moved-on@example.org', current: password });
    const link = linkIn(await mailTo(at.db.pool, 'moved-on@example.org', /./), 'change-email');
    const token = new URL(link, at.url).searchParams.get('token') ?? '';
    await ada.send('/en/profile/edit/change-email/confirm', { token });
    expect((await send(browser, code)).status).toBe(422);
    expect(await isIn(browser)).toBe(false);
  });
});

describe('whether an address has an account', () => {
  const unlike = (html: string, email: string) => html.replaceAll(email, 'someone');

  test('is told by no page: asking, a wrong code, five of them and asking again look the same, and no mail goes out', async () => {
    const ada = await at.member('known-here');
    const emails = [ada.email, 'unknown-here@example.org'] as const;
    const browsers = await Promise.all(emails.map((email) => asking(at.url, email)));
    const right = await codeTo(ada.email);
    const pages = browsers.map(({ page }, i) => [page.status, page.path, unlike(page.html, emails[i] ?? '')]);
    expect(pages[0]).toEqual(pages[1]);
    for (let tries = 0; tries < 7; tries++) {
      const [one, two] = await Promise.all(browsers.map((browser) => send(browser, otherThan(right))));
      expect(one?.status).toBe(two?.status);
      expect(unlike(one?.html ?? '', emails[0])).toBe(unlike(two?.html ?? '', emails[1]));
    }
    const again = await Promise.all(browsers.map((browser) => browser.send(mailedCodePage, { resend: '1' })));
    expect(again[0]?.status).toBe(again[1]?.status);
    expect(await mailsTo(emails[1])).toBe(0);
  });

  test('nor by the limit: an address takes five codes, then one in ten minutes, whoever asks', async () => {
    const ada = await at.member('asked-often');
    for (const email of [ada.email, 'asked-often-too@example.org']) {
      const statuses: number[] = [];
      for (let asks = 0; asks < 7; asks++) statuses.push((await asking(at.url, email)).page.status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
  });

  test('and whoever used up the tries of a password has not used up those of a code', async () => {
    const ada = await at.member('tried-out');
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++)
      statuses.push(
        (await person(at.url).json('/api/login', { email: ada.email, password: `Wrong202${tries}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
    const browser = await asking(at.url, ada.email);
    await send(browser, await codeTo(ada.email));
    expect(await isIn(browser)).toBe(true);
  });

  test('and what is no address is told as such', async () => {
    const page = await person(at.url).send(askCodePage, { email: 'nobody' });
    expect([page.status, page.html.includes('This e-mail is not valid.')]).toEqual([422, true]);
  });
});

test('one browser asks for ten codes, and tries thirty', async () => {
  const from = { 'X-Forwarded-For': '192.0.2.44' };
  const asked: number[] = [];
  for (let asks = 0; asks < 12; asks++)
    asked.push((await asking(at.url, `many-${asks}@example.org`, '', from)).page.status);
  expect([...new Set(asked.slice(0, 10)), ...asked.slice(10)]).toEqual([200, 429, 429]);
  const browser = await asking(at.url, 'many@example.org');
  const tried: number[] = [];
  for (let tries = 0; tries < 32; tries++)
    tried.push(
      (
        await person(at.url, { ...from, Cookie: `asked-code=${browser.cookies.get('asked-code')}` }).send(
          mailedCodePage,
          { code: '000000' },
        )
      ).status,
    );
  expect([...new Set(tried.slice(0, 30)), ...tried.slice(30)]).toEqual([422, 429, 429]);
});

describe('an address that was never confirmed', () => {
  test('is proved by the code: what whoever registered left lets nobody in, and the person is told', async () => {
    const email = 'never-confirmed@example.org';
    const before = await unconfirmed(email);
    await before.send('/en/login', { email, password });
    expect(await isIn(before)).toBe(true);
    const owner = await asking(at.url, email);
    await send(owner, await codeTo(email));
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
    await send(browser, await codeTo(ada.email));
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
    const page = await send(browser, await codeTo(ada.email), '/en/result-directory');
    expect(page.path).toBe('/en/login/code?to=%2Fen%2Fresult-directory');
    expect([browser.cookies.has('session'), await isIn(browser)]).toEqual([false, false]);
    expect((await browser.send('/en/login/code', { code: await codeTo(ada.email) })).status).toBe(422);
    expect((await browser.send('/en/login/code', { code: codeOf(secret) })).path).toBe('/en/result-directory');
    expect(await isIn(browser)).toBe(true);
  });

  test('is not gone around by the code that confirms a registration', async () => {
    const email = 'confirming-late@example.org';
    const someone = await unconfirmed(email);
    const registration = new Map(someone.cookies);
    await someone.send('/en/login', { email, password });
    const { id } = (await (await someone.ask('/api/me')).json()) as { id: string };
    await turnOn({ ...someone, id });
    const code = codeIn(await mailTo(at.db.pool, email, /Your Sokoni code/));
    const thief = person(at.url);
    for (const [name, value] of registration) thief.cookies.set(name, value);
    const page = await thief.send('/en/register/confirmation', { code });
    expect([page.status, page.html.includes('This registration has expired')]).toEqual([404, true]);
    expect(await isIn(thief)).toBe(false);
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ confirmed: false });
  });
});

describe('staff who come in with a code', () => {
  test('are members until they log in with a long password, and are told so', async () => {
    const someone = await at.member('coded-support', 'support');
    const browser = await asking(at.url, someone.email);
    await send(browser, await codeTo(someone.email));
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ id: someone.id, role: 'member' });
    expect((await browser.open('/en')).html).toContain('A code sent by e-mail is not enough.');
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
    await send(browser, await codeTo(someone.email));
    await at.give(someone.id, 'moderator');
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ role: 'member' });
    expect(await (await someone.ask('/api/me')).json()).toMatchObject({ role: 'moderator' });
  });

  test('and with a second factor are who they are', async () => {
    const someone = await at.member('coded-admin', 'admin');
    const secret = await turnOn(someone);
    const browser = await asking(at.url, someone.email);
    await send(browser, await codeTo(someone.email));
    await browser.send('/en/login/code', { code: codeOf(secret) });
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ role: 'admin' });
  });
});

test('who asked, who got in and who did not is noted and told to the person', async () => {
  const ada = await at.member('noted');
  const browser = await asking(at.url, ada.email);
  const code = await codeTo(ada.email);
  await send(browser, otherThan(code));
  await send(browser, code);
  const { html } = await browser.open('/en/profile/edit/sessions');
  for (const said of ['Code asked for by e-mail', 'Code by e-mail wrong or too old', 'Logged in with a code by e-mail'])
    expect(html).toContain(said);
  const { rows } = await at.db.pool.query(
    `select way, outcome from access.attempt where account = $1 and way = 'mail' order by id`,
    [ada.id],
  );
  expect(rows.map(({ outcome }) => outcome)).toEqual(['asked', 'wrong', 'in']);
  await asking(at.url, 'noted-nobody@example.org');
  const nobody = await at.db.pool.query<{ holder: string }>(
    `select holder from access.attempt where account is null and way = 'mail' order by id desc limit 1`,
  );
  expect(nobody.rows[0]?.holder).toMatch(/^email-[\da-f]{64}$/);
});

test('what was typed into a form that needs an account is back after a log-in by code', async () => {
  const ada = await at.member('typed-by-code');
  const path = '/en/report/company/7';
  const browser = person(at.url);
  const asked = await browser.send(path, { type: 'spam', message: 'The same offer ten times.' });
  expect(asked.path).toBe(`/en/login?to=${encodeURIComponent(path)}`);
  expect(asked.html).toContain(`href="${askCodePage}?to=${encodeURIComponent(path)}"`);
  expect((await browser.send(askCodePage, { email: ada.email, to: path })).html).toContain(`name="to" value="${path}"`);
  const back = await send(browser, await codeTo(ada.email), path);
  expect(back.path).toBe(path);
  expect(back.html).toContain('The same offer ten times.');
});
