import type { Page } from 'playwright-core';
import { press, type Screens } from './screen.ts';

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
  for (const index of [0, 1, 2]) await page.locator('.heart').nth(index).click();
  await page.goto(new URL(path, page.url()).href);
};
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

/** Pages that everybody sees, empty ones and errors too. */
export const publicScreens = (lang: 'fr' | 'en'): Screens => {
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
