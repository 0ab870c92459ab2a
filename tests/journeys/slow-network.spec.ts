import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const pages = { fr: '/annuaire-resultat', en: '/en/result-directory' } as const;
const languages = ['fr', 'en'] as const;

describe('a network that is slow, and a release in between', () => {
  const open = async (): Promise<Page> => {
    const context = await demo.browser.newContext({ viewport: screens[0], serviceWorkers: 'block' });
    context.setDefaultTimeout(20_000);
    return context.newPage();
  };

  test.each(languages)(
    'suggestions that arrive in reverse order show those for what is typed now (%s)',
    async (lang) => {
      const page = await open();
      await page.goto(demo.url + pages[lang]);
      const held: Route[] = [];
      await page.route('**/ajax/city-choice?**', async (route) => {
        const q = new URL(route.request().url()).searchParams.get('q') ?? '';
        if (q === 'Dak') await route.continue();
        else held.push(route);
      });
      const box = page.locator('[name=where]');
      await box.pressSequentially('Abi');
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await box.fill('Dak');
      const options = page.locator('[role=option]:visible');
      await options.getByText('Dakar', { exact: true }).waitFor();
      const results = [{ id: 1, name: 'Abidjan' }];
      for (const route of held) await route.fulfill({ json: { results } }).catch(() => {}); // the page asks no more for some
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await options.allTextContents()).toContain('Dakar');
      expect(await options.allTextContents()).not.toContain('Abidjan');
      await page.context().close();
    },
  );

  test('a page of a release whose script is gone loads itself again, once', async () => {
    const page = await open();
    let loads = 0;
    await page.route(`**${pages.fr}`, async (route) => {
      loads++;
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/enhance-[\w-]+\.js/g, 'enhance-0ldBu1ld.js'),
      });
    });
    await page.goto(demo.url + pages.fr);
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
    await page.unroute(`**${pages.fr}`);
    await page.reload();
    await page.locator('[name=where][role=combobox]').waitFor();
    await page.context().close();
  });
});
