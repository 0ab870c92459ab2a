import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { weekdayNoon } from '#tests/moments.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

const demo = demoInBrowser({ now: weekdayNoon() });

const words = {
  fr: {
    results: '/annuaire-resultat',
    company: '/entreprise/',
    bar: /^Hors connexion\. .*\d\d:\d\d/,
    asOf: 'Page enregistrée (',
    away: '/annuaire-resultat?what=jamais-vu',
    title: 'Vous êtes hors connexion',
  },
  en: {
    results: '/en/result-directory',
    company: '/en/company/',
    bar: /^Offline\. .*\d\d:\d\d/,
    asOf: 'Page saved (',
    away: '/en/result-directory?what=never-seen',
    title: 'You are offline',
  },
} as const;

const open = '.open[data-s=open], .open[data-s=soon], .open[data-s=closed]';

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** How many pages the device keeps of a kind. */
const kept = (page: Page, kind: string) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, kind);

const untilKept = async (page: Page, kind: string, count: number) =>
  expect.poll(() => kept(page, kind), { timeout: 30_000 }).toBe(count);

describe('without a network', () => {
  let network: Awaited<ReturnType<typeof switchableNetwork>>;

  beforeEach(async () => {
    network = await switchableNetwork(demo.url);
  });
  afterEach(() => network.stop());

  const device = async (viewport: (typeof screens)[number] = screens[0]) => {
    const context = await demo.browser.newContext({ viewport });
    expects(context, /^lost /, /^503 GET /, /^thrown NetworkError/); // the network is taken away on purpose
    return context.newPage();
  };

  test.each(inTurn())('favourites are there, with their pages, in %s', async (lang) => {
    const { results, company } = words[lang];
    const list = lang === 'fr' ? '/favoris' : '/en/favourites';
    const page = await device();
    await page.goto(network.url + results);
    await controlled(page);
    const card = page.locator('article.result').nth(2);
    const name = await card.locator('h2 a').innerText();
    await card.locator('.heart').click();
    await untilKept(page, 'favourite', 1);
    await untilKept(page, 'favourites', 1);

    network.turn('off');
    await page.goto(network.url + list);
    await page.locator('#favourites h2').waitFor();
    expect(await page.locator('#favourites h2').allInnerTexts()).toEqual([name]);
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('#favourites h2 a').click();
    await page.waitForURL(`**${company}**`);
    expect(await page.locator('h1').innerText()).toBe(name);
    await page.goto(network.url + list);
    await page.locator('#favourites .heart').click();
    await untilKept(page, 'favourite', 0);
    await page.context().close();
  });

  test.each(inTurn())('a company that is kept can be called, in %s', async (lang) => {
    const { results, company } = words[lang];
    const page = await device();
    await page.goto(network.url + results);
    await controlled(page);
    const card = page
      .locator('article.result')
      .filter({ has: page.locator('.phone-link') })
      .first();
    const name = await card.locator('h2 a').innerText();
    await card.locator('.heart').click();
    await untilKept(page, 'favourite', 1);
    await untilKept(page, 'numbers', 1);

    network.turn('off');
    await page.goto(network.url + (lang === 'fr' ? '/favoris' : '/en/favourites'));
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${company}**`);
    const call = page.locator('.acts-bar .phone-link');
    await call.click();
    await page.locator('.acts-bar a[href^="tel:"]').waitFor();
    expect(await call.innerText()).not.toContain('•');

    // let go of, its number goes with its page
    await page.locator('.heart').first().click();
    await untilKept(page, 'favourite', 0);
    await untilKept(page, 'numbers', 0);
    await page.context().close();
  });

  describe.each(inTurn())('in %s', (lang) => {
    const { results, company, bar, asOf, away, title } = words[lang];

    test('pages seen before come back with their time, and nothing in them is open now', async () => {
      const page = await device();
      await page.goto(`${network.url}${results}?openNow=true`);
      await controlled(page);
      await untilKept(page, 'search', 1);
      const card = page
        .locator('article.result')
        .filter({ has: page.locator(open) })
        .filter({ has: page.locator('.phone-link') })
        .first();
      const name = await card.locator('h2 a').innerText();
      await card.locator('h2 a').click();
      await page.waitForURL(`**${company}**`);
      const address = page.url();
      expect(await page.locator('h1').innerText()).toBe(name);
      expect(await page.locator(open).count()).toBeGreaterThan(0);
      expect(await page.locator('.kept-bar').count()).toBe(0);
      await untilKept(page, 'company', 1);
      const call = page.locator('.acts-bar .phone-link');
      await call.click();
      await page.locator('.acts-bar a[href^="tel:"]').waitFor();
      const number = await call.getAttribute('href');

      network.turn('off');
      await page.reload();
      expect(await page.locator('h1').innerText()).toBe(name);
      expect(await page.locator('.kept-bar span').innerText()).toMatch(bar);
      expect(await page.locator(open).count()).toBe(0);
      await call.click();
      await page.locator(`.acts-bar a[href="${number}"]`).waitFor();
      await page.locator('.week > summary').click();
      expect(await page.locator('.hours').first().isVisible()).toBe(true);
      expect(await page.locator('main .open').first().innerText()).toContain(asOf);
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      expect(await smallTargets(page)).toEqual([]);

      await page.goto(`${network.url}${results}?openNow=true`);
      expect(await page.locator('.kept-bar span').innerText()).toMatch(bar);
      expect(await page.locator(open).count()).toBe(0);

      await page.goto(network.url + away);
      expect(await page.locator('h1').innerText()).toBe(title);
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(address);
      expect(await page.locator('h1').innerText()).toBe(name);

      network.turn('on');
      await page.locator('.kept-bar a').click();
      await page.locator('.kept-bar').waitFor({ state: 'detached' });
      expect(page.url()).toBe(address);
      expect(await page.locator(open).count()).toBeGreaterThan(0);
      await page.context().close();
    });
  });

  test('the photos of the last companies are there without a network', async () => {
    const page = await device();
    await page.goto(`${network.url}/annuaire-resultat?hasProducts=true&hasJobs=true&sort=rating`);
    await controlled(page);
    await page.locator('article.result h2 a').first().click();
    await page.locator('.company').waitFor();
    await untilKept(page, 'company', 1);
    const photos = page.locator('.gallery img:not(.blur)');
    const widths = () => photos.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    const shown = async () => {
      await photos.last().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
    };
    await shown();
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('photos')).keys()).length))
      .toBeGreaterThanOrEqual(await photos.count());
    network.turn('off');
    await page.reload();
    await page.locator('.kept-bar').waitFor();
    await shown();
    network.turn('on');
    await page.context().close();
  });

  test('a network that says nothing for three seconds gives way to the kept page', async () => {
    const page = await device();
    await page.goto(`${network.url}/annuaire-resultat`);
    await controlled(page);
    await untilKept(page, 'search', 1);
    network.turn('silent');
    const since = Date.now();
    await page.goto(`${network.url}/annuaire-resultat`, { waitUntil: 'commit' });
    await page.locator('.kept-bar').waitFor();
    expect(Date.now() - since).toBeGreaterThanOrEqual(2900);
    expect(await page.locator('.kept-bar span').innerText()).toMatch(/^Connexion lente/);
    expect(await page.locator(open).count()).toBe(0);
    network.turn('on');
    await page.context().close();
  });

  test('the first visit asks the network for the shell in its language alone', async () => {
    const page = await device();
    const asked: string[] = [];
    page.context().on('request', (request) => {
      if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(`${network.url}/annuaire-resultat`);
    await controlled(page);
    await untilKept(page, 'search', 1);
    expect(asked.filter((path) => !/^\/(sw\.js|hors-connexion|annuaire-resultat|assets\/.*)$/.test(path))).toEqual([]);
    expect(asked.filter((path) => /^\/assets\/(?!(styles|enhance|icons|icon-192|favicon)-)/.test(path))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await kept(page, 'shell')).toBe(1);
    await page.goto(`${network.url}/en`);
    await untilKept(page, 'shell', 2);
    await page.context().close();
  });

  test('a phone may keep Sokoni among its applications, in either language', async () => {
    const page = await device();
    for (const [path, start] of [
      ['/', '/'],
      ['/en', '/en'],
    ] as const) {
      await page.goto(network.url + path);
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const answer = await fetch(network.url + href);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = (await answer.json()) as { start_url: string; icons: { src: string; type: string }[] };
      expect(manifest.start_url).toBe(start);
      for (const { src, type } of manifest.icons)
        expect((await fetch(network.url + src)).headers.get('content-type')).toContain(type);
    }
    await page.context().close();
  });

  test('files that are gone are told so in a few bytes; the script of an old page loads it again', async () => {
    const old = await fetch(`${network.url}/assets/enhance-0ldBu1ld.js`);
    expect(old.status).toBe(200);
    expect(old.headers.get('cache-control')).toBe('no-store');
    expect(await old.text()).toContain('location.reload()');
    const gone = await fetch(`${network.url}/assets/toasts-0ldBu1ld.js`);
    expect(gone.status).toBe(404);
    expect((await gone.text()).length).toBeLessThan(100);
  });

  test('texts come by their domain, in the languages asked for, and not twice', async () => {
    const address = `${network.url}/translations/shell.json?locales=fr,en`;
    const first = await fetch(address);
    const { translations } = (await first.json()) as { translations: Record<string, object> };
    expect(Object.keys(translations)).toEqual(['fr', 'en']);
    const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const english = await fetch(`${network.url}/translations/messages.js`, { headers: { 'accept-language': 'en-KE' } });
    expect(english.headers.get('content-type')).toContain('text/javascript');
    expect(await english.text()).toContain('Skip to content');
    expect((await fetch(`${network.url}/translations/nothing.json`)).status).toBe(404);
  });
});
