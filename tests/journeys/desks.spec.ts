import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { handle } from '#commands/handle.ts';
import { operator } from '#domain/actor.ts';
import { planNamed } from '#domain/company/numbering-plans.ts';
import { type NumbersChangeCommand, numbersChange, numbersChangeStream } from '#domain/company/numbers-change.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, languageScripts, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { expects } from './strict.ts';

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

describe.each(inTurn('en'))('desks, %s', (lang) => {
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

  test('whoever works by keys goes on beside what they decided on, narrowed or turned over', async () => {
    const page = await demo.visit({ session: sessions.admin, lang, viewport: screens[1] });
    const isFocused = (selector: string) =>
      expect
        .poll(() => page.evaluate((one) => document.activeElement?.matches(one), selector), { message: selector })
        .toBe(true);
    await page.goto(pages.companyDesk[lang]);
    await hydrated(page);
    const photos = page.locator('.waiting-photos > li');
    const before = await photos.count();
    await photos.nth(1).locator('[value=validate]').press('Enter');
    await expect.poll(() => photos.count()).toBe(before - 1);
    await isFocused('.waiting-photos > li:nth-child(2) [value=validate]');

    await page.goto(pages.audit[lang]);
    await hydrated(page);
    await page.locator('#main a[rel=next]').press('Enter');
    await page.waitForURL(/cursor=/);
    await isFocused('#main h1');
    await page.locator('#main [name=stream]').fill('company-1');
    await page.locator('#main [name=stream]').press('Enter');
    await page.waitForURL(/stream=company-1/);
    await isFocused('#main [name=stream]');
  });

  test('a tab shows its part where the tabs are, on a phone', async () => {
    const page = await demo.visit({ session: sessions.admin, lang, touch: true });
    await page.goto(pages.sales[lang]);
    await hydrated(page);
    const tab = page.locator('nav.tabs a:not([aria-current])').first();
    const href = await tab.getAttribute('href');
    await tab.scrollIntoViewIfNeeded();
    const at = () => page.evaluate(() => scrollY);
    const before = await at();
    expect(before).toBeGreaterThan(0);
    await tab.tap();
    await page.waitForURL(`**${href}`);
    await expect.poll(() => page.locator('nav.tabs [aria-current]').getAttribute('href')).toBe(href);
    expect(await at()).toBe(before);
    const isInSight = page.locator('nav.tabs [aria-current]').evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left >= 0 && right <= innerWidth;
    });
    expect(await isInSight).toBe(true);
  });

  test.each([screens[0], { width: 1024, height: 768 }])(
    'in their tables a finger meets every link, $width px wide',
    async (viewport) => {
      const page = await demo.visit({ session: sessions.admin, lang, viewport, touch: true });
      const day = `${pages.contractsDay[lang]}?who=all`;
      for (const path of [pages.contracts[lang], day, `${day}&view=month`, pages.accounts[lang], pages.sales[lang]]) {
        await page.goto(path);
        expect([path, await smallTargets(page)]).toEqual([path, []]);
        expect([path, await overflows(page)]).toEqual([path, false]);
      }
    },
  );

  test('what was refused stays told when something else comes in', async () => {
    const page = await demo.visit({ session: sessions.moderator, lang });
    expects(page, /^422 POST .*\.data/);
    const listening = page.waitForResponse(/mercure/);
    await page.goto(pages.requestFiles[lang]);
    await listening;
    await hydrated(page);
    await page.locator('.refusal > summary').first().click();
    await page.locator('[value=note]').first().click();
    const note = page.locator('[name=note][aria-invalid=true]');
    await note.waitFor();
    const count = railCount(page, pages.companyDesk[lang]);
    const before = Number(await count.innerText());
    const other = await demo.visit({ session: sessions.admin, lang });
    await other.goto(pages.companyDesk[lang]);
    await hydrated(other);
    await other.locator('.waiting-photos > li [value=validate]').first().click();
    await expect.poll(async () => Number(await count.innerText())).toBe(before - 1);
    expect(await note.isVisible()).toBe(true);
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

test.each(languageScripts)('a number is converted: $lang, script: $script', async ({ lang, script }) => {
  const page = await demo.visit({ session: sessions.moderator, lang, script });
  await page.goto(pages.numberProblems[lang]);
  if (script) await hydrated(page);
  const box = page.locator('details', { has: page.locator('[name=number]') });
  await box.locator('summary').click();
  await box.locator('[name=number]').fill('20 30 40 50');
  await box.locator('button').click();
  await page.waitForURL(/number=20/);
  await box.getByText('+225 27 20 30 40 50').waitFor();
  expect(await box.getByText('+225 20 30 40 50').count()).toBe(1);
  if (!script) return;
  expect(await violationsOn(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
});

test('the numbers that do not work are gone through by letters, once they are switched on', async () => {
  const page = await demo.visit({ session: sessions.moderator, lang: 'en' });
  const desk = pages.numberProblems.en;
  const inFocus = () => page.locator('a[data-number]:focus').getAttribute('data-number');
  for (const _ of [1, 2]) {
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

test('photos are gone through by letters, chosen, and validated together', async () => {
  const page = await demo.visit({ session: sessions.moderator, lang: 'en', viewport: { width: 360, height: 640 } });
  await page.goto(pages.companyDesk.en);
  await hydrated(page);
  const before = await page.locator('.waiting-photos > li').count();
  await page.getByText('Keyboard shortcuts').click();
  await page.getByRole('switch', { name: 'Use these shortcuts' }).check();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  expect(await page.locator('input[name=photo]:checked').count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await page.locator('.toast').getByText('2 photos are approved.').waitFor();
  await expect.poll(() => page.locator('.waiting-photos > li').count()).toBe(before - 2);
  await page.locator('.toast').getByRole('button', { name: 'Undo the decision' }).click();
  await page.locator('.toast').getByText('2 photos wait again').waitFor();
  await expect.poll(() => page.locator('.waiting-photos > li').count()).toBe(before);
});

test('how far a long change of numbers is, is followed in its place until it is through', async () => {
  const plan = planNamed('ci-2021');
  const { pool } = demo.db;
  const log = { store: postgresEventStore(pool), codec: codec(catalogue, personKeys(pool)) };
  const tell = (command: NumbersChangeCommand) =>
    handle(log, numbersChange, numbersChangeStream(plan.name), command, {
      ...{ commandId: randomUUID(), actor: operator, now: new Date(), correlationId: 'test' },
    });
  const how = async (done: number) =>
    tell({ type: 'AdvanceNumbersChange', data: { plan: plan.name, done, of: 100_000 } });
  await tell({ type: 'AskNumbersChange', data: { plan: plan.name, way: 'convert' } });
  await how(20_000);
  const page = await demo.visit({ session: sessions.admin, lang: 'en', viewport: { width: 360, height: 640 } });
  await page.goto(`${pages.numbersChange.en}?plan=${plan.name}`);
  await hydrated(page);
  const bar = page.locator('progress');
  expect(await bar.evaluate((one: HTMLProgressElement) => one.position)).toBe(0.2);
  await page.getByText('20,000 of 100,000').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await how(60_000);
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.position)).toBe(0.6);
  await tell({ type: 'FinishNumbersChange', data: { plan: plan.name, left: 0 } });
  await page.getByRole('status').getByText('Done', { exact: true }).waitFor();
  expect([await bar.count(), await page.evaluate(() => 'isSame' in window)]).toEqual([0, true]);
});
