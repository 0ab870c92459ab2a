import { describe, expect, test } from 'vitest';
import { publicCompany } from '#tests/company/public-company.ts';
import { withMembersApart } from '#tests/with-members.ts';
import { askCodePage, asking, isIn, mailedCode, mailedCodePage, otherThan, sendCode } from './mailed-code.ts';
import { mailTo, person } from './person.ts';

const at = withMembersApart();

const codeTo = (email: string) => mailedCode(at.db.pool, email);

describe('a code that is mailed', () => {
  test('lets in, once, and leads on to where the log-in would', async () => {
    const ada = await at.member('coded');
    const browser = await asking(at.url, ` ${ada.email.toUpperCase()} `, '/en/result-directory');
    expect(browser.page.path).toBe(mailedCodePage);
    expect(browser.page.html).toContain(`If there is an account with ${ada.email}`);
    expect(browser.page.headers.get('cache-control')).toContain('no-store');
    expect(browser.page.html).toMatch(/autoComplete="one-time-code"/i);
    expect(browser.page.html).toMatch(/inputMode="numeric"/i);
    const code = await codeTo(ada.email);
    expect(await isIn(browser)).toBe(false);
    const done = await sendCode(browser, ` ${code.slice(0, 3)}\u00a0${code.slice(3)} `, '/en/result-directory');
    expect(done.path).toBe('/en/result-directory');
    expect(await (await browser.ask('/api/me')).json()).toMatchObject({ id: ada.id });
    expect(browser.cookies.has('asked-code')).toBe(false);
  });

  test('is mailed in the language of the person, as text and HTML, and says what to do if it was somebody else', async () => {
    const ada = await at.member('in-english');
    const asker = person(at.url);
    expect((await asker.send('/login/recevoir-un-code', { email: ada.email })).path).toBe('/login/code-recu');
    const mail = await mailTo(at.db.pool, ada.email, /Your Sokoni log-in code: \d{6}/);
    for (const said of ['If this was not you', 'give the code to no one', '10\u00a0minutes'])
      for (const part of [mail.text, mail.html]) expect(part).toContain(said);
    expect(mail.text).not.toMatch(/asked-code|login\//);
  });

  test('opens a session of its own: the one before ends, and none that somebody planted is taken up', async () => {
    const ada = await at.member('renewed');
    const browser = await asking(at.url, ada.email);
    browser.cookies.set('session', 'chosen-by-an-attacker');
    await sendCode(browser, await codeTo(ada.email));
    expect(browser.cookies.get('session')).toMatch(/^[\w-]{43}$/);
    expect(await isIn(person(at.url, { Cookie: 'session=chosen-by-an-attacker' }))).toBe(false);
    expect((await browser.open(askCodePage)).path).toBe('/en');
    expect((await browser.open(mailedCodePage)).path).toBe('/en');
  });

  test('leads nowhere else', async () => {
    const ada = await at.member('led-by-code');
    const browser = await asking(at.url, ada.email, '//evil.example');
    expect(browser.page.html).not.toContain('evil.example');
    expect((await sendCode(browser, await codeTo(ada.email), 'https://evil.example')).path).toBe('/en');
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

test('who asked, who got in and who did not is noted and told to the person', async () => {
  const ada = await at.member('noted');
  const browser = await asking(at.url, ada.email);
  const code = await codeTo(ada.email);
  await sendCode(browser, otherThan(code));
  await sendCode(browser, code);
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
  const path = `/en/report/company/${await publicCompany(at.url)}`;
  const browser = person(at.url);
  const asked = await browser.send(path, { type: 'spam', message: 'The same offer ten times.' });
  expect(asked.path).toBe(`/en/login?to=${encodeURIComponent(path)}`);
  expect(asked.html).toContain(`href="${askCodePage}?to=${encodeURIComponent(path)}"`);
  expect((await browser.send(askCodePage, { email: ada.email, to: path })).html).toContain(`name="to" value="${path}"`);
  const back = await sendCode(browser, await codeTo(ada.email), path);
  expect(back.path).toBe(path);
  expect(back.html).toContain('The same offer ten times.');
});
