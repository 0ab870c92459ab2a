import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operate } from '#tests/account/person.ts';
import { liveServer } from '#tests/live/signed-in.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languages, openBrowser, screens } from './browser.ts';
import { heardOn, noteHeard } from './heard.ts';

type At = Awaited<ReturnType<typeof liveServer>>;

let browser: Browser;
let at: At;
let awa: Awaited<ReturnType<At['member']>>;

/** Awa's review of a new company is published, of which she is told. */
const publish = async (name: string): Promise<void> => {
  const company = { name, category: 'health-pharmacy', place: { country: 'SN' }, approved: true, online: true };
  const { id: companyId } = await operate(at.server.url, '/api/company/register-company', company);
  const written = await awa.json('/ajax/review', { companyId, score: 5, comment: 'Accueil aimable et rapide.' });
  const { id: reviewId } = (await written.json()) as { id: string };
  await operate(at.server.url, '/api/review/publish-review', { reviewId, version: 1, batchId: null });
};

beforeAll(async () => {
  [browser, at] = await Promise.all([openBrowser(), liveServer()]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await at?.stop();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext(options);
  await noteHeard(context);
  await context.addCookies([{ name: 'session', value: awa.session, domain: '127.0.0.1', path: '/' }]);
  const page = await context.newPage();
  await page.goto(at.server.url + path);
  return page;
};
const bell = (page: Page) => page.locator('header .bell');
const badge = (page: Page) => page.locator('.bell .count-badge > [aria-hidden]');
const lines = (page: Page) => page.locator('.bell-panel .told li');
const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one), selector);
/** Waits until a page of somebody's has a number on its bell that is at least this. */
const counted = (page: Page, least: number) =>
  expect
    .poll(async () => {
      await page.reload();
      return Number(await badge(page).textContent());
    })
    .toBeGreaterThanOrEqual(least);
