import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '#infra/database/database.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { contentCompanies } from '#infra/main/demo/demo-content.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();
/** The furniture maker of the demo: nine products, and pictures. */
let path: string;

beforeAll(async () => {
  const maker = contentCompanies().find(({ category, country }) => category === 'shop/furniture' && country === 'CI');
  const pool = openPool(demo.db.url, 1);
  const [id = 0] = await reserveNumbers(pool, 'company', [maker?.key ?? '']);
  await pool.end();
  const answer = await fetch(`${demo.url}/api/companies/${id}`);
  path = `/en/company/${id}-${((await answer.json()) as { slug: string }).slug}`;
});

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => told(sum)));
      }),
  );

/** Until every picture that is in sight has come. */
const pictures = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => image.loading === 'lazy' || (image.complete && image.naturalWidth > 0)),
  );

describe.each(screens)('at $width × $height', (viewport) => {
  test.each(['light', 'dark'] as const)(
    'the page of a company with all it has is accessible, and nothing moves (%s)',
    async (colorScheme) => {
      const page = await demo.browser.newPage({ viewport, colorScheme });
      for (const part of ['', '/photos', '/products', '/report-a-problem']) {
        await page.goto(demo.url + path + part);
        await pictures(page);
        await page.mouse.wheel(0, 3000);
        await pictures(page);
        expect(await shifts(page), part).toBeLessThanOrEqual(0.02);
        expect(await violationsOn(page), part).toEqual([]);
        expect(await overflows(page), part).toBe(false);
        expect(await smallTargets(page), part).toEqual([]);
      }
      await page.close();
    },
  );

  test('a product opens by its address, keeps the focus, and closes on Escape', async () => {
    const page = await demo.browser.newPage({ viewport });
    await page.goto(demo.url + path);
    const product = page.locator('.product h3 a').first();
    await product.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.product-sheet[open]');
    await dialog.locator('h2:focus').waitFor(); // its title is what is read out first
    expect(await violationsOn(page)).toEqual([]);
    const address = page.url();
    expect(address).toMatch(/#contact-product-\d+$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog.product-sheet[open]'));
    expect(page.url()).toMatch(/#product-\d+$/);
    expect(await product.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goto(`${address}&just-registered=1`);
    await page.locator('dialog.product-sheet[open] [data-just-registered]').waitFor({ state: 'visible' });
    await page.close();
  });
});

test('without script a product opens and closes by its address', async () => {
  const page = await demo.browser.newPage({ viewport: screens[0], javaScriptEnabled: false });
  await page.goto(demo.url + path);
  const sheet = page.locator('dialog.product-sheet').first();
  expect(await sheet.isVisible()).toBe(false);
  await page.locator('.product h3 a').first().click();
  expect(await sheet.isVisible()).toBe(true);
  await sheet.locator('header a').click();
  expect(await sheet.isVisible()).toBe(false);
  await page.close();
});

test('who saves data loads no photo before a tap, and one with it', async () => {
  const page = await demo.browser.newPage({ viewport: screens[0], extraHTTPHeaders: { 'Save-Data': 'on' } });
  await page.goto(`${demo.url}/annuaire-resultat?what=garage`);
  expect(await page.locator('article.result .cloth').count()).toBeGreaterThan(5);
  expect(await page.locator('article.result img').count()).toBe(0);
  const loaded: string[] = [];
  page.on('request', (request) => request.url().includes('/media/') && loaded.push(request.url()));
  await page.goto(demo.url + path);
  await pictures(page);
  await page.locator('.gallery').scrollIntoViewIfNeeded();
  const before = loaded.length;
  expect(before).toBeLessThanOrEqual(1); // the logo
  const asked = page.waitForRequest((request) => request.url().includes('/media/'));
  await page.locator('.gallery a[data-photo]').first().click();
  await asked;
  await page.locator('.gallery .picture:not(.tap) picture img').first().waitFor();
  expect(page.url()).toBe(demo.url + path);
  expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  await page.close();
});

test('nothing of a map is loaded before it is asked for', async () => {
  const page = await demo.browser.newPage({ viewport: screens[0] });
  expects(page, /^(elsewhere|lost GET) https:\/\/tile\.openstreetmap\.org\//);
  const elsewhere: string[] = [];
  await page.route(/tile\.openstreetmap\.org/, (route) => {
    elsewhere.push(route.request().url());
    return route.abort();
  });
  await page.goto(demo.url + path);
  await pictures(page);
  await page.locator('a[data-map]').scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);
  await page.locator('a[data-map]').click();
  await page.locator('.map-place .map').waitFor();
  await page.close();
});
