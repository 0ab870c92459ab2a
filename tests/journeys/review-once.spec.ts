import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const comment = 'Accueil rapide, ordonnance servie en dix minutes.';
const send = 'dialog footer button[type=submit]';

type Company = { readonly id: number; readonly url: string; readonly reviewCount: number };

let companies: Company[];
let member: BrowserContext;
let moderator: BrowserContext;

const logIn = async (name: string): Promise<BrowserContext> => {
  const context = await demo.browser.newContext({ locale: 'fr-FR' });
  const data = { email: `${name}@sokoni.example`, password: demoPassword };
  expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
  return context;
};

beforeAll(async () => {
  const found = await Promise.all(
    [1, 2].map(async (page) => (await fetch(`${demo.url}/api/search?what=boutique&sort=newest&page=${page}`)).json()),
  );
  companies = (found as { results: Company[] }[])
    .flatMap(({ results }) => results)
    .filter(({ reviewCount }) => reviewCount === 0);
  [member, moderator] = await Promise.all([logIn('member'), logIn('moderator')]);
}, 300_000);

const another = (): Company => companies.pop() as Company;

const openDialog = async (page: Page, { url }: Company, query = ''): Promise<void> => {
  await page.goto(demo.url + url + query);
  if (!query) await page.click('a[data-opens]');
  await page.waitForSelector('dialog.review-sheet[open]');
};
const written = async (page: Page): Promise<void> => {
  await page.check('dialog [name=score][value="4"]', { force: true });
  await page.fill('dialog [name=comment]', comment);
};
/** What its author sees of it. */
const ownOf = async ({ url }: Company): Promise<readonly string[]> => {
  const page = await member.newPage();
  await page.goto(`${demo.url}${url}/avis`);
  const own = await page.locator('.own-review').allInnerTexts();
  await page.close();
  return own;
};

test('what takes too long is told, the text kept, and sent again it is still one review', async () => {
  const company = another();
  const page = await member.newPage();
  const answers: number[] = [];
  await page.route('**/ajax/review', async (route) => {
    // the server does what it is asked, and the answer never arrives
    answers.push((await route.fetch()).status());
    if (answers.length > 1) await route.continue();
  });
  await openDialog(page, company);
  await written(page);
  await page.click(send);
  await page.waitForSelector('dialog .notice.bad:not([hidden])', { timeout: 30_000 });
  expect(await page.locator('dialog .notice.bad').textContent()).toContain('La requête a pris trop de temps');
  expect(await page.inputValue('dialog [name=comment]')).toBe(comment);
  await page.click(send);
  await page.waitForURL(/\/avis#own$/);
  expect(answers).toEqual([201, 201]);
  expect(await ownOf(company)).toHaveLength(1);
  await page.close();
});

test('two clicks and a key pressed send once', async () => {
  const company = another();
  const page = await member.newPage();
  let sent = 0;
  await page.route('**/ajax/review', (route) => {
    sent++;
    return route.continue();
  });
  await openDialog(page, company);
  await written(page);
  await page.locator(send).dblclick({ noWaitAfter: true });
  await page.waitForURL(/\/avis#own$/);
  expect(sent).toBe(1);
  expect(await ownOf(company)).toHaveLength(1);
  await page.close();
});

test('two tabs that send at the same moment, and the same request from both, leave one review', async () => {
  const company = another();
  const tabs = await Promise.all([member.newPage(), member.newPage()]);
  for (const tab of tabs) {
    await openDialog(tab, company);
    await written(tab);
  }
  await Promise.all(tabs.map((tab) => tab.click(send, { noWaitAfter: true })));
  await Promise.all(tabs.map((tab) => tab.waitForURL(/\/avis#own$/)));
  expect(await ownOf(company)).toHaveLength(1);

  const other = another();
  const key = '7a6c3f1e-52d4-4b1b-9d43-6f0f2c7c1a99';
  const answers = await Promise.all(
    tabs.flatMap((tab) =>
      [1, 2, 3].map(() =>
        tab.evaluate(
          async ([companyId, key, comment]) => {
            const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': String(key) };
            const body = JSON.stringify({ companyId, score: 4, comment });
            const answer = await fetch('/ajax/review', { method: 'POST', headers, body });
            return ((await answer.json()) as { id: string }).id;
          },
          [other.id, key, comment] as const,
        ),
      ),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await ownOf(other)).toHaveLength(1);
  for (const tab of tabs) await tab.close();
});

test('published and changed at the same moment, what is shown is never what nobody read', async () => {
  const ask = (context: BrowserContext, path: string, data: object) => context.request.post(demo.url + path, { data });
  for (let round = 0; round < 3; round++) {
    const { id: companyId } = another();
    const wrote = await ask(member, '/ajax/review', { companyId, score: 5, comment });
    const { id: reviewId } = (await wrote.json()) as { id: string };
    const [published, edited] = await Promise.all([
      ask(moderator, '/api/review/publish-review', { reviewId, version: 1 }),
      ask(member, '/ajax/review', { companyId, score: 1, comment: `${comment} Mais cher.` }),
    ]);
    expect(edited.status()).toBe(200);
    expect([200, 409]).toContain(published.status());
    if (published.status() === 409) expect(await published.json()).toMatchObject({ code: 'review.newer-version' });
    const position = ((await edited.json()) as { position: string }).position;
    const company = await fetch(`${demo.url}/api/companies/${companyId}`, { headers: { 'Read-After': position } });
    expect(await company.json()).toMatchObject({ rating: null, reviewCount: 0 });
    // the version that waits is the one that can be published now
    expect((await ask(moderator, '/api/review/publish-review', { reviewId, version: 1 })).status()).toBe(409);
    expect((await ask(moderator, '/api/review/publish-review', { reviewId, version: 2 })).status()).toBe(200);
  }
});

test('the form opens with the page when it is asked to, and is closed', async () => {
  const page = await member.newPage();
  await openDialog(page, another(), '?review=1');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.review-sheet:not([open])', { state: 'attached' });
  await page.click('a[data-opens]');
  await page.waitForSelector('dialog.review-sheet[open]');
  await page.close();
});
