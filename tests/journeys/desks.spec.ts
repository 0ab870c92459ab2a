import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, violationsOn } from './accessible.ts';
import { languages } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';

const demo = demoInBrowser();

const said = {
  fr: { waits: /^(\d+) attendent, le plus ancien depuis / },
  en: { waits: /^(\d+) are waiting, the oldest for / },
};

const sessions = { admin: '', moderator: '' };
beforeAll(async () => {
  for (const who of ['admin', 'moderator'] as const) sessions[who] = await demoSession(demo.url, who);
});

const railCount = (page: Page, href: string) =>
  page.locator(`.side-nav.desk nav a[href="${href}"] .count-badge [aria-hidden]`);

describe.each(languages)('desks, %s', (lang) => {
  test.each([
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ])('say how much waits at each and how long, $width px wide', async (viewport) => {
    const page = await demo.visit({ session: sessions.admin, lang, viewport });
    await page.goto(pages.admin[lang]);
    const told = await page.getByText(said[lang].waits).allInnerTexts();
    const counts = told.map((text) => said[lang].waits.exec(text)?.[1]);
    expect(counts).toEqual([
      await railCount(page, pages.moderation[lang]).innerText(),
      await railCount(page, pages.companyDesk[lang]).innerText(),
    ]);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
  });

  test('a photo that somebody else decides on leaves the desk and its count, without a reload', async () => {
    const mine = await demo.visit({ session: sessions.moderator, lang });
    const other = await demo.visit({ session: sessions.admin, lang });
    const path = pages.companyDesk[lang];
    const listening = mine.waitForResponse(/mercure/);
    await mine.goto(path);
    await listening;
    await hydrated(mine);
    await mine.evaluate(() => Object.assign(window, { isSame: true }));
    const count = railCount(mine, path);
    const before = Number(await count.innerText());
    await other.goto(path);
    await hydrated(other);
    await other.locator('.waiting-photos > li [value=validate]').first().click();
    await expect.poll(async () => Number(await count.innerText())).toBe(before - 1);
    await expect.poll(() => mine.locator('.waiting-photos > li').count()).toBe(before - 1);
    expect(await mine.evaluate(() => 'isSame' in window)).toBe(true);
  });

  test('an account tells who did what by name, in words', async () => {
    const page = await demo.visit({ session: sessions.admin, lang });
    await page.goto(`${pages.accounts[lang]}?q=member@sokoni.example`);
    await page.locator('main table a').first().click();
    const history = page.locator('.happenings');
    await history.waitFor();
    expect(await history.innerText()).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|\b(fr|en)\b ·|· \b(fr|en)\b\n/);
    expect(await page.locator('.admin-facts').innerText()).not.toMatch(/#\d/);
  });
});

test('the numbers that do not work are gone through by letters, once they are switched on', async () => {
  const page = await demo.visit({ session: sessions.moderator, lang: 'en' });
  const desk = pages.numberProblems.en;
  const inFocus = () => page.locator('a[data-number]:focus').getAttribute('data-number');
  for (const _time of ['first', 'second']) {
    await page.goto(`${desk}?q=garage`);
    await hydrated(page);
    await page.locator('select[name=code]').first().selectOption('HS');
    await page.locator('button[value=note]').first().click();
    await page.waitForURL(/did=note/);
  }
  await page.getByText('Keyboard shortcuts').click();
  await page.getByRole('switch', { name: 'Use these shortcuts' }).check();
  const shown = page.locator('a[data-number]');
  const numbers = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-number')));
  expect(numbers).toHaveLength(2);
  for (const [key, at] of [
    ['j', 0],
    ['j', 1],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await inFocus()).toBe(numbers[at]);
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('w');
  await page.waitForURL(/did=resolve/);
  await expect.poll(() => shown.count()).toBe(1);
  expect(await shown.getAttribute('data-number')).toBe(numbers[1]);
});

test('what is chosen while a page comes to life stays chosen', async () => {
  const page = await demo.visit({ session: sessions.moderator, lang: 'en' });
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    const choose = () => {
      const list = document.querySelector<HTMLSelectElement>('select[name=code]');
      if (!list) return;
      list.value = 'HS';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    };
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      if (this === document && args[0] === 'reset') choose(); // React listens for this as it begins to hydrate
    };
  });
  await page.goto(`${pages.numberProblems.en}?q=garage`);
  await page.locator('.keys-switch:not(.later)').waitFor({ state: 'attached' }); // it lives
  expect(await page.locator('select[name=code]').first().inputValue()).toBe('HS');
});
