import { describe, expect, test } from 'vitest';
import { password } from '#tests/security/members.ts';
import { withMembers } from '#tests/with-members.ts';
import { askCodePage, asking, isIn, mailedCode, mailedCodePage, otherThan, sendCode } from './mailed-code.ts';
import { linkIn, mailsTo, mailTo, person } from './person.ts';

const at = withMembers();

const codeTo = (email: string) => mailedCode(at.db.pool, email);
describe('nobody gets in', () => {
  test('with a wrong code; five of them end it, and the right one is of no use then', async () => {
    const ada = await at.member('five-wrong');
    const browser = await asking(at.url, ada.email);
    const right = await codeTo(ada.email);
    for (let tries = 1; tries < 5; tries++) {
      const page = await sendCode(browser, otherThan(right));
      expect([page.status, page.html.includes('The code does not match.')]).toEqual([422, true]);
    }
    expect((await sendCode(browser, otherThan(right))).html).toContain('Too many tries');
    const worn = await sendCode(browser, right);
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
    const page = await sendCode(browser, code);
    expect([page.status, page.html.includes('This code has expired')]).toEqual([422, true]);
    expect(await isIn(browser)).toBe(false);
  });

  test('a second time with the same code, in the same browser or another', async () => {
    const ada = await at.member('replayed');
    const browser = await asking(at.url, ada.email);
    const [token, code] = [browser.cookies.get('asked-code') ?? '', await codeTo(ada.email)];
    await sendCode(browser, code);
    expect(await isIn(browser)).toBe(true);
    const thief = person(at.url);
    for (const someone of [thief, browser]) {
      someone.cookies.delete('session');
      someone.cookies.set('asked-code', token);
      expect((await sendCode(someone, code)).path).toBe(`${askCodePage}?over`);
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
    expect((await sendCode(thief, code)).path).toBe(`${askCodePage}?over`);
    expect((await thief.open(`${askCodePage}?over`)).html).toContain('or was asked for on another device');
    thief.cookies.set('asked-code', 'no-such-token');
    expect((await sendCode(thief, code)).path).toBe(`${askCodePage}?over`);
    const other = await asking(at.url, ben.email);
    expect((await sendCode(other, code)).status).toBe(422);
    expect([await isIn(thief), await isIn(other)]).toEqual([false, false]);
    await sendCode(owner, code);
    expect(await isIn(owner)).toBe(true);
  });

  test('with the code of before, once another one was sent; and that takes a minute', async () => {
    const ada = await at.member('sent-again');
    const browser = await asking(at.url, ada.email);
    const first = await codeTo(ada.email);
    const soon = await browser.send(mailedCodePage, { resend: '1' });
    expect([soon.status, soon.html.includes('We have just sent a code.')]).toEqual([409, true]);
    await at.db.pool.query(`update access.code set sent_at = sent_at - interval '1 minute' where purpose = 'log-in'`);
    const again = await browser.send(mailedCodePage, { resend: '1' });
    expect([again.path, again.html.includes('New code sent.')]).toEqual([`${mailedCodePage}?sent`, true]);
    await expect.poll(() => codeTo(ada.email), { timeout: 30_000 }).not.toBe(first);
    const second = await codeTo(ada.email);
    expect((await sendCode(browser, first)).status).toBe(422);
    await sendCode(browser, second);
    expect(await isIn(browser)).toBe(true);
  });

  test('to an account that was blocked meanwhile, which is told to whoever has its code; afterwards none is mailed', async () => {
    const [ada, staff] = [await at.member('barred'), await at.member('barring', 'support')];
    const browser = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    await staff.json('/api/account/block-account', { accountId: ada.id, reason: null });
    expect((await sendCode(browser, otherThan(code))).html).toContain('The code does not match.');
    const page = await sendCode(browser, code);
    expect([page.status, page.html.includes('This account is blocked')]).toEqual([403, true]);
    expect(page.html.slice(page.html.indexOf('This account is blocked'))).toMatch(
      /href="\/en\/contact"[^>]*>Contact us</,
    );
    expect([browser.cookies.has('session'), await isIn(browser)]).toEqual([false, false]);
    const mails = await mailsTo(at.db.pool, ada.email);
    const later = await asking(at.url, ada.email);
    expect(later.page.path).toBe(mailedCodePage);
    const { email } = await at.member('mailed-after-that');
    await asking(at.url, email);
    await codeTo(email);
    expect(await mailsTo(at.db.pool, ada.email)).toBe(mails);
  });

  test('to an account whose address is another one by now', async () => {
    const ada = await at.member('moving');
    const browser = await asking(at.url, ada.email);
    const code = await codeTo(ada.email);
    await ada.send('/en/profile/edit/change-email', { email: 'moved-on@example.org', current: password });
    const link = linkIn(await mailTo(at.db.pool, 'moved-on@example.org', /./), 'change-email');
    const token = new URL(link, at.url).searchParams.get('token') ?? '';
    await ada.send('/en/profile/edit/change-email/confirm', { token });
    expect((await sendCode(browser, code)).status).toBe(422);
    expect(await isIn(browser)).toBe(false);
  });
});
