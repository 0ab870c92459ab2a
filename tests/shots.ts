import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser, screens } from './journeys/browser.ts';
import { demoServer } from './journeys/demo-server.ts';

// pictures of every public screen, to be looked at: `npm run shots`, some of them with `npm run shots -- results quote`,
// or with SOKONI_URL of a running server
const folder = join(import.meta.dirname, '../shots');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);

type Screen = { readonly path: string; readonly first?: (page: Page) => Promise<unknown>; readonly view?: boolean };

const company = async (page: Page) => {
  await page.locator('article.result h2 a').first().click();
  await page.locator('.company').waitFor();
};
const tick = async (page: Page) => {
  for (const index of [0, 1]) await page.locator('.tick').nth(index).click();
};
const ask = async (page: Page) => {
  await tick(page);
  await page.locator('.quote-bar button').click();
  await page.locator('#need').waitFor();
};
const write = (text: string) => async (page: Page) => {
  await ask(page);
  await page.locator('#need').fill(text);
  await page.locator('main form button[type=submit]').click();
  await page.locator('.reach').first().waitFor();
};
const heart = (path: string) => async (page: Page) => {
  for (const index of [0, 1, 2]) await page.locator('[data-favourite]').nth(index).click();
  await page.goto(new URL(path, page.url()).href);
};
const press = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .click({ timeout: 2000 })
    .catch(() => {});

/** From the page of a company that shows everything a page can show, to one of its pages. */
const shown = (path?: string) => async (page: Page) => {
  await company(page);
  if (path) await page.goto(new URL(page.url()).href + path);
};
const job = async (page: Page) => {
  await company(page);
  await page.locator('.jobs a').first().click();
  await page.locator('h1').waitFor();
};

let asked = 0;
/** Each at an address of its own: one takes five codes. */
const askCode = async (page: Page) => {
  await page.locator('#email').fill(`awa.${++asked}@sokoni.example`);
  await page.keyboard.press('Enter');
  await page.locator('#code').waitFor();
};

/** Photos come when they are scrolled to. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 30));
    }
    const late = [...document.images].filter((one) => !one.complete && one.checkVisibility());
    const loaded = Promise.all(late.map((one) => new Promise((done) => one.addEventListener('load', done))));
    await Promise.race([loaded, new Promise((done) => setTimeout(done, 3000))]);
    scrollTo({ top: 0, behavior: 'instant' });
  });

const screensIn = (lang: 'fr' | 'en'): Readonly<Record<string, Screen>> => {
  const fr = lang === 'fr';
  const results = fr
    ? '/annuaire-resultat?what=garage&where=Abidjan'
    : '/en/result-directory?what=pharmacy&where=Nairobi';
  const need = fr ? 'Vidange et filtre pour une Toyota Corolla, à Cocody.' : 'Oil change for a Toyota Corolla.';
  const rich = `${fr ? '/annuaire-resultat' : '/en/result-directory'}?hasProducts=true&hasJobs=true&sort=rating`;
  return {
    home: { path: fr ? '/' : '/en' },
    country: { path: fr ? '/ci' : '/en/ke' },
    menu: { path: fr ? '/ci' : '/en/ke', first: press('.site-menu > summary'), view: true },
    results: { path: results },
    filters: { path: results, first: press('.filters > summary'), view: true },
    ticked: { path: results, first: tick, view: true },
    'filters-on': { path: `${results}&hasWhatsapp=true&openNow=true` },
    corrected: { path: fr ? '/annuaire-resultat?what=restoran&where=Abidjan' : '/en/result-directory?what=farmacy' },
    wider: {
      path: fr ? '/annuaire-resultat?what=pharmacie&where=Cocody' : '/en/result-directory?what=pharmacy&where=Ntinda',
    },
    'tell-me': {
      path: fr ? '/me-prevenir?what=charpentier&where=Abidjan' : '/en/tell-me?what=carpenter&where=Nairobi',
    },
    zero: { path: fr ? '/annuaire-resultat?what=farmacieuh' : '/en/result-directory?what=taxidermist' },
    company: { path: results, first: company },
    rich: { path: rich, first: shown() },
    products: { path: rich, first: shown(fr ? '/produits' : '/products') },
    photos: { path: rich, first: shown('/photos') },
    job: { path: rich, first: job },
    reviews: { path: rich, first: shown(fr ? '/avis' : '/reviews') },
    'write-review': { path: rich, first: shown(fr ? '/donner-un-avis' : '/write-a-review') },
    report: { path: rich, first: shown(fr ? '/signaler' : '/report-a-problem') },
    gone: { path: fr ? '/entreprise/999999-disparue' : '/en/company/999999-gone' },
    how: { path: fr ? '/comment-fonctionnent-les-avis' : '/en/how-reviews-work' },
    login: { path: fr ? '/login' : '/en/login' },
    'ask-code': { path: fr ? '/login/recevoir-un-code' : '/en/login/get-a-code' },
    'mailed-code': { path: fr ? '/login/recevoir-un-code' : '/en/login/get-a-code', first: askCode },
    register: { path: fr ? '/inscription' : '/en/register' },
    'reset-password': { path: fr ? '/registration/reset-password' : '/en/registration/reset-password' },
    quote: { path: results, first: ask },
    'quote-ready': { path: results, first: write(need) },
    favourites: { path: results, first: heart(fr ? '/favoris' : '/en/favourites') },
    'favourites-none': { path: fr ? '/favoris' : '/en/favourites' },
    error: { path: fr ? '/nulle/part' : '/en/no/where' },
    offline: { path: fr ? '/hors-connexion' : '/en/offline' },
    parts: { path: fr ? '/ui' : '/en/ui' },
  };
};

const [browser, server] = await Promise.all([openBrowser(), demoServer()]);
for (const lang of ['fr', 'en'] as const) {
  for (const viewport of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, { path, first, view = false }] of Object.entries(screensIn(lang))) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const context = await browser.newContext({ viewport, colorScheme, locale: lang });
        const page = await context.newPage();
        await page.goto(server.url + path);
        await first?.(page);
        await page.waitForLoadState();
        if (!view) await seeAll(page);
        const file = join(folder, `${name}-${lang}-${viewport.width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: !view, animations: 'disabled' });
        console.log(file);
        await context.close();
      }
    }
  }
}
await browser.close();
await server.stop();