const shot = async (page: Page, name: string) => {
  const folder = process.env.SOKONI_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const words = {
  fr: {
    paths: ['/', '/mon-espace'],
    list: '/notifications',
    title: 'Notifications',
    says: (name: string) => `Votre avis sur ${name} est publié`,
    readAll: 'Tout marquer comme lu',
    allRead: 'Vous avez tout lu',
    markRead: (told: string) => `Marquer comme lue : ${told}`,
    markedRead: 'Marquée comme lue',
    unread: 'Non lue :',
  },
  en: {
    paths: ['/en', '/en/my-space'],
    list: '/en/notifications',
    title: 'Notifications',
    says: (name: string) => `Your review of ${name} is published`,
    readAll: 'Mark all as read',
    allRead: 'You have read everything',
    markRead: (told: string) => `Mark as read: ${told}`,
    markedRead: 'Marked as read',
    unread: 'Unread:',
  },
} as const;
/** A public page and one that lives in the browser, each in a language. */
const places = languages.map((lang, nth) => ({ lang, path: words[lang].paths[nth] ?? '' }));
let number = 0;

describe.each(places)('the bell, in $lang, on $path', ({ lang, path }) => {
  const { list, says, readAll, allRead, markRead, markedRead, unread } = words[lang];
  // a member each: nobody writes more than twenty reviews in an hour
  beforeAll(async () => {
    awa = await at.member(`awa-${lang}${path.length}@example.org`);
  });

  test('by keyboard: opened, followed, closed, all read', async () => {
    const [first, second] = [`Atelier ${++number}`, `Atelier ${++number}`];
    await publish(first);
    const page = await open(path, { locale: lang, colorScheme: lang === 'fr' ? 'light' : 'dark' });
    await counted(page, 1);
    await bell(page).focus();
    await page.locator('.bell[aria-expanded=false]').waitFor();
    await page.keyboard.press('Enter');
    await lines(page)
      .filter({ hasText: says(first) })
      .waitFor();
    expect(await bell(page).getAttribute('aria-expanded')).toBe('true');
    expect(await isFocused(page, '.bell')).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await shot(page, `bell-${lang}-${path === words[lang].paths[0] ? 'public' : 'own'}`);
    const before = Number(await badge(page).textContent());
    await publish(second);
    await lines(page)
      .filter({ hasText: says(second) })
      .waitFor();
    await expect.poll(async () => Number(await badge(page).textContent())).toBe(before + 1);
    // the message of it is over the page; what is open under the focus is closed first
    await page.locator('.toast', { hasText: says(second) }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(readAll);
    await page.keyboard.press('Escape');
    expect(await page.locator('.bell-panel').count()).toBe(0);
    expect(await isFocused(page, '.bell')).toBe(true);
    expect(await page.locator('.toast').count()).toBe(1);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: readAll }).press('Enter');
    await expect.poll(() => bell(page).locator('.count-badge').isVisible()).toBe(false);
    await expect.poll(() => heardOn(page)).toContain(allRead);
    expect(await lines(page).locator('.unread').count()).toBe(0);
    expect(await isFocused(page, '.bell-panel .title')).toBe(true);
    await page.goto(`${at.server.url}${list}?filter=unread`);
    expect(await page.locator('main').innerText()).toContain(allRead);
  });

  test.each(['keyboard', 'touch'] as const)('by %s: one is marked as read on its line, and stays there', async (by) => {
    const name = `Librairie ${++number}`;
    await publish(name);
    const touch = { viewport: { width: 768, height: 1024 }, hasTouch: true };
    const page = await open(path, { locale: lang, ...(by === 'touch' ? touch : {}) });
    await counted(page, 1);
    const before = Number(await badge(page).textContent());
    const line = lines(page).filter({ hasText: says(name) });
    const mark = line.getByRole('button', { name: markRead(says(name)) });
    if (by === 'touch') {
      await bell(page).tap();
      await mark.tap();
    } else {
      await bell(page).focus();
      await page.locator('.bell[aria-expanded=false]').waitFor();
      await page.keyboard.press('Enter');
      await mark.waitFor();
      const focused = async () =>
        (await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))?.replace(/\s/g, ' ');
      for (let pressed = 0; pressed < 4 && (await focused()) !== markRead(says(name)); pressed++)
        await page.keyboard.press('Tab');
      expect(await focused()).toBe(markRead(says(name)));
      await shot(page, `bell-mark-${lang}`);
      await page.keyboard.press('Enter');
    }
    await mark.waitFor({ state: 'detached' });
    expect(await line.innerText()).not.toContain(unread);
    await expect.poll(() => heardOn(page)).toContain(markedRead);
    expect(await isFocused(page, '.bell-panel .told a.b')).toBe(true);
    await expect.poll(async () => Number(await badge(page).textContent())).toBe(before - 1);
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await expect.poll(async () => Number(await badge(page).textContent())).toBe(before - 1);
  });

  test('by touch: opened and followed; a finger beside it closes it', async () => {
    const name = `Garage ${++number}`;
    await publish(name);
    const page = await open(path, { locale: lang, viewport: { width: 768, height: 1024 }, hasTouch: true });
    await counted(page, 1);
    const before = Number(await badge(page).textContent());
    await bell(page).tap();
    await lines(page)
      .filter({ hasText: says(name) })
      .waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await page.touchscreen.tap(20, 900);
    await page.locator('.bell-panel').waitFor({ state: 'detached' });
    await bell(page).tap();
    await lines(page)
      .filter({ hasText: says(name) })
      .getByRole('link')
      .tap();
    await page.waitForURL(/\/(avis|reviews)$/);
    await expect
      .poll(async () => {
        await page.reload();
        return Number(await badge(page).textContent());
      })
      .toBe(before - 1);
  });

  test('on a phone it is the way to its page', async () => {
    const page = await open(path, { locale: lang, viewport: screens[0], hasTouch: true });
    expect(screens[0].width).toBeLessThan(640);
    await bell(page).tap();
    await page.waitForURL(`**${list}`);
    await page.getByRole('heading', { level: 1, name: words[lang].title, exact: true }).waitFor();
  });
});
