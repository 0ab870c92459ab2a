import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { middleOf } from './touch.ts';

const demo = demoInBrowser();
const phone = { width: 360, height: 640 };

const words = {
  fr: {
    home: '/ci',
    results: '/annuaire-resultat/ci',
    forget: 'Oublier «\u202fcoiffeuse\u202f»',
    forgetAll: 'Oublier ces recherches',
    moved: 'Cocody est maintenant dans «\u202fOù\u202f».',
  },
  en: {
    home: '/en/ci',
    results: '/en/result-directory/ci',
    forget: 'Forget “coiffeuse”',
    forgetAll: 'Forget these searches',
    moved: 'Cocody is now in “Where”.',
  },
} as const;

const rowsOf = (page: Page) => page.locator('.suggestions:visible [role=row]');
const tap = async (page: Page, row: ReturnType<typeof rowsOf>): Promise<void> => {
  const { x, y } = await middleOf(row);
  await page.touchscreen.tap(x, y);
};

describe('what is suggested on a phone', () => {
  const open = async (lang: 'fr' | 'en'): Promise<Page> => {
    const page = await demo.visit({ lang, touch: true, viewport: phone });
    await page.goto(demo.url + words[lang].home);
    return page;
  };
  const search = async (page: Page, what: string, results: string): Promise<void> => {
    await page.locator('#search-what').fill(what);
    await page.locator('#search-what').press('Enter');
    await page.waitForURL(`**${results}?**`);
  };

  test.each(inTurn())(
    'a place goes to where, and is there at the next visit; then a trade is found in it, in %s',
    async (lang) => {
      const { home, results, moved } = words[lang];
      const page = await open(lang);
      await page.locator('#search-what').tap();
      await page.locator('#search-what').pressSequentially('coco');
      await tap(page, rowsOf(page).filter({ hasText: 'Cocody' }).first());
      expect(await page.locator('#search-where').inputValue()).toBe('Cocody, Abidjan');
      expect(await page.locator('#search-what').inputValue()).toBe('');
      await page.getByText(moved).waitFor();
      await page.goto(demo.url + home);
      await expect.poll(() => page.locator('#search-where').inputValue()).toBe('Cocody, Abidjan');
      await search(page, 'garage', results);
      expect(new URL(page.url()).searchParams.get('where')).toBe('Cocody, Abidjan');
    },
  );

  test.each(inTurn())('a misspelt beginning brings what is meant, and it is searched, in %s', async (lang) => {
    const { results } = words[lang];
    const page = await open(lang);
    await page.locator('#search-what').tap();
    const answered = page.waitForResponse((response) => response.url().includes('q=restaurnt'));
    await page.locator('#search-what').pressSequentially('restaurnt');
    await answered;
    await tap(page, rowsOf(page).filter({ hasText: 'Restaurant' }).first());
    await expect.poll(() => page.locator('#search-what').inputValue()).toBe('Restaurant');
    await page.locator('#search-what').press('Enter');
    await page.waitForURL(`**${results}?**`);
    expect(await page.locator('article.result').count()).toBeGreaterThan(0);
  });

  test.each(inTurn())('a company leads to its page, in %s', async (lang) => {
    const page = await open(lang);
    await page.locator('#search-what').tap();
    await page.locator('#search-what').pressSequentially('garage');
    const company = rowsOf(page)
      .filter({ has: page.locator('.cloth') })
      .first();
    const name = await company.locator('.t').innerText();
    await tap(page, company);
    await page.locator('h1', { hasText: name }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(lang === 'fr' ? /^\/entreprise\// : /^\/en\/company\//);
  });

  test.each(inTurn())(
    'the last searches are there at a tap, searched again, and forgotten one by one or all, in %s',
    async (lang) => {
      const { home, results, forget, forgetAll } = words[lang];
      const page = await open(lang);
      for (const what of ['plombier', 'coiffeuse', 'garage']) {
        await page.goto(demo.url + home);
        await page.locator('#search-what').tap();
        await page.locator('.island[data-awake] #search-what').waitFor();
        await search(page, what, results);
      }
      await page.goto(demo.url + home);
      await page.locator('#search-what').tap();
      const names = () => rowsOf(page).locator('.t').allInnerTexts();
      await expect.poll(names).toEqual(['garage', 'coiffeuse', 'plombier', forgetAll]);
      await page.getByRole('button', { name: forget, exact: true }).tap();
      await expect.poll(names).toEqual(['garage', 'plombier', forgetAll]);
      await tap(page, rowsOf(page).filter({ hasText: 'plombier' }));
      await page.waitForURL(`**${results}?what=plombier**`);
      await page.goto(demo.url + home);
      await page.locator('#search-what').tap();
      await expect.poll(names).toEqual(['plombier', 'garage', forgetAll]);
      await tap(page, rowsOf(page).last());
      await expect.poll(names).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('sokoni.searches'))).toBeNull();
    },
  );
});

/** Has the page note when the list is taken away again after it was shown. */
const notesFlicker = (page: Page) =>
  page.addInitScript(() => {
    const look = (): void => {
      if (!document.body) return; // the page is not there yet
      const list = document.querySelector('.suggestions:not([hidden])');
      if (list) document.body.dataset.listed = 'shown';
      else if (document.body.dataset.listed === 'shown') document.body.dataset.listed = 'gone';
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
  });

describe('typing fast on a slow network', () => {
  test.each(inTurn())('what is shown is for what is typed, and never flickers, in %s', async (lang) => {
    const page = await demo.visit({ lang, viewport: phone });
    await notesFlicker(page);
    await page.goto(demo.url + words[lang].home);
    const late: (() => Promise<void>)[] = [];
    await page.route('**/api/suggestions?**', async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q') ?? '';
      const answer = await route.fetch().catch(() => undefined); // the last letters may come as the test ends
      const fulfill = () => route.fulfill({ response: answer }).catch(() => {}); // called off
      if (q === 'ph') late.push(fulfill);
      else await fulfill();
    });
    const what = page.locator('#search-what');
    await what.click();
    await page.locator('.island[data-awake] #search-what').waitFor();
    await what.pressSequentially('ph');
    await expect.poll(() => late.length).toBe(1);
    await what.pressSequentially('armac');
    const heavy = rowsOf(page).first().locator('b');
    await expect.poll(() => heavy.innerText()).toBe('Pharmac');
    await late[0]?.();
    for (const key of [lang === 'fr' ? 'i' : 'y', 'Backspace', 'Backspace', 'Backspace']) await what.press(key);
    await expect.poll(() => heavy.innerText()).toBe('Pharm');
    expect(await page.evaluate(() => document.body.dataset.listed)).toBe('shown');
  });
});
