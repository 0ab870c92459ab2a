import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mailedCode, otherThan } from '#tests/account/mailed-code.ts';
import { codeOf } from '#tests/account/two-steps.ts';
import { publicCompany } from '#tests/company/public-company.ts';
import { liveServer } from '#tests/live/signed-in.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { openBrowser, screens, visits } from './browser.ts';
import { expects, settled } from './strict.ts';

const words = {
  fr: {
    at: '',
    report: '/signalement/company/',
    get: 'Connexion par code',
    have: 'J’ai déjà un code',
    other: 'Corriger mon e-mail',
    password: 'Utiliser mon mot de passe',
    thanks: 'Merci',
    wait: /demander un autre code dans \d+/,
  },
  en: {
    at: '/en',
    report: '/en/report/company/',
    get: 'Log in with a code',
    have: 'I have a code already',
    other: 'Correct my e-mail',
    password: 'Use my password',
    thanks: 'Thank you',
    wait: /ask for another code in \d+/,
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

type Visit = { readonly script: boolean; readonly viewport: (typeof screens)[number] };

const visit = async ({ script, viewport }: Visit): Promise<{ page: Page; context: BrowserContext }> => {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: script,
    colorScheme: script ? 'light' : 'dark',
    extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${++visitors}` },
  });
  return { page: await context.newPage(), context };
};

const sound = async (page: Page, { script, viewport }: Visit) => {
  if (!script) return;
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
};

/** A visitor fills in a form that needs an account, and asks for a code where the way in is shown. */
const askedOver = async (
  page: Page,
  given: Visit & { readonly lang: 'fr' | 'en' },
  email: string,
): Promise<Locator> => {
  await page.goto(at.server.url + words[given.lang].report + companyId);
  await settled(page);
  await page.locator('[name=type][value=spam]').check();
  await page.locator('[name=message]').fill('The same offer ten times.');
  await page.locator('main form button.primary').click();
  const sheet = page.locator(given.script ? 'dialog.account-dialog' : '.account-sheet');
  await sheet.getByRole('link', { name: words[given.lang].get }).click();
  await sheet.locator('form.ask-code [name=email]').fill(email);
  await sound(page, given);
  await sheet.locator('form.ask-code button').click();
  await sheet.locator('[name=code]').waitFor();
  return sheet;
};

const isThanked = async (page: Page, lang: 'fr' | 'en', accountId: string) => {
  await page.getByRole('heading', { name: words[lang].thanks }).waitFor();
  const { rows } = await at.db.pool.query(
    `select from event_store.event where type = 'ReportFiled' and data->>'reporterId' = $1`,
    [accountId],
  );
  expect(rows).toHaveLength(1);
};

test.each(visits)('whoever gets a code goes on with it: in $lang, $width px, script: $script', async (given) => {
  const { lang, script, width } = given;
  const email = `code-${lang}-${width}-${script}@example.org`;
  const { id } = await at.member(email);
  const { page } = await visit(given);
  expects(page, /^422 /);
  const sheet = await askedOver(page, given, email);
  expect(await sheet.innerText()).toContain(email);
  await sound(page, given);
  const code = await mailedCode(at.db.pool, email);

  await sheet.locator('[name=code]').fill(otherThan(code));
  await sheet.locator('form.code-input button').click();
  await sheet.locator('.error-summary').waitFor();
  await sound(page, given);
  expect(await sheet.locator('[name=code]').inputValue()).toBe('');

  await sheet.getByRole('link', { name: words[lang].other }).click();
  await sheet.getByRole('link', { name: words[lang].have }).click();
  const field = sheet.locator('[name=code]');
  await field.focus();
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  // cut and pasted, as from the mail: what is pasted arrives in one piece
  await page.keyboard.insertText(spaced);
  if (script) for (const key of ['a', 'x', 'v']) await page.keyboard.press(`Control+${key}`);
  expect(await field.inputValue()).toBe(spaced);
  await page.keyboard.press('Enter');
  if (!script) {
    await page.waitForURL(`${at.server.url}${words[lang].report}${companyId}`);
    expect(await page.locator('[name=message]').inputValue()).toBe('The same offer ten times.');
    await page.locator('main form button.primary').click();
  }
  await isThanked(page, lang, id);
});

test.each(visits)('on the page of the log-in itself: in $lang, $width px, script: $script', async (given) => {
  const { lang, script, width } = given;
  const { at: prefix, get, password } = words[lang];
  const email = `page-${lang}-${width}-${script}@example.org`;
  await at.member(email);
  const { page } = await visit(given);
  expects(page, /^409 /);
  const to = `${prefix}/profile/edit/sessions`;
  await page.goto(`${at.server.url}${prefix}/login?to=${encodeURIComponent(to)}`);
  await settled(page);
  await sound(page, given);
  await page.getByRole('link', { name: get }).click();
  await page.getByRole('link', { name: password }).click();
  await page.getByRole('link', { name: get }).click();
  await settled(page);
  await sound(page, given);
  await page.locator('#email').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('#code').waitFor();
  await settled(page);
  expect(await page.locator('h1').count()).toBe(1);
  await sound(page, given);
  const code = await mailedCode(at.db.pool, email);
  await page.locator('button[name=resend]').click();
  // a minute has to pass: the page counts it, and the server says it to those without script
  if (script) await page.locator('main').getByText(words[lang].wait).waitFor();
  else await page.locator('.error-summary').waitFor();
  await sound(page, given);
  await page.locator('#code').fill(code);
  await page.keyboard.press('Enter');
  await page.waitForURL(/profile\/edit\/sessions$/);
});

test('over the page where an account is needed, the second factor is asked for after the code', async () => {
  const given = { lang: 'en', script: true, viewport: screens[0] } as const;
  const email = 'code-over-two@example.org';
  const { id, session } = await at.member(email);
  const { page, context } = await visit(given);
  await context.addCookies([{ name: 'session', value: session, domain: '127.0.0.1', path: '/' }]);
  await page.goto(`${at.server.url}/en/profile/edit/second-factor`);
  const secret = (await page.locator('.factor-secret').innerText()).replaceAll(/\s/g, '');
  await page.locator('#code').fill(codeOf(secret));
  await page.locator('#current').fill('Baobab2026');
  await page.locator('main form button.primary').click();
  await page.locator('.recovery-codes').waitFor();
  await at.db.pool.query('update access.second_factor set last_step = 0 where account = $1', [id]);
  await context.clearCookies();

  const sheet = await askedOver(page, given, email);
  await sheet.locator('[name=code]').fill(await mailedCode(at.db.pool, email));
  await page.keyboard.press('Enter');
  await sheet.locator('[name=recovery]').waitFor({ state: 'attached' });
  await sheet.getByRole('link', { name: 'Log in with another account' }).click();
  await sheet.locator('[name=email]').fill(email);
  await sheet.locator('[name=password]').fill('Baobab2026');
  await page.keyboard.press('Enter');
  await sheet.locator('[name=recovery]').waitFor({ state: 'attached' });
  await sheet.locator('[name=code]').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await isThanked(page, 'en', id);
});
