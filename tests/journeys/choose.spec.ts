import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, languageScreens, languageScripts, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects, settled } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    results: '/annuaire-resultat?what=pharmacie',
    favourites: '/favoris',
    quote: '/demande-de-devis',
    yours: 'vous envoyez vous-même le message',
    need: 'Dites ce dont vous avez besoin.',
    ready: 'Votre demande est prête',
    filters: 'Filtres',
    chosen: /^Sur WhatsApp\d+, \d+ entreprises, choisi.; retirer ce filtre$/,
    lite: 'Version texte, sans photos',
    full: 'Revenir à la version avec photos',
  },
  en: {
    results: '/en/result-directory?what=pharmacy',
    favourites: '/en/favourites',
    quote: '/en/quote-request',
    yours: 'you send the message yourself',
    need: 'Say what you need.',
    ready: 'Your request is ready',
    filters: 'Filters',
    chosen: /^On WhatsApp\d+, \d+ companies, chosen; remove this filter$/,
    lite: 'Text version, no photos',
    full: 'Back to the version with photos',
  },
} as const;

describe('a visitor chooses among the results', () => {
  const open = async (options: Parameters<Browser['newContext']>[0] = {}) => {
    const context = await demo.browser.newContext(options);
    return context.newPage();
  };
  const sound = async (page: Page, width: number) => {
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    if (width < 640) expect(await smallTargets(page)).toEqual([]);
  };

  test.each(languageScreens)(
    'favourites stay on the device, in $lang, $width px wide',
    async ({ lang, viewport, width }) => {
      const page = await open({ viewport });
      await page.goto(demo.url + words[lang].favourites);
      await page.locator('#no-favourites').waitFor();
      await sound(page, width);
      await page.goto(demo.url + words[lang].results);
      const card = page.locator('article.result').nth(1);
      const name = await card.locator('h2 a').innerText();
      const heart = card.locator('button.heart');
      await heart.focus();
      await page.keyboard.press('Enter');
      await page.locator('.toast').waitFor();
      expect(await heart.getAttribute('aria-pressed')).toBe('true');
      await sound(page, width);
      await page.reload();
      expect(await heart.getAttribute('aria-pressed')).toBe('true');
      await page.goto(demo.url + words[lang].favourites);
      await page.locator('#favourites h2').waitFor();
      expect(await page.locator('#favourites h2').allInnerTexts()).toEqual([name]);
      await sound(page, width);
      await page.locator('#favourites .heart').click();
      await page.locator('#no-favourites').waitFor();
      expect(await page.locator('#favourites').count()).toBe(0);
      await page.context().close();
    },
  );

  test.each(languageScripts)('a quote of several, in $lang, with script: $script', async ({ lang, script }) => {
    const viewport = screens[0];
    const page = await open({ viewport, javaScriptEnabled: script });
    await page.goto(demo.url + words[lang].results);
    const bar = page.locator('.quote-bar');
    expect(await bar.isVisible()).toBe(false);
    const ticks = page.locator('.tick');
    const names: string[] = [];
    for (const index of [0, 2]) {
      await ticks.nth(index).click();
      const card = page
        .locator('article.result')
        .filter({ has: page.locator('.tick') })
        .nth(index);
      names.push(await card.locator('h2 a').innerText());
    }
    await bar.waitFor();
    if (script) {
      await expect.poll(() => bar.locator('.ticked').innerText()).toBe('2');
      await page.evaluate(() => scrollTo(0, 300));
      const lowest = async () => ((await page.locator('.to-top').boundingBox())?.y ?? 999) + 44;
      await expect.poll(async () => (await lowest()) <= ((await bar.boundingBox())?.y ?? 0)).toBe(true);
      // at the end of the list, where the bar lies over nothing
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await sound(page, viewport.width);
    }
    await bar.locator('button').click();
    await page.waitForURL(`${demo.url}${words[lang].quote}?companies=**`);
    expect(await page.locator('main .list h3').allInnerTexts()).toEqual(names);
    // what is prepared here is sent by its writer, and the page says nothing else
    expect(await page.locator('main').innerText()).toContain(words[lang].yours);
    expect(await page.locator('main').getAttribute('data-event')).toBe('quote_form');
    if (script) await sound(page, viewport.width);

    expects(page, /^422 POST /);
    await page.locator('main form button[type=submit]').click();
    await page.locator('main .error-summary:focus').waitFor();
    expect(await page.locator('#need-error').innerText()).toBe(words[lang].need);
    expect(await page.locator('#need').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#need').getAttribute('aria-describedby')).toBe('need-error need-hint');
    if (script) await sound(page, viewport.width);
    await page.locator('#need').fill('Dix cartons');
    await page.locator('main form button[type=submit]').click();
    await page.locator('.reach').first().waitFor();
    expect(await page.locator('h1').innerText()).toBe(words[lang].ready);
    expect(await page.locator('blockquote').innerText()).toContain('Dix cartons');
    expect(await page.locator('.reach h2').allInnerTexts()).toEqual(names);
    const ways = page.locator('.reach a.btn');
    expect(await ways.count()).toBeGreaterThan(0);
    for (const href of await ways.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? '')))
      expect(href).toMatch(/^(tel:\+?\d{6,}|mailto:\S+@\S+|https:\/\/wa\.me\/\d{6,15}\?text=.*Dix%20cartons)/);
    if (script) await sound(page, viewport.width);

    // who looks at a company first, or comes back from WhatsApp, finds the request again
    await page.locator('.reach h2 a').first().click();
    await page.waitForURL(({ pathname }) => !pathname.endsWith(words[lang].quote));
    await page.goBack();
    expect(await page.locator('.reach h2').allInnerTexts()).toEqual(names);
    // and changes it without writing it anew
    await page.locator('button[value=change]').click();
    await expect.poll(() => page.locator('#need').inputValue()).toBe('Dix cartons');
    expect(await page.locator('main .list h3').allInnerTexts()).toEqual(names);
    expect(await page.locator('.error-summary').count()).toBe(0);
    await page.context().close();
  });

  test('five at most, ticks of one page are there on the next, and what is taken out is not ticked any more', async () => {
    const page = await open({ viewport: screens[1] });
    await page.goto(`${demo.url}/annuaire-resultat?hasWhatsapp=true`);
    for (const index of [0, 1, 2, 3]) await page.locator('.tick input').nth(index).check();
    await expect.poll(() => page.locator('.ticked').innerText()).toBe('4');
    await page.locator('.pager .next').last().click();
    await page.waitForURL('**page=2**');
    await page.locator('.tick input').first().check();
    await expect.poll(() => page.locator('.ticked').innerText()).toBe('5');
    await expect.poll(() => page.locator('.tick input').nth(3).isDisabled()).toBe(true);
    await page.locator('.toast').waitFor();
    await page.locator('.quote-bar button').click();
    await page.waitForURL('**companies=**');
    expect(await page.locator('main .list h3').count()).toBe(5);
    await page.locator('main .list .btn.icon-only').first().click();
    await expect.poll(() => page.locator('main .list h3').count()).toBe(4);
    await page.goto(`${demo.url}/annuaire-resultat?hasWhatsapp=true`);
    await expect.poll(() => page.locator('.ticked').innerText()).toBe('4');
    await page.context().close();
  });

  test('a quote of no company, or of too many, says what to do', async () => {
    const page = await open({ viewport: screens[0] });
    for (const path of ['/demande-de-devis', '/en/quote-request?companies=0,x,99999999']) {
      await page.goto(demo.url + path);
      expect(await page.locator('main .empty a.btn').isVisible()).toBe(true);
      await sound(page, 360);
    }
    await page.goto(`${demo.url}/annuaire-resultat`);
    const ids = await page
      .locator('.tick input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await page.goto(`${demo.url}/demande-de-devis?companies=${ids.slice(0, 7).join(',')}`);
    expect(await page.locator('main .list h3').count()).toBe(5);
    expect(await page.locator('main > .notice.warn').innerText()).toContain('2');
    await page.context().close();
  });

  test.each(inTurn())('the filters are a dialog in which several are chosen, in %s', async (lang) => {
    const page = await open({ viewport: screens[0], hasTouch: true });
    await page.goto(demo.url + words[lang].results);
    const before = page.url();
    await page.locator('article.result .tick').first().tap();
    const summary = page.locator('details.filters > summary');
    const dialog = page.getByRole('dialog', { name: words[lang].filters });
    const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
    await summary.tap();
    await dialog.waitFor();
    await sound(page, 360);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(summary)).toBe(true);
    await summary.tap();
    await dialog.locator('.btn.ghost').tap();
    await dialog.waitFor({ state: 'detached' });
    expect(await isFocused(summary)).toBe(true);

    await page.keyboard.press('Enter');
    await dialog.waitFor();
    const whatsapp = dialog.locator('#filter-hasWhatsapp');
    await whatsapp.tap();
    await dialog.locator('#filter-hasWhatsapp.on').waitFor();
    expect(await isFocused(whatsapp)).toBe(true);
    expect(await whatsapp.textContent()).toMatch(words[lang].chosen);
    const city = dialog.locator('[aria-labelledby=facet-city] li a').first();
    const id = await city.getAttribute('id');
    await city.tap();
    await dialog.locator(`[id="${id}"].on`).waitFor();
    expect(page.url()).toBe(before);
    await dialog.locator('.panel:not([aria-busy])').waitFor(); // counted
    const promised = (await dialog.locator('.show').innerText()).replace(/\D/g, '');
    await dialog.locator('.show').tap();
    await page.waitForURL(/city=.*hasWhatsapp=true/);
    expect((await page.locator('#found').innerText()).replace(/\D/g, '')).toBe(promised);
    expect(await isFocused(page.locator('#hits'))).toBe(true);
    await expect.poll(() => page.locator('.ticked').innerText()).toBe('1');
    await page.context().close();
  });

  test('the filters that are left without their button change nothing', async () => {
    const page = await open({ viewport: screens[0] });
    await page.goto(`${demo.url}/annuaire-resultat?what=garage`);
    await page.locator('.filters > summary').click();
    await page.locator('.filter-dialog #filter-hasWhatsapp').click();
    await page.locator('.filter-dialog #filter-hasWhatsapp.on').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.filters > summary').click();
    await page.locator('.filter-dialog #filter-hasWhatsapp').waitFor();
    expect(await page.locator('.filter-dialog .on').count()).toBe(0);
    await page.context().close();
  });

  test('nothing of the map is fetched before its button is pressed', async () => {
    const page = await open({ viewport: screens[0] });
    const tiles: string[] = [];
    expects(page, /^elsewhere https:\/\/tile\.openstreetmap\.org\//);
    await page.route('https://tile.openstreetmap.org/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await page.goto(`${demo.url}/annuaire-resultat?what=pharmacie&where=Abidjan`);
    await settled(page);
    expect(tiles).toEqual([]);
    const button = page.locator('.map-tap');
    await button.click();
    const pins = page.locator('.map-pin');
    await pins.first().waitFor();
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
    expect(await pins.count()).toBeLessThanOrEqual(await page.locator('article.result').count());
    await sound(page, 1280);
    const before = tiles.length;
    await page.locator('.map-tools button').first().click();
    await expect.poll(() => tiles.length).toBeGreaterThan(before);
    await page.locator('.map-tools button').last().click();
    expect(await page.locator('.map-place').isVisible()).toBe(false);
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('a map that does not come says so', async () => {
    const page = await open({ viewport: screens[0] });
    expects(page, /^(elsewhere|lost GET) https:\/\/tile\.openstreetmap\.org\//);
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
    await page.goto(`${demo.url}/annuaire-resultat?what=pharmacie`);
    await page.locator('.map-tap').click();
    await page.locator('.map-failed').waitFor();
    await page.context().close();
  });

  test.each(languageScripts)(
    'the version without pictures, in $lang, with script: $script',
    async ({ lang, script }) => {
      const page = await open({ viewport: screens[0], javaScriptEnabled: script });
      await page.goto(demo.url + words[lang].results);
      await page.getByRole('link', { name: words[lang].lite }).click();
      await page.waitForURL(demo.url + words[lang].results);
      expect(await page.locator('html').getAttribute('data-lite')).not.toBeNull();
      await page.goto(demo.url + (lang === 'fr' ? '/' : '/en'));
      expect(await page.locator('.hero .hang').isVisible()).toBe(false);
      if (script) {
        await page.locator('[data-used]').waitFor();
        expect(await page.locator('[data-used]').innerText()).toMatch(/\d+ (Ko|KB).*\d+ (Ko|KB)/);
        await sound(page, 360);
      }
      await page.getByRole('link', { name: words[lang].full }).click();
      await page.waitForLoadState();
      expect(await page.locator('html').getAttribute('data-lite')).toBeNull();
      await page.context().close();
    },
  );

  test('the switch of the text version leads nowhere else', async () => {
    const page = await open();
    for (const to of ['//evil.example/', '/\\evil.example', 'https://evil.example/']) {
      await page.goto(`${demo.url}/version-texte?on=1&to=${encodeURIComponent(to)}`);
      expect(page.url()).toBe(`${demo.url}/`);
    }
    await page.context().close();
  });

  test.each(languageScreens)('the menu of the phone, in $lang, $width px wide', async ({ lang, viewport, width }) => {
    const page = await open({ viewport });
    await page.goto(demo.url + (lang === 'fr' ? '/' : '/en'));
    const menu = page.locator('.site-menu');
    expect(await menu.isVisible()).toBe(width < 640);
    if (width < 640) {
      await menu.locator('summary').press('Enter');
      await sound(page, width);
      await menu.locator('a').nth(1).click();
      await page.waitForURL(demo.url + words[lang].favourites);
    }
    await page.context().close();
  });
});
