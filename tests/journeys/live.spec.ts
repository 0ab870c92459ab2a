import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { topicOf } from '#infra/live/message.ts';
import { liveServer } from '#tests/live/signed-in.ts';
import { violationsOn } from './accessible.ts';
import { inTurn, openBrowser, screens } from './browser.ts';
import { expects } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof liveServer>>['member']>>;

let browser: Browser;
let at: Awaited<ReturnType<typeof liveServer>>;
let ada: Member;

beforeAll(async () => {
  [browser, at] = await Promise.all([openBrowser(), liveServer()]);
  ada = await at.member('ada@example.org');
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await at?.stop();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await until(async () => (await connections()) === 0);
});

const until = (met: () => unknown, timeout = 20_000) =>
  vi.waitFor(async () => expect(await met()).toBeTruthy(), { timeout, interval: 20 });
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index);
const tell = (event: string, payload: unknown, member = ada) => at.hub.publish(topicOf(member.id), event, payload);
const connections = async (): Promise<number> => {
  const metrics = await (await fetch(`${at.server.url}/metrics`)).text();
  return Number(metrics.match(/^live_connections (\d+)$/m)?.[1]);
};

const signedIn = async (options: Parameters<Browser['newContext']>[0] = {}, member = ada): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: 'session', value: member.session, domain: '127.0.0.1', path: '/' }]);
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('live:count', (event) => heard.push((event as CustomEvent).detail));
    addEventListener('live:missed', () => heard.push('missed'));
  });
  return context;
};
const open = async (context: BrowserContext, path = '/', url = at.server.url): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(url + path);
  return page;
};
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
const toasts = (page: Page) => page.locator('.toast p').allInnerTexts();

test('a visitor listens to nothing', async () => {
  const page = await open(await browser.newContext());
  expect(await page.locator('body').getAttribute('data-live')).toBe('false');
  expect(await connections()).toBe(0);
});

test('twelve tabs stay alive over one connection, each hears everything once, whichever is closed', async () => {
  const context = await signedIn();
  const tabs: Page[] = [];
  for (const n of upTo(12)) tabs.push(await open(context, n % 2 ? '/en' : '/'));
  await until(async () => (await connections()) === 1);
  for (const n of upTo(5)) await tell('count', n);
  for (const tab of tabs) await until(async () => (await heard(tab)).length === 5);
  // the first one listens for all: when it goes, another one takes over
  for (const n of upTo(8)) {
    void tell('count', 5 + 2 * n);
    await tabs.shift()?.close();
    await tell('count', 6 + 2 * n);
  }
  for (const tab of tabs) {
    await until(async () => (await heard(tab)).length === 21);
    expect((await heard(tab)).toSorted((a, b) => Number(a) - Number(b))).toEqual(upTo(21));
  }
  await until(async () => (await connections()) === 1);
});

test('what comes between two pages is heard on the next', async () => {
  const context = await signedIn();
  const page = await open(context);
  await until(async () => (await connections()) === 1);
  await tell('count', 0);
  await until(async () => (await heard(page)).length === 1);
  await page.goto('about:blank');
  await until(async () => (await connections()) === 0);
  await tell('count', 1);
  await page.goto(`${at.server.url}/en`);
  await until(async () => (await heard(page)).length === 1);
  expect(await heard(page)).toEqual([1]);
});

describe('a toast', () => {
  test.each(inTurn())('is shown in the language of the page: %s', async (lang) => {
    const context = await signedIn();
    const page = await open(context, lang === 'fr' ? '/' : '/en');
    await until(async () => (await connections()) === 1);
    const content = { fr: 'Votre avis est en ligne.', en: 'Your review is online.' };
    await tell('toast', { content, variant: 'success' });
    await until(async () => (await toasts(page)).includes(content[lang]));
    expect(await page.locator('.toast').getAttribute('class')).toContain('success');
    await page.locator('.toast .close').click();
    await tell('toast', { content: 'Second', variant: 'error', autohide: false });
    await until(async () => (await toasts(page)).length === 1);
  });

  test('waits for a tab that is looked at, and is shown once', async () => {
    const context = await signedIn();
    const hide = (page: Page, hidden: boolean) =>
      page.evaluate((is) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => is });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const [one, two] = [await open(context), await open(context)];
    await until(async () => (await connections()) === 1);
    for (const page of [one, two]) await hide(page, true);
    await tell('toast', { content: 'Bonjour' });
    await tell('count', 0);
    for (const page of [one, two]) await until(async () => (await heard(page)).length === 1);
    expect([await toasts(one), await toasts(two)]).toEqual([[], []]);
    await hide(two, false);
    await until(async () => (await toasts(two)).length === 1);
    await tell('count', 1);
    await until(async () => (await heard(one)).length === 2);
    await hide(one, false);
    expect(await toasts(one)).toEqual([]);
  });
});

test.each([
  { lang: 'fr', path: '/', says: 'Reconnexion…', viewport: screens[0], colorScheme: 'light' },
  { lang: 'en', path: '/en', says: 'Reconnecting…', viewport: screens[1], colorScheme: 'dark' },
] as const)('without a network a quiet dot says so after ten seconds, and nothing is lost: $lang', async (shown) => {
  const { path, says, viewport, colorScheme } = shown;
  const network = await switchableNetwork(at.server.url);
  const context = await signedIn({ viewport, colorScheme });
  expects(context, /^lost /);
  const [page, other] = [await open(context, path, network.url), await open(context, path, network.url)];
  await until(async () => (await connections()) === 1);
  await tell('count', 0);
  await until(async () => (await heard(page)).length === 1);
  const since = Date.now();
  network.turn('off');
  await tell('count', 1);
  for (const tab of [page, other]) await tab.getByText(says).waitFor({ timeout: 30_000 });
  expect(Date.now() - since).toBeGreaterThan(9500);
  expect(await page.getByRole('status').filter({ hasText: says }).count()).toBe(1);
  expect((await violationsOn(page)).filter((one) => one.includes('live-dot'))).toEqual([]);
  if (process.env.SOKONI_SHOTS) await page.screenshot({ path: `${process.env.SOKONI_SHOTS}/dot-${shown.lang}.png` });
  expect(await toasts(page)).toEqual([]);
  await tell('count', 2);
  network.turn('on');
  for (const tab of [page, other]) await until(async () => (await heard(tab)).length === 3, 40_000);
  expect(await heard(page)).toEqual([0, 1, 2]);
  await until(async () => (await page.getByText(says).count()) === 0);
  await network.stop();
});

test('when the session ends, its tabs fall silent without a word', async () => {
  const ben = await at.member('ben@example.org');
  const context = await signedIn({}, ben);
  const page = await open(context);
  await until(async () => (await connections()) === 1);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('mercure') && asked.push(request.method()));
  await ben.json('/api/logout', {});
  await until(async () => (await connections()) === 0);
  await until(() => asked.includes('HEAD'));
  expect(asked).toEqual(['GET', 'HEAD']);
  expect(await page.locator('.live-dot').innerText()).toBe('');
});
