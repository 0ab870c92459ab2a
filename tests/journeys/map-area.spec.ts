import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflows, violationsOn } from './accessible.ts';
import { inTurn, languageScreens, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: { results: '/annuaire-resultat', heading: /^Pharmacie,\s+zone de la carte$/, area: 'Zone de la carte' },
  en: { results: '/en/result-directory', heading: /^Pharmacie,\s+map area$/, area: 'Map area' },
} as const;
const [, desktop] = screens;
const abidjan = 'bounds=5.2,-4.2,5.5,-3.8';
const ocean = 'bounds=-30,-30,-29,-29';

const open = async (path: string, visitor: Parameters<typeof demo.visit>[0]): Promise<Page> => {
  const page = await demo.visit(visitor);
  expects(page, /tile\.openstreetmap/);
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(demo.url + path);
  return page;
};
const openMap = async (page: Page): Promise<void> => {
  await page.locator('.map-tap').click();
  await page.locator('.map-pin').first().waitFor();
};
const cards = (page: Page) => page.locator('article.result').count();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('an area of the map', () => {
  test.each(languageScreens)(
    'is searched once the map was moved, and taken back, in $lang, $width px wide',
    async (one) => {
      const { results, heading, area } = words[one.lang];
      const page = await open(`${results}?what=pharmacie&where=Nairobi&hasWhatsapp=true`, {
        viewport: one.viewport,
        touch: true,
      });
      const before = await cards(page);
      await openMap(page);
      const again = page.locator('.map-again');
      expect(await again.isVisible()).toBe(false);
      // all of Africa
      for (let steps = 0; steps < 14; steps++) await page.locator('.map-tools button').nth(1).click();
      await again.waitFor();
      expect(await overflows(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await again.click();
      await page.locator('#chip-bounds.on').waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('bounds')?.split(',').length).toBe(4);
      expect(searchParams.get('hasWhatsapp')).toBe('true');
      expect(await page.locator('h1').innerText()).toMatch(heading);
      expect(await page.locator('#chip-bounds').innerText()).toContain(area);
      expect(await cards(page)).toBeGreaterThan(before);
      // the map stays as it was, with the new pins
      await page.locator('.map-pin').first().waitFor();
      expect(await again.isVisible()).toBe(false);
      expect(await focused(page)).toBe('map');
      const found = await page.locator('#found').innerText();
      await page.reload();
      expect(await page.locator('#found').innerText()).toBe(found);
      await page.locator('#chip-bounds').click();
      await page.waitForURL((url) => !url.searchParams.has('bounds'));
      await expect.poll(() => cards(page)).toBe(before);
    },
  );

  test('is moved and searched with keys alone', async () => {
    const page = await open('/annuaire-resultat?what=pharmacie&where=Nairobi', { viewport: desktop });
    await page.locator('.map-tap').focus();
    await page.keyboard.press('Enter');
    await page.locator('.map-pin').first().waitFor();
    await page.locator('#map').focus();
    for (let steps = 0; steps < 14; steps++) await page.keyboard.press('-');
    const again = page.locator('.map-again');
    await again.waitFor();
    await again.focus();
    await page.keyboard.press('Enter');
    await page.locator('#chip-bounds.on').waitFor();
    await expect.poll(() => focused(page)).toBe('map');
  });

  test.each(inTurn())('without anything in it says so, keeps its map and can be left, in %s', async (lang) => {
    const { results, area } = words[lang];
    const page = await open(`${results}?what=pharmacie&${ocean}`, { viewport: desktop });
    expect(await page.locator('.nothing').innerText()).toContain(area);
    await page.locator('.map-tap').click();
    await page.locator('.map').waitFor();
    await page.locator('.nothing .mini a').first().click();
    await page.waitForURL((url) => !url.searchParams.has('bounds'));
    expect(await cards(page)).toBeGreaterThan(0);
  });

  test('is searched and left without script', async () => {
    const context = await demo.browser.newContext({ javaScriptEnabled: false, viewport: desktop });
    const page = await context.newPage();
    await page.goto(`${demo.url}/annuaire-resultat?what=pharmacie&where=Nairobi&${abidjan}`);
    const places = await page.locator('article.result .where b').allInnerTexts();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place).toContain('Abidjan');
    await page.locator('#chip-bounds').click();
    await page.waitForURL((url) => !url.searchParams.has('bounds'));
    expect(await page.locator('article.result .where b').first().innerText()).toContain('Nairobi');
    await context.close();
  });
});

describe('the map on a wide screen', () => {
  test.each(inTurn())('stands beside the list, and a pin and its card mark each other, in %s', async (lang) => {
    const page = await open(`${words[lang].results}?what=pharmacie&where=Abidjan`, { viewport: desktop });
    await openMap(page);
    const [map, list] = [await page.locator('.map-frame').boundingBox(), await page.locator('.hits').boundingBox()];
    expect(map?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    const pin = page.locator('.map-pin:not(.many)').first();
    const card = page.locator(`#c-${await pin.getAttribute('data-ids')}`);
    await pin.hover();
    await expect.poll(() => card.getAttribute('class')).toContain('on-map');
    await card.locator('h2 a').focus();
    await expect.poll(() => pin.getAttribute('class')).toContain('on-map');
    await pin.click();
    await expect.poll(() => card.getAttribute('aria-current')).toBe('true');
    expect(await page.locator('.map-card').isVisible()).toBe(true);
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('is moved with a mouse, which chooses nothing', async () => {
    const page = await open('/annuaire-resultat?what=pharmacie&where=Abidjan', { viewport: desktop });
    await openMap(page);
    const { x = 0, y = 0 } = (await page.locator('.map-pin').first().boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 60, { steps: 4 });
    await page.mouse.up();
    await page.locator('.map-again').waitFor();
    expect(await page.locator('.map-card').count()).toBe(0);
  });
});
