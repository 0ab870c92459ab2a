import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { byFinger, inTurn, languages } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { middleOf } from './touch.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    home: '/',
    results: '/annuaire-resultat?what=pharmacie',
    what: 'Quoi ou qui\u202f?',
    first: 'Garage automobile',
    trade: 'Métier',
    list: 'Suggestions\u202f: Quoi ou qui\u202f?',
    count: /^\d suggestions$/,
    none: 'Aucune suggestion\u202f: la recherche fonctionne quand même.',
    back: 'Retour',
    clear: 'Effacer\u202f: Quoi ou qui\u202f?',
  },
  en: {
    home: '/en',
    results: '/en/result-directory?what=pharmacy',
    what: 'What or who?',
    first: 'Car repair garage',
    trade: 'Trade',
    list: 'Suggestions: What or who?',
    count: /^\d suggestions$/,
    none: 'No suggestions: the search works all the same.',
    back: 'Back',
    clear: 'Clear: What or who?',
  },
} as const;

const pages = languages.flatMap((lang) => (['home', 'results'] as const).map((page) => ({ lang, page })));
/** A phone, and what its keyboard leaves of it. */
const phones = pages.flatMap((one) => [640, 320].map((height) => ({ ...one, height })));

describe('suggestions', () => {
  let page: Page;
  afterEach(async () => {
    await page.context().close();
  });

  const open = async (path: string, height = 640) => {
    const context = await demo.browser.newContext({
      viewport: { width: 360, height },
      hasTouch: true,
      isMobile: true,
    });
    page = await context.newPage();
    await page.goto(demo.url + path);
    return {
      what: page.locator('#search-what'),
      where: page.locator('#search-where'),
      list: page.locator('.suggestions:visible'),
      options: page.locator('.suggestions:visible [role=row]'),
    };
  };

  test.each(phones)(
    'a tapped one is taken and nothing below it is pressed, in $lang, on $page, $height px high',
    async ({ lang, page: on, height }) => {
      const { what, where, list, options } = await open(words[lang][on], height);
      const before = page.url();
      for (const field of [what, where]) {
        await field.tap();
        await field.fill('');
        await field.pressSequentially(field === what ? 'gar' : 'ab');
        await options.nth(1).waitFor();
        const below = () => list.boundingBox().then((at) => (at ? at.y + at.height : 999));
        await expect.poll(below).toBeLessThanOrEqual(height); // once it is fitted to the window
        const box = await list.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
        const fieldBox = await field.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
        const row = field === what ? options.filter({ hasText: words[lang].trade }).nth(1) : options.nth(1);
        const name = await row.locator('.t').innerText();
        await row.scrollIntoViewIfNeeded();
        const { x, y } = await middleOf(row);
        await page.touchscreen.tap(x, y);
        expect(await field.inputValue()).toBe(name);
        expect(await list.count()).toBe(0);
        expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
      }
      expect(page.url()).toBe(before);
    },
  );

  test.each(byFinger(pages))(
    'the search covers the page until it is left, and keeps what was typed, in $lang, on $page',
    async (one) => {
      const { what, where, list, options } = await open(words[one.lang][one.page]);
      const { back, clear } = words[one.lang];
      const over = page.locator('.search.over');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await what.tap();
      await over.waitFor();
      expect(await over.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 640 });
      await what.fill('');
      await what.pressSequentially('gar');
      await options.nth(2).waitFor();
      const [fields, shown] = [await where.boundingBox(), await list.boundingBox()];
      expect((shown?.y ?? 0) - (fields?.y ?? 0) - (fields?.height ?? 0)).toBeLessThan(16);
      expect(await overflows(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      const reached = new Set<string>();
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        reached.add(await page.evaluate(() => String(document.activeElement?.closest('.search, body')?.className)));
      }
      expect([...reached].filter((name) => name !== '' && !name.includes('over'))).toEqual([]);
      await what.focus();
      await page.keyboard.press('Escape');
      await expect.poll(() => over.count()).toBe(0);
      expect([await what.inputValue(), await list.count()]).toEqual(['gar', 0]);
      expect(await what.evaluate((field) => field === document.activeElement)).toBe(true);
      await what.tap();
      await over.getByRole('button', { name: back, exact: true }).tap();
      await expect.poll(() => over.count()).toBe(0);
      expect(await what.inputValue()).toBe('gar');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
      await page.locator('footer a').first().focus(); // the page is reached again
      await what.tap();
      await over.getByRole('button', { name: clear, exact: true }).tap();
      expect(await what.inputValue()).toBe('');
      await what.pressSequentially('garage');
      await over.locator('[type=submit]').tap();
      await page.waitForURL('**?what=garage**');
    },
  );

  test('a mouse that is let go elsewhere takes nothing', async () => {
    const { what, options } = await open('/');
    await what.pressSequentially('gar');
    await options.nth(1).waitFor();
    const [first, second] = [await middleOf(options.nth(0)), await middleOf(options.nth(1))]; // both trades
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    await page.mouse.move(second.x, second.y);
    await page.mouse.up();
    expect(await what.inputValue()).toBe('gar');
    await page.mouse.click(second.x, second.y);
    expect(await what.inputValue()).not.toBe('gar');
  });

  test.each(pages)('are told by ear, in $lang, on $page', async ({ lang, page: on }) => {
    const { what, options } = await open(words[lang][on]);
    const { what: label, list, count, none, first } = words[lang];
    const named = page.getByRole('combobox', { name: label, exact: true });
    expect(await named.getAttribute('aria-expanded')).toBe('false');
    const said = page.locator('.search .box:first-child [role=status]');
    await what.fill('');
    await named.pressSequentially('gar');
    await options.first().waitFor();
    expect(await page.getByRole('grid', { name: list, exact: true }).count()).toBe(1);
    await expect.poll(() => said.innerText()).toMatch(count);
    await expect.poll(() => options.first().locator('.t').innerText()).toBe(first);
    await what.fill('zzqx');
    await expect.poll(() => said.textContent()).toBe(none);
    expect(await options.count()).toBe(0);
    await page.locator('#search-where').pressSequentially('abid');
    await expect.poll(() => options.first().locator('.t').innerText()).toBe('Abidjan');
  });

  test('come back after Escape, by the arrow and by Alt with it', async () => {
    const { what, options } = await open('/');
    await what.pressSequentially('gar');
    await options.first().waitFor();
    await page.keyboard.press('Escape');
    expect(await options.count()).toBe(0);
    expect(await what.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[aria-selected=true] .t').innerText()).toBe(words.fr.first);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await options.count()).toBeGreaterThan(1);
    expect(await page.locator('[aria-selected=true]').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await what.inputValue()).toBe(words.fr.first);
  });

  test.each(inTurn())('without script the fields have their names too, in %s', async (lang) => {
    const context = await demo.browser.newContext({ javaScriptEnabled: false });
    page = await context.newPage();
    await page.goto(demo.url + words[lang].home);
    await page.getByLabel(words[lang].what, { exact: true }).fill('garage');
    await page.keyboard.press('Enter');
    await page.waitForURL('**?what=garage**');
  });
});
