import { expect, test, vi } from 'vitest';
import { membersServer } from '#tests/security/members.ts';
import { openBrowser } from './browser.ts';

test('whoever logs out leaves nothing half-written behind, and what needs no account stays', async () => {
  await using at = await membersServer();
  const someone = await at.member('leaving');
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    await context.addCookies([
      { name: 'session', value: someone.cookies.get('session') ?? '', domain: '127.0.0.1', path: '/' },
    ]);
    const page = await context.newPage();
    await page.goto(`${at.url}/en/profile/edit/coordinates`);
    await page.locator('[name=address], [name$=address]').first().fill('Half-written, rue 12');
    await vi.waitFor(
      async () => expect(await page.evaluate('Object.keys(localStorage).join()')).toContain('sokoni.draft.'),
      { timeout: 30_000 },
    );
    await page.evaluate(`localStorage.setItem('sokoni.favourites', '[]'); localStorage.setItem('sokoni.country', 'CI');
      localStorage.setItem('sokoni.outbox', '1'); indexedDB.open('sokoni.outbox', 1)`);
    await page.locator('[name=address], [name$=address]').first().fill('Half-written, rue 14'); // and left at once
    await page.locator('.account-menu > summary').click();
    await page.locator('.account-menu form button').click();
    await page.waitForURL(`${at.url}/en`);
    const left = await page.evaluate(
      `JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage), JSON.stringify(localStorage) + JSON.stringify(sessionStorage)])`,
    );
    const [kept, session, all] = JSON.parse(String(left)) as [string[], string[], string];
    expect(kept).toEqual(expect.arrayContaining(['sokoni.favourites', 'sokoni.country']));
    expect([...kept, ...session].filter((key) => /draft|outbox/.test(key))).toEqual([]);
    expect(all).not.toContain('Half-written');
    expect(await page.evaluate('indexedDB.databases().then((all) => all.length)')).toBe(0);
  } finally {
    await browser.close();
  }
});
