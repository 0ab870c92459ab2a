import { describe, expect, test } from 'vitest';
import { password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { askCodePage, asking, isIn, mailedCode, mailedCodePage, otherThan, sendCode } from './mailed-code.ts';
import { mailsTo, person } from './person.ts';

const at = withMembers();

const codeTo = (email: string) => mailedCode(at.db.pool, email);
describe('whether an address has an account', () => {
  /** Without the address itself, and without the seconds until another code is sent, which pass while pages are asked for. */
  const unlike = (html: string, email: string) =>
    html.replaceAll(email, 'someone').replace(/(?<=&quot;waitS&quot;:)(59|60)\b/, '60');

  test('is told by no page: asking, a wrong code, five of them and asking again look the same, and no mail goes out', async () => {
    const ada = await at.member('known-here');
    const emails = [ada.email, 'unknown-here@example.org'] as const;
    const browsers = await Promise.all(emails.map((email) => asking(at.url, email)));
    const right = await codeTo(ada.email);
    const pages = browsers.map(({ page }, i) => [page.status, page.path, unlike(page.html, emails[i] ?? '')]);
    expect(pages[0]).toEqual(pages[1]);
    for (let tries = 0; tries < 7; tries++) {
      const [one, two] = await Promise.all(browsers.map((browser) => sendCode(browser, otherThan(right))));
      expect(one?.status).toBe(two?.status);
      expect(unlike(one?.html ?? '', emails[0])).toBe(unlike(two?.html ?? '', emails[1]));
    }
    const again = await Promise.all(browsers.map((browser) => browser.send(mailedCodePage, { resend: '1' })));
    expect(again[0]?.status).toBe(again[1]?.status);
    expect(await mailsTo(at.db.pool, emails[1])).toBe(0);
  });

  test('nor by the limit: an address takes four codes, then one an hour, whoever asks', async () => {
    const ada = await at.member('asked-often');
    for (const email of [ada.email, 'asked-often-too@example.org']) {
      const statuses: number[] = [];
      for (let asks = 0; asks < 7; asks++) statuses.push((await asking(at.url, email)).page.status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429]);
    }
    expect((await person(at.url).json('/api/login', { email: ada.email, password })).status).toBe(200);
  });

  test('and whoever used up the tries of a password has not used up those of a code', async () => {
    const ada = await at.member('tried-out');
    const statuses: number[] = [];
    const stranger = person(at.url);
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await stranger.json('/api/login', { email: ada.email, password: `Wrong202${tries}` })).status);
    expect(statuses.at(-1)).toBe(429);
    const browser = await asking(at.url, ada.email);
    await sendCode(browser, await codeTo(ada.email));
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
