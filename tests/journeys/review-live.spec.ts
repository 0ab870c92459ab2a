import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { startedDemo } from '#tests/started.ts';
import { inTurn, openBrowser, screens } from './browser.ts';

type Company = { readonly id: number; readonly url: string; readonly name: string };

let browsers: Browser[];
let demo: Awaited<ReturnType<typeof startedDemo>>;
let companies: Company[];

beforeAll(async () => {
  // one each for the member, the moderator and everybody else: they share nothing but the server
  [demo, ...browsers] = await Promise.all([startedDemo(), openBrowser(), openBrowser(), openBrowser()]);
  const answer = await fetch(`${demo.server.url}/api/search?what=garage&sort=newest`);
  companies = ((await answer.json()) as { results: Company[] }).results;
}, 300_000);
afterAll(async () => {
  for (const browser of browsers ?? []) await browser.close();
  await demo?.stop();
});

const as = async (browser: Browser | undefined, name: string | null, lang: 'fr' | 'en'): Promise<BrowserContext> => {
  if (!browser) throw new Error('the browser did not start');
  const context = await browser.newContext({ locale: lang, viewport: screens[1] });
  const data = { email: `${name}@sokoni.example`, password: demoPassword };
  if (name) expect((await context.request.post(`${demo.server.url}/api/login`, { data })).status()).toBe(200);
  return context;
};
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SOKONI_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
};
const listens = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.locks.query().then(({ held }) => held?.length)), { timeout: 30_000 })
    .toBe(1);
const unread = async (page: Page) => Number(await page.locator('.bell .count-badge > [aria-hidden]').textContent());

const in_ = {
  fr: {
    comment: 'Vidange faite dans l’heure, prix annoncé et tenu.',
    toast: (name: string) => `Votre avis sur ${name} est publié`,
    queue: '/admin/moderation?order=newest',
    search: '/annuaire-resultat',
    home: '/',
  },
  en: {
    comment: 'Oil change within the hour, at the price they had told me.',
    toast: (name: string) => `Your review of ${name} is published`,
    queue: '/en/admin/moderation?order=newest',
    search: '/en/result-directory',
    home: '/en',
  },
} as const;

test.each(inTurn())('a review is written, published and told while its author looks, in %s', async (lang) => {
  const company = companies.pop();
  if (!company) throw new Error('the demo has no garage');
  const { comment, toast, queue, search, home } = in_[lang];
  const path = lang === 'fr' ? company.url : `/en${company.url.replace('/entreprise/', '/company/')}`;
  const results = `${demo.server.url}${search}?${new URLSearchParams({ what: company.name })}`;
  const [member, moderator, visitor] = await Promise.all([
    as(browsers[0], 'member', lang),
    as(browsers[1], 'moderator', lang),
    as(browsers[2], null, lang),
  ]);
  const [page, desk, anyone] = [await member.newPage(), await moderator.newPage(), await visitor.newPage()];
  const cardOf = (one: Page) => one.locator('article.result', { has: one.locator(`a[href$="${path}"]`) });

  // she writes, and sees at once that it waits
  await page.goto(demo.server.url + path);
  await page.click('a[data-opens]');
  await page.waitForSelector('dialog.review-sheet[open]');
  await page.check('dialog [name=score][value="4"]', { force: true });
  await page.fill('dialog [name=comment]', comment);
  await shot(page, `review-${lang}-1-written`);
  await page.click('dialog footer button[type=submit]');
  await page.waitForURL(/#own$/);
  expect(await page.locator('.own-review[data-status=pending]').innerText()).toContain(comment);
  await shot(page, `review-${lang}-2-waits`);

  // nobody else does: not on the page, not in its list of reviews, not in the search, not for programs
  for (const address of [demo.server.url + path, page.url(), results]) {
    await anyone.goto(address);
    expect(await anyone.locator('main').innerText()).not.toContain(comment);
  }
  const known = async () => (await (await fetch(`${demo.server.url}/api/companies/${company.id}`)).json()) as object;
  expect(await known()).toMatchObject({ rating: null, reviewCount: 0 });
  await anyone.goto(results);
  expect(await cardOf(anyone).locator('.rating').count()).toBe(0);

  // she goes on reading, and a moderator reads what she wrote
  await page.goto(demo.server.url + home);
  await page.bringToFront();
  await listens(page);
  const before = await unread(page);
  await desk.goto(demo.server.url + queue);
  const waiting = desk.locator('[data-case]', { hasText: comment });
  await shot(desk, `review-${lang}-3-queue`);

  // what tells her comes with the first sign of interest, not with the page
  await page.mouse.move(10, 300);
  await page.hover('.bell');
  await page.locator('[data-island=bell][data-awake]').waitFor({ state: 'attached' });
  // within a second of the decision she is told, with the number on the bell
  const told = page.locator('.toast.success', { hasText: toast(company.name) });
  const since = performance.now();
  const past = () => performance.now() - since;
  const [answered, , heard] = await Promise.all([
    waiting
      .locator('[data-yes]')
      .click()
      .then(() => desk.waitForURL(/did=publish/))
      .then(past),
    told.waitFor(),
    expect
      .poll(() => unread(page), { timeout: 30_000, interval: 20 })
      .toBe(before + 1)
      .then(past),
  ]);
  // on a machine too busy to show the moderator's own page within a second, soon after that
  expect(heard).toBeLessThan(Math.max(1000, 2 * answered));
  await shot(page, `review-${lang}-4-told`);
  await desk.waitForSelector('.notice.good [name=undo]');
  await shot(desk, `review-${lang}-5-published`);

  // everybody reads it, on the page and in the search
  expect(await known()).toMatchObject({ rating: 4, reviewCount: 1 });
  await anyone.goto(demo.server.url + path);
  expect(await anyone.locator('.review').innerText()).toContain(comment);
  await shot(anyone, `review-${lang}-6-page`);
  await anyone.goto(results);
  expect(await cardOf(anyone).locator('.rating b').innerText()).toBe('4');
  await shot(anyone, `review-${lang}-7-search`);

  // and what the bell leads to says so
  await page.click('.bell');
  await page.locator('.bell-panel .told, #told').getByText(company.name).first().waitFor();
  await shot(page, `review-${lang}-8-notifications`);
});
