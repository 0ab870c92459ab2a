import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, linkIn, mailTo } from '#tests/account/person.ts';
import { publicCompany } from '#tests/company/public-company.ts';
import { liveServer } from '#tests/live/signed-in.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { openBrowser, screens, visits } from './browser.ts';
import { expects, settled } from './strict.ts';

const words = {
  fr: {
    report: '/signalement/company/',
    register: 'Créer un compte',
    thanks: 'Merci',
    message: 'Le numéro affiché est celui d’une autre boutique.',
  },
  en: {
    report: '/en/report/company/',
    register: 'Create an account',
    thanks: 'Thank you',
    message: 'The number shown is that of another shop.',
  },
} as const;

let browser: Browser;
let at: Awaited<ReturnType<typeof liveServer>>;
let visitors = 0;
let companyId = 0;

beforeAll(async () => {
  [browser, at] = await Promise.all([openBrowser(), liveServer()]);
  companyId = await publicCompany(at.server.url);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await at?.stop();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

type Visit = { readonly lang: 'fr' | 'en'; readonly script: boolean; readonly viewport: (typeof screens)[number] };

const visit = async ({ script, viewport }: Omit<Visit, 'lang'>): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: script,
    extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${++visitors}` },
  });
  return { page: await context.newPage(), context };
};

const sound = async (page: Page, { script, viewport }: Omit<Visit, 'lang'>) => {
  if (!script) return;
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
};

/** A visitor fills in a form that needs an account, and presses its button. */
const fillIn = async (page: Page, lang: Visit['lang']) => {
  await page.goto(at.server.url + words[lang].report + companyId);
  await page.locator('[name=type][value=wrong_info]').check();
  await page.locator('[name=message]').fill(words[lang].message);
  await page.locator('main form button.primary').click();
};

/** The form is back as it was left, and its button has the focus. */
const isBack = async (page: Page, lang: Visit['lang']) => {
  await page.waitForURL(`${at.server.url}${words[lang].report}${companyId}`);
  expect(await page.locator('[name=message]').inputValue()).toBe(words[lang].message);
  expect(await page.locator('[name=type][value=wrong_info]').isChecked()).toBe(true);
  expect(await page.locator('main form button.primary:focus').count()).toBe(1);
};

const isThanked = async (page: Page, lang: Visit['lang'], accountId: string) => {
  await page.getByRole('heading', { name: words[lang].thanks }).waitFor();
  const { rows } = await at.db.pool.query<{ reporter: string }>(
    `select data->>'reporterId' as reporter from event_store.event where type = 'ReportFiled' and data->>'reporterId' = $1`,
    [accountId],
  );
  expect(rows).toHaveLength(1);
};

test.each(visits)('whoever logs in goes on with it: in $lang, $width px, script: $script', async (given) => {
  const { lang, script } = given;
  const email = `in-${lang}-${given.width}-${script}@example.org`;
  const { id } = await at.member(email);
  const { page } = await visit(given);
  expects(page, /^401 /);
  await fillIn(page, lang);
  const sheet = page.locator(script ? 'dialog.account-dialog' : '.account-sheet');
  await sheet.locator('[name=email]').fill(email);
  await sheet.locator('[name=password]').fill('Wrong2026');
  await sound(page, given);
  await sheet.locator('form button[type=submit]').click();
  await sheet.locator('.error-summary').waitFor();
  await sound(page, given);
  expect(await sheet.locator('[name=email]').inputValue()).toBe(email);
  await sheet.locator('[name=password]').fill('Baobab2026');
  await sheet.locator('form button[type=submit]').click();
  if (!script) {
    await isBack(page, lang);
    await page.locator('main form button.primary').click();
  }
  await isThanked(page, lang, id);
});

test.each(visits)('whoever registers goes on with it: in $lang, $width px, script: $script', async (given) => {
  const { lang, script } = given;
  const { page, context } = await visit(given);
  const email = `new-${visitors}@example.org`;
  await fillIn(page, lang);
  await page.getByRole('link', { name: words[lang].register }).click();
  const sheet = page.locator(script ? 'dialog.account-dialog' : 'main');
  await sheet.locator('[name=firstname]').fill('Awa');
  await sheet.locator('[name=lastname]').fill('Koné');
  await sheet.locator('[name=email]').fill(email);
  await sheet.locator('[name=password]').fill('Baobab2026');
  const next = sheet.locator('form button.primary').first();
  if (script) {
    await sheet.getByRole('checkbox').check();
    await sheet.locator('input[name=altcha]:not([value=""])').waitFor({ state: 'attached' });
    await sound(page, given);
  }
  await next.click();
  if (!script) {
    await page.waitForURL(/(entreprise|company)$/);
    await page.locator('[name=choice][value=none]').click();
    await page.waitForURL(/confirmation$/);
  }
  await sheet.locator('[name=code]').fill(codeIn(await mailTo(at.db.pool, email, /code/i)));
  await sound(page, given);
  await next.click();
  if (!script) {
    await isBack(page, lang);
    await page.locator('main form button.primary').click();
  }
  await page.getByRole('heading', { name: words[lang].thanks }).waitFor();
  const me = (await (await context.request.get(`${at.server.url}/api/me`)).json()) as { id: string };
  await isThanked(page, lang, me.id);
});

test('a password that was forgotten is chosen in another tab, and this one goes on by itself', async () => {
  const email = 'forgotten@example.org';
  const { id } = await at.member(email);
  const { page, context } = await visit({ script: true, viewport: screens[0] });
  await fillIn(page, 'en');
  const dialog = page.locator('dialog.account-dialog');
  await dialog.locator('[name=email]').fill(email);
  await dialog.getByRole('link', { name: 'Forgotten your password?' }).click();
  await dialog.locator('h2:focus', { hasText: 'Forgotten password' }).waitFor();
  expect(await dialog.locator('[name=email]').inputValue()).toBe(email);
  await dialog.locator('form button').click();
  await dialog.getByText('come back here').waitFor();
  await sound(page, { script: true, viewport: screens[0] });
  const other = await context.newPage();
  await other.goto(at.server.url + linkIn(await mailTo(at.db.pool, email, /password|mot de passe/i), 'reset-password'));
  await other.locator('#password').fill('Mangue-verte-77');
  await other.locator('main form button').click();
  await other.waitForURL(/login/);
  await other.locator('#email').fill(email);
  await other.locator('#password').fill('Mangue-verte-77');
  await other.locator('main form button.primary').click();
  await other.locator('.account-menu').waitFor();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await isThanked(page, 'en', id);
});

/** The address of a new company's page. */
const company = async (): Promise<string> =>
  `${at.server.url}/entreprise/${await publicCompany(at.server.url)}-atelier-deux-rives`;

describe('a link that needs an account', () => {
  test('asks for it over the page, gives the focus back when it is left, and leads on once someone is in', async () => {
    const email = 'link@example.org';
    await at.member(email);
    const { page } = await visit({ script: true, viewport: screens[0] });
    const url = await company();
    await page.goto(url);
    const link = page.locator('a[data-opens]');
    await link.click();
    const dialog = page.locator('dialog.account-dialog[open]');
    await dialog.locator('h2:focus').waitFor(); // a screen reader says first what has opened
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.account-dialog', { state: 'hidden' });
    expect(await page.locator('a[data-opens]:focus').count()).toBe(1);
    await link.click();
    await dialog.locator('[name=email]').fill(email);
    await dialog.locator('[name=password]').fill('Baobab2026');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/donner-un-avis`);
    expect(await page.locator('form.write-review').count()).toBe(1);
  });

  test('opens with the page whose address asks for it', async () => {
    const { page } = await visit({ script: true, viewport: screens[1] });
    await page.goto(`${await company()}?review=1`);
    await page.locator('dialog.account-dialog[open] [name=email]').waitFor();
  });
});

test('a session that ends while a review is written is opened again over the form, and the review goes out', async () => {
  const email = 'ended@example.org';
  const someone = await at.member(email);
  const { page, context } = await visit({ script: true, viewport: screens[1] });
  await context.addCookies([{ name: 'session', value: someone.session, domain: '127.0.0.1', path: '/' }]);
  await page.goto(`${await company()}/donner-un-avis`);
  await settled(page);
  await page.locator('[name=comment]').fill('Accueil aimable et travail soigné.');
  await at.db.pool.query('delete from access.session where account = $1', [someone.id]);
  expects(page, /^401 POST \/ajax\/review/);
  await page.locator('main footer button.primary').click();
  const dialog = page.locator('dialog.account-dialog[open]');
  await dialog.locator('[name=email]').fill(email);
  expect(await page.locator('main .notice.bad').textContent()).toMatch(/connect/);
  expect(await page.inputValue('[name=comment]')).toContain('travail soigné');
  await dialog.locator('[name=password]').fill('Baobab2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/avis#own$/);
  expect(await page.locator('.own-review').innerText()).toContain('travail soigné');
});
