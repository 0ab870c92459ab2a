import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { companySearch } from '#projections/company/company-search.ts';
import { schemaOf } from '#projections/projection.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { type Served, serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { overflows, smallTargets, tinyTargets, violationsOn } from './accessible.ts';
import { languageScreens, openBrowser } from './browser.ts';
import { expects } from './strict.ts';

const words = {
  fr: {
    home: '/',
    results: '/annuaire-resultat',
    broken: 'Quelque chose s’est mal passé\u202f!',
    loading: 'Chargement…',
  },
  en: { home: '/en', results: '/en/result-directory', broken: 'Something went wrong!', loading: 'Loading…' },
} as const;

describe('pages that have nothing, wait, or fail', () => {
  let browser: Browser;
  let db: FreshDatabase;
  let server: Served;

  beforeAll(async () => {
    [browser, db] = await Promise.all([openBrowser(), startedDatabase()]);
    server = await serve({ DATABASE_URL: db.url });
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await db?.[Symbol.asyncDispose]();
  });

  const sound = async (page: Page) => {
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await tinyTargets(page)).toEqual([]);
    if ((page.viewportSize()?.width ?? 0) < 640) expect(await smallTargets(page)).toEqual([]);
  };

  test.each(languageScreens)('an empty directory, in $lang, $viewport.width px wide', async ({ lang, viewport }) => {
    const page = await browser.newPage({ viewport });
    for (const path of [words[lang].home, words[lang].results]) {
      await page.goto(server.url + path);
      expect(await page.locator('h1').count()).toBe(1);
      await sound(page);
    }
    await page.close();
  });

  test.each(languageScreens)(
    'countries that take their time, in $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const page = await browser.newPage({ viewport });
      await page.goto(server.url + words[lang].home);
      expects(page, /^lost GET \/api\/countries/);
      let answer = () => {};
      const held = new Promise<void>((go) => {
        answer = go;
      });
      await page.route('**/api/countries*', async (route) => {
        await held;
        await route.abort();
      });
      await page.locator('header [data-dropdown]').click();
      const menu = page.locator('.dropdown');
      await menu.getByText(words[lang].loading).waitFor();
      await sound(page);
      answer();
      await menu.locator('[role=alert]').waitFor();
      await sound(page);
      await page.close();
    },
  );

  test.each(languageScreens)(
    'a failure of our own has a page, in $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const schema = schemaOf(companySearch);
      await db.pool.query(`alter schema ${schema} rename to away`);
      try {
        const page = await browser.newPage({ viewport });
        expects(page, /^500 GET /);
        // one that was read before is kept and goes on being shown
        const answer = await page.goto(`${server.url}${words[lang].results}?what=panne${viewport.width}`);
        expect(answer?.status()).toBe(500);
        expect(await page.locator('h1').innerText()).toContain(words[lang].broken);
        expect(await page.locator('main').innerText()).toContain(answer?.headers()['x-correlation-id']);
        expect(await page.locator('main a.btn').count()).toBeGreaterThan(0);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang);
        await sound(page);
        await page.close();
      } finally {
        await db.pool.query(`alter schema away rename to ${schema}`);
      }
    },
  );
});
