import { expect, test, vi } from 'vitest';
import { openBrowser } from '#tests/journeys/browser.ts';
import { apiToken } from '#tests/server.ts';
import { membersServer } from './members.ts';

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
      { timeout: 10_000 },
    );
    await page.evaluate(`localStorage.setItem('sokoni.favourites', '[]'); localStorage.setItem('sokoni.country', 'CI');
      sessionStorage.setItem('sokoni.review.7', '{"comment":"Half-written"}')`);
    await page.locator('.account-menu > summary').click();
    await page.locator('.account-menu form button').click();
    await page.waitForURL(`${at.url}/en`);
    const left = await page.evaluate(
      `JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage), JSON.stringify(localStorage) + JSON.stringify(sessionStorage)])`,
    );
    const [kept, session, all] = JSON.parse(String(left)) as [string[], string[], string];
    expect(kept).toEqual(expect.arrayContaining(['sokoni.favourites', 'sokoni.country']));
    expect([...kept, ...session].filter((key) => /draft|review/.test(key))).toEqual([]);
    expect(all).not.toContain('Half-written');
  } finally {
    await browser.close();
  }
});

test('how busy the site is, the machine itself and the holder of the token are told, and nobody else', async () => {
  await using at = await membersServer();
  const admin = await at.member('curious', 'superadmin');
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${at.url}/metrics`, { headers })).status;
  expect(await ask({})).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'Via'])
    expect([name, await ask({ [name]: '203.0.113.9' })]).toEqual([name, 401]);
  expect((await admin.ask('/metrics')).status).toBe(403);
  expect(await ask({ 'X-Forwarded-For': '203.0.113.9', Authorization: `Bearer ${apiToken}` })).toBe(200);
});
