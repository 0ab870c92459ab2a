import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const comment = 'Accueil rapide, ordonnance servie en dix minutes.';
const send = 'dialog footer button[type=submit]';
const part = '**/assets/islands-*.js';

type Company = { readonly id: number; readonly url: string };
let companies: Company[];
let cookies: Parameters<Awaited<ReturnType<typeof demo.browser.newContext>>['addCookies']>[0];

beforeAll(async () => {
  const answer = await fetch(`${demo.url}/api/search?what=restaurant&sort=newest`);
  companies = ((await answer.json()) as { results: Company[] }).results;
  const context = await demo.browser.newContext();
  const data = { email: 'member@sokoni.example', password: demoPassword };
  expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
  cookies = await context.cookies();
}, 300_000);

/** The page of a company that no test before has used, for a member, before anything of it was touched. */
const companyPage = async (lang: 'fr' | 'en' = 'fr'): Promise<Page> => {
  // the worker would bring the part from its own store
  const context = await demo.browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const path = companies.pop()?.url ?? '';
  await page.goto(demo.url + (lang === 'fr' ? path : `/en${path.replace('/entreprise/', '/company/')}`));
  return page;
};

/** Holds the part back until it is let through. */
const heldBack = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test.each(inTurn())(
  'nothing of React comes before somebody is about to write; what is done before it is there is not lost: %s',
  async (lang) => {
    const page = await companyPage(lang);
    const asked: string[] = [];
    page.on('request', (request) => void (/islands-/.test(request.url()) && asked.push(request.url())));
    const letThrough = await heldBack(page);
    expect(asked).toEqual([]);
    await page.focus('a[data-opens]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.review-sheet[open] h2:focus');
    await page.focus('dialog [name=score][value="1"]');
    await page.keyboard.press('Space');
    for (const _ of [2, 3]) await page.keyboard.press('ArrowRight');
    await page.fill('dialog [name=comment]', comment);
    await page.click(send);
    expect(asked).toHaveLength(1);
    expect(await page.locator('dialog.review-sheet[open]').count()).toBe(1);
    letThrough();
    await page.waitForURL(/\/(avis|reviews)#own$/);
    const own = page.locator('.own-review');
    expect(await own.innerText()).toContain(comment);
    expect(await own.locator('.stars').first().getAttribute('aria-label')).toContain('3');
  },
);

test('what was chosen and typed before it came to life stays', async () => {
  const page = await companyPage();
  const letThrough = await heldBack(page);
  await page.click('a[data-opens]');
  await page.check('dialog [name=score][value="4"]', { force: true });
  await page.selectOption('dialog [name=experiencedOn]', { index: 2 });
  await page.fill('dialog [name=comment]', 'Trop court');
  const month = await page.inputValue('dialog [name=experiencedOn]');
  letThrough();
  await page.waitForSelector('[data-island=review-dialog][data-awake]');
  expect(await page.isChecked('dialog [name=score][value="4"]')).toBe(true);
  expect(await page.inputValue('dialog [name=experiencedOn]')).toBe(month);
  expect(await page.inputValue('dialog [name=comment]')).toBe('Trop court');
  // told beside the field when it is left, and counted down as it is mended
  await page.focus('dialog [name=comment]');
  await page.keyboard.press('Tab');
  const error = page.locator('#comment-error');
  expect(await error.innerText()).toContain('Encore 10 caractères');
  expect(await page.getAttribute('dialog [name=comment]', 'aria-describedby')).toContain('comment-error');
  await page.focus('dialog [name=comment]');
  await page.keyboard.press('End');
  await page.keyboard.type(' pour');
  expect(await error.innerText()).toContain('Encore 5 caractères');
  await page.keyboard.type(' juger');
  await error.waitFor({ state: 'detached' });
});

test('the dialog closes and gives the focus back, before it is alive and after', async () => {
  const page = await companyPage();
  const letThrough = await heldBack(page);
  const open = async () => {
    await page.click('a[data-opens]');
    await page.waitForSelector('dialog.review-sheet[open] h2:focus');
  };
  const closed = async () => {
    await page.waitForSelector('dialog.review-sheet:not([open])', { state: 'attached' });
    expect(await page.locator('a[data-opens]:focus').count()).toBe(1);
  };
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.click('dialog.review-sheet header button'),
    () => page.click('dialog.review-sheet footer a'),
    () => page.mouse.click(5, 5),
  ];
  for (const way of ways) {
    await open();
    await way();
    await closed();
  }
  letThrough();
  await page.waitForSelector('[data-island=review-dialog][data-awake]', { state: 'attached' });
  for (const way of ways) {
    await open();
    await way();
    await closed();
  }
});

test('when its part does not come, the review goes like any other form', async () => {
  const page = await companyPage();
  expects(page, /islands-/, /Failed to fetch dynamically imported module|error loading dynamically imported/);
  await page.route(part, (route) => route.abort());
  await page.click('a[data-opens]');
  await page.check('dialog [name=score][value="5"]', { force: true });
  await page.fill('dialog [name=comment]', comment);
  await page.click(send);
  await page.waitForURL(/\/avis#own$/);
  expect(await page.locator('.own-review').innerText()).toContain(comment);
});
