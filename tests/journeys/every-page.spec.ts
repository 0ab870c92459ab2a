import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { overflows, tinyTargets, violationsOn } from './accessible.ts';
import { languages } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

type Language = (typeof languages)[number];

/** The pages that anybody may open, with what they show when there is something, nothing, or something wrong. */
const pages: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fr: {
    home: '/',
    'home of a country': '/ci',
    results: '/annuaire-resultat?what=garage&where=Abidjan&openNow=false',
    'results, filtered': '/annuaire-resultat/ci?hasWhatsapp=true&sort=newest',
    'results, none': '/annuaire-resultat?what=zzqqxxyy&where=Abidjan',
    'results, elsewhere': '/annuaire-resultat?what=pharmacie&where=Cocody',
    'jobs of a country': '/ci/emploi',
    'tell me': '/me-prevenir?what=charpentier&where=Abidjan',
    'quote, none': '/demande-de-devis',
    favourites: '/favoris',
    offline: '/hors-connexion',
    login: '/login',
    'ask for a code': '/login/recevoir-un-code?over',
    register: '/inscription',
    'reset password': '/registration/reset-password',
    'how reviews work': '/comment-fonctionnent-les-avis',
    about: '/a-propos',
    help: '/aide',
    contact: '/contact',
    terms: '/conditions',
    privacy: '/confidentialite',
    accessibility: '/accessibilite',
    parts: '/ui',
    'not found': '/nulle/part',
  },
  en: {
    home: '/en',
    'home of a country': '/en/ke',
    results: '/en/result-directory?what=pharmacy&where=Nairobi',
    'results, filtered': '/en/result-directory/ke?hasWhatsapp=true&sort=newest',
    'results, none': '/en/result-directory?what=zzqqxxyy',
    'results, corrected': '/en/result-directory?what=farmacy',
    'jobs of a country': '/en/ke/jobs',
    'tell me': '/en/tell-me?what=carpenter&where=Nairobi',
    'quote, none': '/en/quote-request',
    favourites: '/en/favourites',
    offline: '/en/offline',
    login: '/en/login',
    'ask for a code': '/en/login/get-a-code?over',
    register: '/en/register',
    'reset password': '/en/registration/reset-password',
    'how reviews work': '/en/how-reviews-work',
    about: '/en/about',
    help: '/en/help',
    contact: '/en/contact',
    terms: '/en/terms',
    privacy: '/en/privacy',
    accessibility: '/en/accessibility',
    parts: '/en/ui',
    'not found': '/en/no/where',
  },
};

/** Companies that show everything a page can show, and what else they have pages for. */
const rich: Readonly<Record<Language, { readonly results: string; readonly pages: readonly string[] }>> = {
  fr: {
    results: '/annuaire-resultat?hasProducts=true&hasJobs=true&sort=rating',
    pages: ['photos', 'produits', 'avis', 'donner-un-avis', 'signaler', 'telephone'],
  },
  en: {
    results: '/en/result-directory?hasProducts=true&hasJobs=true&sort=rating',
    pages: ['photos', 'products', 'reviews', 'write-a-review', 'report-a-problem', 'phone'],
  },
};

const all = languages.flatMap((lang) => Object.entries(pages[lang]).map(([name, path]) => ({ lang, name, path })));

