import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await demo.browser.newContext(options);
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(demo.url + path);
  return page;
};
const toast = (page: Page, detail: unknown) =>
  page.evaluate((said) => void dispatchEvent(new CustomEvent('sokoni:toast', { detail: said })), detail);
const shown = (page: Page) => page.locator('.toast p').allInnerTexts();

test('goes after ten seconds, or when it is told to; an error stays until it is closed', async () => {
  const page = await open('/');
  await page.clock.pauseAt(Date.now() + 60_000); // from here on time passes when it is told to
  await toast(page, { content: 'Enregistré', variant: 'success' });
  await toast(page, { content: 'Perdu', variant: 'error' });
  await toast(page, { id: 'mine', content: 'Reste', autohide: false });
  await page.locator('.toast', { hasText: 'Reste' }).waitFor();
  expect(await shown(page)).toEqual(['Reste', 'Perdu', 'Enregistré']);
  await page.clock.runFor(9_900);
  expect(await shown(page)).toEqual(['Reste', 'Perdu', 'Enregistré']);
  await page.clock.runFor(200);
  expect(await shown(page)).toEqual(['Reste', 'Perdu']);
  await page.evaluate(() => void dispatchEvent(new CustomEvent('sokoni:toast-hide', { detail: 'mine' })));
  await page.locator('.toast', { hasText: 'Reste' }).waitFor({ state: 'detached' });
  await page.clock.runFor(600_000);
  expect(await shown(page)).toEqual(['Perdu']);
  await page.locator('.toast button').click();
  expect(await shown(page)).toEqual([]);
  await page.context().close();
});

const words = {
  fr: { path: '/', title: 'Derniers messages', clear: 'Effacer' },
  en: { path: '/en', title: 'Latest messages', clear: 'Clear' },
} as const;

describe.each(screens)('what was told can be read again, $width px wide', (viewport) => {
  test.each([
    ['fr', 'light'],
    ['en', 'dark'],
  ] as const)('in %s, %s', async (lang, colorScheme) => {
    const { path, title, clear } = words[lang];
    const page = await open(path, { viewport, colorScheme, locale: lang });
    const opener = page.getByRole('button', { name: title });
    expect(await opener.count()).toBe(0);
    await toast(page, { content: 'Un', variant: 'success' });
    await toast(page, {
      content: 'Une phrase assez longue pour deux lignes, même sur un écran large',
      variant: 'error',
    });
    await page.locator('.toast').first().waitFor();
    // a page later, in the same tab
    await page.goto(`${demo.url}${path}?again=1`);
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: title });
    expect(await panel.locator('p').allInnerTexts()).toEqual([
      'Une phrase assez longue pour deux lignes, même sur un écran large',
      'Un',
    ]);
    expect(await opener.getAttribute('aria-expanded')).toBe('true');
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
    const folder = process.env.SOKONI_SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/toasts-${lang}-${viewport.width}.png` });
    await page.keyboard.press('Escape');
    expect(await panel.count()).toBe(0);
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await opener.click();
    await page.getByRole('button', { name: clear }).click();
    expect(await opener.count()).toBe(0);
    await page.reload();
    expect(await opener.count()).toBe(0);
    await page.context().close();
  });
});

test('what was told is forgotten after ten minutes', async () => {
  const page = await open('/');
  await toast(page, 'Bonjour');
  await page.locator('.toast').waitFor();
  const opener = page.getByRole('button', { name: words.fr.title });
  expect(await opener.count()).toBe(1);
  await page.clock.runFor(601_000);
  await page.reload();
  expect(await opener.count()).toBe(0);
  await page.context().close();
});
