import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflows, violationsOn } from './accessible.ts';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: { results: '/annuaire-resultat', other: 'en', otherResults: '/en/result-directory', whatsapp: /sur WhatsApp/ },
  en: { results: '/en/result-directory', other: 'fr', otherResults: '/annuaire-resultat', whatsapp: /on WhatsApp/ },
} as const;
const [phone, desktop] = screens;

describe('a filter beside the list', () => {
  const open = async (
    path: string,
    viewport: { width: number; height: number } = desktop,
  ): Promise<{ page: Page; loads: () => number }> => {
    const page = await demo.visit({ viewport });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.goto(demo.url + path);
    return { page, loads: () => loads };
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
  const cards = (page: Page) => page.locator('article.result').count();

  test.each(inTurn())('changes the list, its address and its title without loading the page, in %s', async (lang) => {
    const { results, other, otherResults, whatsapp } = words[lang];
    const { page, loads } = await open(`${results}?what=garage&where=Abidjan`);
    const before = [await page.title(), await cards(page)] as const;
    await page.locator('#filter-hasWhatsapp').click();
    await page.waitForURL('**hasWhatsapp=true**');
    await page.locator('#filter-hasWhatsapp.on').waitFor();
    expect(await page.title()).toMatch(whatsapp);
    expect(await focused(page)).toBe('filter-hasWhatsapp');
    expect(await page.locator(`header a[hreflang=${other}]`).first().getAttribute('href')).toBe(
      `${otherResults}?what=garage&where=Abidjan&hasWhatsapp=true`,
    );
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    // a second one, and another order, narrow what the first has left
    await page.locator('#chip-openNow, #chip-verified, #chip-hasProducts').first().click();
    await page.waitForURL(/hasWhatsapp=true.*=true|=true.*hasWhatsapp=true/);
    await page.locator('#sort').selectOption('newest');
    await page.waitForURL('**sort=newest**');
    await expect.poll(() => page.locator('#sort').inputValue()).toBe('newest');
    for (let back = 0; back < 3; back++) await page.goBack();
    await expect.poll(() => page.locator('#filter-hasWhatsapp.on').count()).toBe(0);
    expect([await page.title(), await cards(page)]).toEqual(before);
    expect(loads()).toBe(1);
  });

  test('keeps each of the filters that are chosen one right after the other', async () => {
    const { page, loads } = await open('/annuaire-resultat?what=garage');
    const { promise: bothChosen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(/what=garage&.*=/, async (route) => {
      await bothChosen;
      await route.continue();
    });
    await page.locator('#filter-hasWhatsapp').click();
    await page.locator('.facet a[id^=filter-city-]').first().click();
    goOn();
    await page.waitForURL(/city=\d+.*hasWhatsapp=true|hasWhatsapp=true.*city=\d+/);
    await page.locator('.facet a.on[id^=filter-city-]').waitFor();
    expect(await page.locator('#filter-hasWhatsapp.on').count()).toBe(1);
    expect(loads()).toBe(1);
  });

  test.each(inTurn())('keeps the ticks for a quote, over filters and pages, in %s', async (lang) => {
    const { results } = words[lang];
    const { page, loads } = await open(`${results}?what=garage`);
    const first = page.locator('article.result', { has: page.locator('.tick') }).first();
    const id = await first.getAttribute('id');
    await first.locator('.tick').click();
    await page.locator('.quote-bar').waitFor();
    const size = page.locator('.facet a[id^=filter-city-]').first();
    await size.click();
    await page.waitForURL('**city=**');
    await page.locator('.facet a.on[id^=filter-city-]').waitFor();
    await page.locator('.quote-bar').waitFor();
    await page.locator('.facet a.on[id^=filter-city-]').click();
    await page.locator(`#${id} .tick :checked`).waitFor();
    expect(loads()).toBe(1);
    await page.goto(`${demo.url}${results}?what=pharmacie`);
    await page.locator('.quote-bar').waitFor();
  });

  test('lives like what was there: a heart and the map', async () => {
    const { page } = await open('/annuaire-resultat?what=garage');
    expects(page, /tile\.openstreetmap/);
    await page.locator('#filter-hasWhatsapp').click();
    await page.locator('#filter-hasWhatsapp.on').waitFor();
    const heart = page.locator('article.result [data-heart]').first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.locator('a[data-map]').click();
    await page.locator('.map-place canvas, .map-place .map').first().waitFor();
  });

  test('loads the page where the list does not come', async () => {
    const { page, loads } = await open('/annuaire-resultat?what=garage');
    expects(page, /GET \/annuaire-resultat\?what=garage&hasWhatsapp=true/, /ERR_FAILED|NetworkError/);
    let refused = 0;
    await page.route('**hasWhatsapp=true**', (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      refused++;
      return route.abort();
    });
    await page.locator('#filter-hasWhatsapp').click();
    await page.locator('#filter-hasWhatsapp.on').waitFor();
    expect([refused, loads()]).toEqual([1, 2]);
  });

  test.each(inTurn())('on a phone without script is one of several in a form, in %s', async (lang) => {
    const page = await demo.visit({ script: false, touch: true });
    await page.goto(`${demo.url}${words[lang].results}?what=garage&sort=newest&openSaturday=true`);
    await page.locator('.filters > summary:visible').tap();
    const form = page.locator('.filter-form');
    expect(await form.locator('[name=openSaturday]').isChecked()).toBe(true);
    await form.locator('[name=openSaturday]').tap();
    await form.locator('[name=hasWhatsapp]').tap();
    await form.locator('[name=city]').selectOption({ index: 1 });
    await form.locator('[type=submit]').tap();
    await page.waitForURL(/hasWhatsapp=true/);
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('what'), searchParams.get('sort'), searchParams.get('openSaturday')]).toEqual([
      'garage',
      'newest',
      null,
    ]);
    expect(await page.locator('.chip.on').count()).toBe(2);
    expect(await cards(page)).toBeGreaterThan(0);
  });

  test('on a phone loads the list that was put together in the sheet', async () => {
    const { page, loads } = await open('/annuaire-resultat?what=garage', phone);
    await page.locator('details.filters > summary').click();
    const dialog = page.locator('.filter-dialog');
    const { promise: bothChosen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/api/search?**', async (route) => {
      await bothChosen;
      await route.continue();
    });
    await dialog.locator('#filter-hasWhatsapp').click();
    await dialog.locator('#filter-hasWhatsapp.on').waitFor();
    await dialog.locator('[id^=filter-city-]').first().click();
    await dialog.locator('.on[id^=filter-city-]').waitFor();
    goOn();
    await dialog.locator('.panel:not([aria-busy])').waitFor();
    expect(await dialog.locator('.facet .on').count()).toBe(2);
    expect(loads()).toBe(1);
    await dialog.locator('.show').click();
    await page.waitForURL(/city=\d+.*hasWhatsapp=true/);
    expect(loads()).toBe(2);
  });
});

describe('a pin of the map', () => {
  test.each([phone, desktop])(
    'tells the company, whether it is open, and calls it, $width px wide',
    async (viewport) => {
      const page = await demo.visit({ viewport, touch: true });
      await page.route('https://tile.openstreetmap.org/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      expects(page, /tile\.openstreetmap/);
      await page.goto(`${demo.url}/annuaire-resultat?what=pharmacie`);
      await page.locator('.map-tap').tap();
      const pin = page.locator('.map-pin:not(.many)').first();
      const name = await pin.getAttribute('aria-label');
      await pin.tap();
      const card = page.locator('.map-card');
      expect(await card.locator('h2 a').innerText()).toBe(name);
      expect(await card.locator('.open').innerText()).toMatch(/Ouvert|Fermé|Ferme|Horaires/);
      expect(await pin.getAttribute('aria-expanded')).toBe('true');
      expect(await overflows(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      const call = card.locator('.btn.primary');
      await call.tap();
      await card.locator('a[href^="tel:"]').waitFor();
      expect(await call.innerText()).toMatch(/\+\d/);
      await page.keyboard.press('Escape');
      expect(await card.count()).toBe(0);
      expect(await pin.evaluate((one) => one === document.activeElement)).toBe(true);
    },
  );
});