describe('every page', () => {
  /** 1280 px at 400 % is a window of 320 px. */
  const looks = [
    { width: 320, height: 256, colorScheme: 'light' },
    { width: 1280, height: 800, colorScheme: 'dark' },
  ] as const;

  let looker: Page;
  beforeAll(async () => {
    looker = await demo.browser.newPage();
    expects(looker, /^404 GET \/(nulle\/part|en\/no\/where)$/);
  });

  const seen = async (path: string, check: (page: Page, width: number) => Promise<void>) => {
    for (const [nth, { width, height, colorScheme }] of looks.entries()) {
      await looker.setViewportSize({ width, height });
      await looker.emulateMedia({ colorScheme });
      if (nth === 0) await looker.goto(demo.url + path);
      await check(looker, width);
    }
  };

  test.each(all)('$name in $lang: no violation, nothing beside the screen', async ({ lang, path }) => {
    await seen(path, async (page, width) => {
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.locator('h1').count()).toBe(1);
      expect([width, await violationsOn(page)]).toEqual([width, []]);
      expect([width, await overflows(page)]).toEqual([width, false]);
      expect([width, await tinyTargets(page)]).toEqual([width, []]);
    });
  });

  test.each(languages)(
    'the pages of a company in %s',
    async (lang) => {
      const first = await demo.browser.newPage();
      await first.goto(demo.url + pages[lang].results);
      const company = await first.locator('article.result h2 a').first().getAttribute('href');
      const quote = lang === 'fr' ? '/demande-de-devis' : '/en/quote-request';
      const id = /(\d+)-/.exec(company ?? '')?.[1];
      await first.goto(demo.url + rich[lang].results);
      const full = await first.locator('article.result h2 a').first().getAttribute('href');
      await first.goto(demo.url + full);
      const job = await first.locator('.jobs a').first().getAttribute('href');
      await first.close();
      const parts = rich[lang].pages.map((part) => `${full}/${part}`);
      for (const path of [company ?? '', `${quote}?companies=${id}`, full ?? '', job ?? '', ...parts])
        await seen(path, async (page, width) => {
          expect([path, width, await page.locator('h1').count()]).toEqual([path, width, 1]);
          expect([path, width, await violationsOn(page)]).toEqual([path, width, []]);
          expect([path, width, await overflows(page)]).toEqual([path, width, false]);
          expect([path, width, await tinyTargets(page)]).toEqual([path, width, []]);
        });
    },
    120_000,
  );

  test.each(languages)('the parts that live in the browser do so under our content policy, in %s', async (lang) => {
    const page = await demo.browser.newPage({ viewport: { width: 360, height: 640 } });
    await page.goto(demo.url + pages[lang].parts);
    const opener = page.getByRole('button', { name: lang === 'fr' ? 'Écrire un avis' : 'Write a review' });
    const dialog = page.getByRole('dialog');
    await expect
      .poll(async () => {
        if (!(await dialog.isVisible())) await opener.press('Enter');
        return dialog.isVisible();
      })
      .toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    for (let pressed = 0; pressed < 6; pressed++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);

    const city = page.getByRole('combobox', { name: lang === 'fr' ? 'Ville' : 'City' }).first();
    const options = page.locator('.selector-list [role=option]');
    await expect
      .poll(async () => {
        if ((await city.inputValue()) !== 'nai') await city.fill('nai');
        return (await options.first().isVisible()) && (await options.first().innerText());
      })
      .toMatch(/^Nairobi/);
    await city.press('ArrowDown');
    await expect.poll(() => page.locator('[role=option][data-marked]').allInnerTexts()).toEqual(['Nairobi']);
    await city.press('Enter');
    await expect.poll(() => city.inputValue()).toBe('Nairobi');

    await page.getByRole('button', { name: 'Actions' }).press('Enter');
    await page.getByRole('menu').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('tab').last().press('ArrowLeft');
    expect(await page.getByRole('tab').first().getAttribute('aria-selected')).toBe('true');
    await page.close();
  });

  /** What has the focus can be seen: by its middle, or by a corner of what is larger than the window. */
  const focusShows = (page: Page) =>
    page.evaluate(() => {
      const one = document.activeElement;
      if (!one || one === document.body) return true;
      const box = one.getBoundingClientRect();
      const shown = one.matches('h2 a, h3 a, input[type=radio], input[type=checkbox]')
        ? (one.closest('label, li, article') ?? one)
        : one;
      const spots = [
        [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
        [box.left + 4, box.top + 4],
        [box.right - 4, box.bottom - 4],
      ];
      return spots.some(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (shown.contains(at) || at.contains(one));
      });
    });

  test.each([
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ])('the keyboard is never under the quote bar, $width px wide', async (viewport) => {
    const page = await demo.browser.newPage({ viewport });
    await page.goto(`${demo.url}/annuaire-resultat?hasWhatsapp=true`);
    await page.locator('.tick input').first().check();
    const hidden: string[] = [];
    for (let pressed = 0; pressed < 70; pressed++) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (!(await focusShows(page))) hidden.push(await page.evaluate('document.activeElement.outerHTML.slice(0, 160)'));
    }
    expect(hidden).toEqual([]);
    await page.close();
  });
});
