import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailTo } from '#tests/account/person.ts';
import { demoSession } from '#tests/demo-session.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const visits = [
  { lang: 'fr', viewport: screens[0], script: true },
  { lang: 'en', viewport: screens[1], script: false },
] as const;

const isSound = async (page: Page): Promise<void> => {
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) < 640) expect(await smallTargets(page)).toEqual([]);
};

test.each(visits)(
  'an administrator acts as a member, who is told; what is hers alone stays shut; $lang, $viewport.width px, script: $script',
  async ({ lang, viewport, script }) => {
    const base = lang === 'fr' ? '' : '/en';
    const session = await demoSession(demo.url, 'admin');
    const page = await demo.visit({ lang, viewport, script, session });
    await page.goto(`${demo.url}${base}/admin/accounts?q=editor%40sokoni.example`);
    await page.locator('main a[href*="/admin/accounts/"]').first().click();
    await page.locator('button[value=actAs]').waitFor();
    const account = page.url();
    const name = await page.locator('h1').innerText();
    await page.locator('form:has([value=actAs]) [name=reason]').fill('Ticket 12');
    await page.locator('button[value=actAs]').click();
    const banner = page.locator('.acting-as');
    await banner.getByText(name).waitFor();
    if (script) await isSound(page);
    await mailTo(demo.db.pool, 'editor@sokoni.example', /Sokoni/);

    await page.goto(`${demo.url}${base}/profile/edit/identity`);
    expect(await page.locator('h1').count()).toBe(1);
    for (const own of ['data', 'password', 'sessions']) {
      expects(page, new RegExp(`^403 GET ${base}/profile/edit/${own}`));
      await page.goto(`${demo.url}${base}/profile/edit/${own}`);
      expect(await page.locator('main form[method=post]').count(), own).toBe(0);
      expect(await banner.isVisible()).toBe(true);
    }
    if (script) await isSound(page);

    await banner.getByRole('button').click();
    await page.waitForURL(account);
    expect(await banner.count()).toBe(0);
    expect(await page.locator('h1').innerText()).toBe(name);
    await page.goto(`${demo.url}${base}/admin`);
    expect(await page.locator('h1').count()).toBe(1);
  },
);
