import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FreshDatabase } from '#tests/postgres.ts';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { type Served, serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { openBrowser, screens } from './browser.ts';
import { expects, settled } from './strict.ts';

let db: FreshDatabase;
let server: Served;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let people: Awaited<ReturnType<typeof peopleOf>>;

beforeAll(async () => {
  db = await startedDatabase();
  [server, browser] = await Promise.all([serve({ DATABASE_URL: db.url }), openBrowser()]);
  people = await peopleOf(db, server.url);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await people.close();
  await server.stop();
  await db[Symbol.asyncDispose]();
});

const shot = process.env.SOKONI_SHOTS;
const cases = [
  { script: 'with', javaScriptEnabled: true, viewport: screens[0] },
  { script: 'without', javaScriptEnabled: false, viewport: screens[1] },
] as const;

test.each(cases)(
  'an experience that is written $script script while the session ends is there after the log-in, is saved, and is removed once that is asked',
  async ({ script, javaScriptEnabled, viewport }) => {
    const someone = await people.signIn('Awa');
    const context = await browser.newContext({ javaScriptEnabled, viewport });
    await context.addCookies([...someone.cookies].map(([name, value]) => ({ name, value, url: server.url })));
    const page = await context.newPage();
    expects(page, /^401 /);
    await page.goto(`${server.url}/en/profile/edit/experiences?item=new`);
    await settled(page);
    await page.locator('#name').fill('Head clerk');
    await page.locator('#startDate select').selectOption('01');
    await page.locator('#startDate input').fill('2015');
    await page.locator('#description').fill('Monthly closings');
    if (javaScriptEnabled)
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
    await db.pool.query('delete from access.session where account = $1', [someone.accountId]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/en\/login\?to=/);
    await settled(page);
    await page.locator('main [name=email]').fill(someone.email);
    await page.locator('main [name=password]').fill('Marche2026');
    await page.locator('main [name=password]').press('Enter');
    await page.waitForURL(/\/en\/profile\/edit\/experiences\?item=new/);
    await settled(page);
    expect(await page.locator('#name').inputValue()).toBe('Head clerk');
    expect(await page.locator('#startDate select').inputValue()).toBe('01');
    expect(await page.locator('#startDate input').inputValue()).toBe('2015');
    expect(await page.locator('#description').inputValue()).toBe('Monthly closings');
    expect(await page.getByText('What you wrote is still here').isVisible()).toBe(true);
    expect(await page.getByText('We found what you had written').count()).toBe(0);
    if (shot) await page.screenshot({ path: `${shot}/kept-list-${script}.png` });
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .locator(':is(main, .toasts)')
      .getByText(/^Saved[. ]/)
      .waitFor();
    await page.getByRole('heading', { name: 'Head clerk' }).waitFor();
    if (javaScriptEnabled)
      await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
    await page.locator('summary', { hasText: 'Delete' }).click();
    await page.getByText('will be deleted for good').waitFor();
    if (shot) await page.screenshot({ path: `${shot}/removing-${script}.png` });
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.locator('#name').waitFor();
    expect(await page.getByRole('heading', { name: 'Head clerk' }).count()).toBe(0);
    await context.close();
  },
  60_000,
);
