import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPool } from '#infra/database/database.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { contentCompanies } from '#infra/main/demo/demo-content.ts';
import { picturesOf } from '#infra/main/demo/pictures/company-pictures.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { looks, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { heardOn, noteHeard } from './heard.ts';
import { expects } from './strict.ts';
import { drag, middleOf } from './touch.ts';

const demo = demoInBrowser();
type Content = ReturnType<typeof contentCompanies>[number];

/** The furniture maker of the demo: nine products, and pictures. */
let path: string;
/** A company with three photos at least. */
let gallery: string;

/** The page of a company of the demo. */
const pageOf = async (pool: ReturnType<typeof openPool>, company: Content | undefined): Promise<string> => {
  const [id = 0] = await reserveNumbers(pool, 'company', [company?.key ?? '']);
  const answer = await fetch(`${demo.url}/api/companies/${id}`);
  return `/en/company/${id}-${((await answer.json()) as { slug: string }).slug}`;
};

beforeAll(async () => {
  const all = contentCompanies();
  const pool = openPool(demo.db.url, 1);
  path = await pageOf(
    pool,
    all.find(({ category, country }) => category === 'shop/furniture' && country === 'CI'),
  );
  gallery = await pageOf(
    pool,
    all.find((company) => picturesOf(company.again()).photos.length >= 3),
  );
  await pool.end();
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

describe.each(looks)('at $viewport.width × $viewport.height, $colorScheme', ({ viewport, colorScheme }) => {
  test('the page of a company with all it has is accessible, and nothing moves', async () => {
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
  });

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
    await page.locator('dialog.product-sheet[open] .notice.good').waitFor();
    await page.close();
  });

  test('from one product to the next, and back to the card of the one that was seen last', async () => {
    const page = await demo.browser.newPage({ viewport });
    await page.goto(`${demo.url}${path}/products`);
    await page.locator('.product h2 a').first().click();
    const dialog = page.locator('dialog.product-sheet:modal');
    await dialog.locator('h2:focus').waitFor();
    const first = await dialog.locator('h2').innerText();
    await dialog.locator('.steps a').last().click();
    await page.waitForFunction((name) => document.activeElement?.textContent !== name, first);
    await dialog.locator('h2:focus').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
    await dialog.locator('header a').click();
    await dialog.waitFor({ state: 'detached' });
    const second = page.locator('.product h2 a').nth(1);
    await expect.poll(() => second.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.close();
  });

  test('photos are seen one at a time over the page: by keys, by buttons, by a finger', async () => {
    const context = await demo.browser.newContext({ viewport, hasTouch: true });
    await noteHeard(context);
    const page = await context.newPage();
    await page.goto(demo.url + gallery);
    const link = page.locator('.gallery a').nth(1);
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.photo-dialog[open]');
    await dialog.locator('h2:focus').waitFor();
    const counter = dialog.locator('header .num');
    const alt = () => dialog.locator('figure picture img').getAttribute('alt');
    const count = (await counter.innerText()).replace(/^\d+ of /, '');
    expect(await counter.innerText()).toBe(`2 of ${count}`);
    expect(await violationsOn(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await counter.innerText()).toBe(`3 of ${count}`);
    expect(await alt()).not.toBe('');
    await expect.poll(() => heardOn(page)).toContain(`3 of ${count}. ${await alt()}`);
    await dialog.locator('footer button').first().click();
    expect(await counter.innerText()).toBe(`2 of ${count}`);
    if (demo.browser.browserType().name() === 'chromium') {
      const middle = await middleOf(dialog.locator('figure'));
      await drag(page, middle, { x: middle.x - 150, y: middle.y + 10 });
      await expect.poll(() => counter.innerText()).toBe(`3 of ${count}`);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(page.url()).toBe(demo.url + gallery);
    await context.close();
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

test('the photos in a list are moved by a finger and load as they come; a tap on one opens the company', async () => {
  const page = await demo.visit({ lang: 'fr', touch: true, viewport: screens[0] });
  await page.goto(`${demo.url}/annuaire-resultat?what=restaurant`);
  const far = page.locator('.result .strip').last().locator('img').first();
  expect(await far.evaluate((one: HTMLImageElement) => [one.loading, one.currentSrc])).toEqual(['lazy', '']);
  const card = page.locator('article.result:has(.strip picture:nth-of-type(4))');
  const strip = card.first().locator('.strip');
  await strip.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(strip);
  const listed = page.url();
  await drag(page, { x: x + 120, y }, { x: x - 80, y });
  await expect.poll(() => strip.evaluate((one) => one.scrollLeft)).toBeGreaterThan(20);
  expect(page.url()).toBe(listed);
  await pictures(page);
  expect(await shifts(page)).toBeLessThanOrEqual(0.02);
  const [name, company] = await card
    .first()
    .locator('h2 a')
    .evaluate((one: HTMLAnchorElement) => [one.innerText, one.href]);
  await page.touchscreen.tap(x, y);
  await page.waitForURL(company ?? '');
  expect(await page.locator('h1').innerText()).toContain(name);
  await page.context().close();
});

test('without script, where a browser loads late pictures at once, the photos in a list stay away', async () => {
  const page = await demo.visit({ lang: 'fr', script: false });
  const idOf = (address: string) => /\/media\/([^/]+)\//.exec(address)?.[1];
  const fetched: (string | undefined)[] = [];
  page.on('request', (request) => fetched.push(idOf(request.url())));
  await page.goto(`${demo.url}/annuaire-resultat?what=restaurant`);
  const listed = await page.locator('.strip img').evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.map(idOf).filter((id) => fetched.includes(id))).toEqual([]);
  expect(await page.locator('.strip:visible').count()).toBe(0);
  await page.context().close();
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
