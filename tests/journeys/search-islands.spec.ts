import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const part = '**/assets/islands-*.js';
const words = {
  fr: { home: '/', results: '/annuaire-resultat', loading: 'Chargement…', countries: '58 pays' },
  en: { home: '/en', results: '/en/result-directory', loading: 'Loading…', countries: '58 countries' },
} as const;
const [phone] = screens;

describe('used before its part has come', () => {
  /** A page whose parts are held back until they are let through; without the worker, which would have them. */
  const held = async (path: string) => {
    const context = await demo.browser.newContext({ viewport: phone, hasTouch: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    const { promise, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route(part, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(demo.url + path);
    return { page, letThrough };
  };
  /** A page whose parts never come. */
  const without = async (path: string): Promise<Page> => {
    const context = await demo.browser.newContext({ viewport: phone, hasTouch: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    expects(page, /islands-/, /Failed to fetch dynamically imported module|error loading dynamically imported/);
    await page.route(part, (route) => route.abort());
    await page.goto(demo.url + path);
    return page;
  };

  test.each(inTurn())('what is typed stays, letter by letter, and is answered, in %s', async (lang) => {
    const { page, letThrough } = await held(words[lang].home);
    const what = page.locator('#search-what');
    await what.tap();
    await what.pressSequentially('phar');
    expect(await page.locator('[role=row]').count()).toBe(0);
    letThrough();
    await what.pressSequentially('maci');
    await page.locator('[role=row]:visible').first().waitFor();
    expect(await what.inputValue()).toBe('pharmaci');
    await page.context().close();
  });

  test.each(inTurn())('what is typed is asked about meanwhile, and not again once it lives, in %s', async (lang) => {
    const { page, letThrough } = await held(words[lang].home);
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/suggestions') asked.push(searchParams.get('q'));
    });
    await page.locator('#search-what').fill('phar');
    await expect.poll(() => asked).toEqual(['phar']);
    letThrough();
    await page.locator('[role=row]:visible').first().waitFor();
    expect(asked).toEqual(['phar']);
    await page.context().close();
  });

  test.each(inTurn())('a search goes on without waiting, in %s', async (lang) => {
    const { page } = await held(words[lang].home);
    await page.locator('#search-what').fill('garage');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.url}${words[lang].results}?what=garage**`);
    await page.context().close();
  });

  test.each(inTurn())('the country menu opens at once and is filled when it can be, in %s', async (lang) => {
    const { loading, countries, home } = words[lang];
    const { page, letThrough } = await held(home);
    const button = page.locator('header [data-dropdown]');
    const menu = page.locator('.dropdown');
    expect([await button.getAttribute('role'), await button.getAttribute('aria-expanded')]).toEqual([
      'button',
      'false',
    ]);
    await button.focus();
    await page.keyboard.press('Space');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await menu.locator('[role=status]').innerText()).toContain(loading);
    letThrough();
    await expect.poll(() => menu.locator('[role=status]').textContent()).toContain(countries);
    await menu.locator('input:focus').waitFor();
    await page.context().close();
  });

  test.each(inTurn())('the filters open at once, and a choice waits to be taken there, in %s', async (lang) => {
    const { page, letThrough } = await held(`${words[lang].results}?what=garage`);
    const before = page.url();
    await page.locator('.filters > summary').tap();
    await page.locator('.filters .panel #filter-hasWhatsapp').tap();
    letThrough();
    await page.locator('.filter-dialog[open] #filter-hasWhatsapp.on').waitFor();
    expect(page.url()).toBe(before);
    await page.context().close();
  });

  test('an order that was chosen is sent once it can be', async () => {
    const { page, letThrough } = await held('/annuaire-resultat?what=garage');
    await page.locator('#sort').selectOption('newest');
    letThrough();
    await page.waitForURL('**sort=newest**');
    await page.context().close();
  });

  test('what does not come leaves links and forms', async () => {
    const page = await without('/');
    await page.locator('header [data-dropdown]').click();
    await page.waitForURL(`${demo.url}/#countries`);
    await page.context().close();
    const results = await without('/annuaire-resultat?what=garage');
    await results.locator('.filters > summary').tap();
    await results.locator('.filters .panel #filter-hasWhatsapp').tap();
    await results.waitForURL('**hasWhatsapp=true**');
    await results.context().close();
  });
});

test('parts are prepared once somebody has begun to use the page, on a fast connection, and not before', async () => {
  const context = await demo.browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  // what Chromium makes of the speed of a busy machine is its own affair
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }));
  const asked: string[] = [];
  page.on('request', (request) => void (/(islands|search-form)-/.test(request.url()) && asked.push(request.url())));
  await page.goto(demo.url);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const prepared = page.waitForRequest(/search-form-/);
  await page.mouse.move(300, 700);
  await prepared;
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await context.close();
});
