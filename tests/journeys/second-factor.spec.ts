import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otherThan } from '#tests/account/mailed-code.ts';
import { codeIn } from '#tests/account/person.ts';
import { codeOf } from '#tests/account/two-steps.ts';
import { publicCompany } from '#tests/company/public-company.ts';
import { liveServer } from '#tests/live/signed-in.ts';
import { textGateway } from '#tests/mail/sms-gateway.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { openBrowser, screens, visits } from './browser.ts';
import { expects } from './strict.ts';

const words = {
  fr: { at: '', on: 'est activée', off: 'est désactivée', left: 'Il reste 9 codes' },
  en: { at: '/en', on: 'is on', off: 'is off', left: '9 recovery codes' },
} as const;

const mobileWords = {
  fr: {
    at: '',
    expired: 'Ce code a expiré',
    verified: 'Votre numéro est vérifié.',
    removed: 'Votre numéro a été retiré.',
  },
  en: {
    at: '/en',
    expired: 'This code has expired',
    verified: 'Your number is verified.',
    removed: 'Your number has been removed.',
  },
} as const;

let browser: Browser;
let gateway: Awaited<ReturnType<typeof textGateway>>;
let at: Awaited<ReturnType<typeof liveServer>>;
beforeAll(async () => {
  gateway = await textGateway();
  [browser, at] = await Promise.all([openBrowser(), liveServer({ SMS_URL: gateway.url })]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await at?.stop();
  await gateway?.close();
});

test.each(visits)('someone logs in with a code too: in $lang, $width px, script: $script', async (given) => {
  const { lang, viewport, script, width } = given;
  const { at: prefix, on, off, left } = words[lang];
  const email = `two-${lang}-${width}-${script}@example.org`;
  const { id, session } = await at.member(email);
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: script,
    colorScheme: script ? 'light' : 'dark',
    extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${visits.indexOf(given) + 1}` },
  });
  await context.addCookies([{ name: 'session', value: session, domain: '127.0.0.1', path: '/' }]);
  const page: Page = await context.newPage();
  expects(page, /^422 /);
  const sound = async () => {
    expect(await page.locator('h1').count()).toBe(1);
    if (!script) return;
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    if (width < 640) expect(await smallTargets(page)).toEqual([]);
  };
  const main = page.locator('main');
  const send = () => main.locator('form button.primary').first().click();

  await page.goto(`${at.server.url}${prefix}/profile/edit/second-factor`);
  const secret = (await page.locator('.factor-secret').innerText()).replaceAll(/\s/g, '');
  await sound();
  await page.locator('#code').fill('000000');
  await page.locator('#current').fill('Baobab2026');
  await send();
  await page.locator('.error-summary').waitFor();
  expect((await page.locator('.factor-secret').innerText()).replaceAll(/\s/g, '')).toBe(secret);
  await page.locator('#code').fill(codeOf(secret));
  await page.locator('#current').fill('Baobab2026');
  await send();
  await page.locator('.recovery-codes').waitFor();
  expect(await main.innerText()).toContain(on);
  await sound();
  const recovery = await page.locator('.recovery-codes code').first().innerText();
  const saved = page.waitForEvent('download');
  await main.locator('a[download]').click();
  const file = await text(await (await saved).createReadStream());
  expect(file.split('\r\n').slice(2, -1)).toEqual(await page.locator('.recovery-codes code').allInnerTexts());
  await main.locator('a.primary').click();
  await page.locator('.recovery-codes').waitFor({ state: 'detached' });
  await sound();

  await context.clearCookies();
  await at.db.pool.query('update access.second_factor set last_step = 0 where account = $1', [id]);
  const logIn = async () => {
    await page.goto(`${at.server.url}${prefix}/login?to=${encodeURIComponent(`${prefix}/profile/edit/sessions`)}`);
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('Baobab2026');
    await send();
    await page.waitForURL(/login\/code/);
  };
  await logIn();
  await sound();
  await page.locator('#code').fill(codeOf(secret));
  await send();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/sessions'));
  await sound();

  await context.clearCookies();
  await logIn();
  await page.locator('details.disclosure > summary').click();
  await page.locator('#recovery').fill(recovery);
  await sound();
  await page.locator('details.disclosure button').click();
  await page.waitForURL(({ pathname }) => pathname.endsWith('/sessions'));
  await page.goto(`${at.server.url}${prefix}/profile/edit/second-factor`);
  expect(await main.innerText()).toContain(left);
  await page.locator('details.disclosure > summary').last().click();
  await page.locator('#current-off').fill('Baobab2026');
  await sound();
  await page.locator('button[value=off]').click();
  await page.waitForURL(/\?off$/);
  await expect.poll(() => main.innerText()).toContain(off);
  await context.close();
});

test('over the page where an account is needed, the code is asked for in the same place', async () => {
  const email = 'two-over@example.org';
  const { session } = await at.member(email);
  const context = await browser.newContext({ viewport: screens[0] });
  await context.addCookies([{ name: 'session', value: session, domain: '127.0.0.1', path: '/' }]);
  const page = await context.newPage();
  await page.goto(`${at.server.url}/en/profile/edit/second-factor`);
  const secret = (await page.locator('.factor-secret').innerText()).replaceAll(/\s/g, '');
  await page.locator('#code').fill(codeOf(secret));
  await page.locator('#current').fill('Baobab2026');
  await page.locator('main form button.primary').click();
  await page.locator('.recovery-codes').waitFor();
  await at.db.pool.query('update access.second_factor set last_step = 0');
  await context.clearCookies();

  await page.goto(`${at.server.url}/en/report/company/${await publicCompany(at.server.url)}`);
  await page.locator('[name=type][value=spam]').check();
  await page.locator('[name=message]').fill('The same offer ten times.');
  await page.locator('main form button.primary').click();
  const dialog = page.locator('dialog.account-dialog[open]');
  await dialog.locator('[name=email]').fill(email);
  await dialog.locator('[name=password]').fill('Baobab2026');
  await page.keyboard.press('Enter');
  await dialog.locator('[name=code]').fill(codeOf(secret));
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await context.close();
});

test.each(visits)('a mobile is verified by a code: in $lang, $width px, script: $script', async (given) => {
  const { lang, viewport, script, width } = given;
  const { at: prefix, expired, verified, removed } = mobileWords[lang];
  const turn = visits.indexOf(given);
  const { session } = await at.member(`mobile-${lang}-${width}-${script}@example.org`);
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: script,
    colorScheme: lang === 'fr' ? 'light' : 'dark',
    extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${turn + 101}` },
  });
  await context.addCookies([{ name: 'session', value: session, domain: '127.0.0.1', path: '/' }]);
  const page = await context.newPage();
  expects(page, /^4(09|22) /);
  const sound = async () => {
    expect(await page.locator('h1').count()).toBe(1);
    if (!script) return;
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (width < 640) expect(await smallTargets(page)).toEqual([]);
  };
  const main = page.locator('main');
  const number = `+2250707070${String(turn + 101)}`;
  const press = (act: string) => main.locator(`button[name=do][value=${act}]`).click();
  const texts = () => gateway.received.filter(({ body }) => body.to === number).map(({ body }) => body.text);
  const ask = async (typed: string) => {
    await main.locator('[name=mobile]').fill(typed);
    await press('send');
  };
  const type = async (code: string) => {
    await main.locator('[name=code]').fill(code);
    await press('code');
  };

  await page.goto(`${at.server.url}${prefix}/profile/edit/mobile`);
  await sound();
  await ask('12');
  await page.locator('#mobile[aria-invalid=true]').waitFor();
  await sound();
  await ask(number);
  await main.locator('[name=code]').waitFor();
  await expect.poll(() => texts().length).toBe(1);
  const code = codeIn({ text: texts()[0] ?? '' });
  await sound();
  await type(otherThan(code));
  await page.locator('#code[aria-invalid=true]').waitFor();
  await sound();

  // the code is over: another one is asked for from the same page
  await at.db.pool.query(
    `update access.code set expires_at = now() - interval '1 minute', sent_at = now() - interval '20 minutes' where purpose = 'verify-mobile'`,
  );
  await type(code);
  await page.locator('.error-summary').getByText(expired).waitFor();
  await sound();
  await page.goto(`${at.server.url}${prefix}/profile/edit/mobile`);
  await ask(number);
  await main.locator('[name=code]').waitFor();
  await expect.poll(() => texts().length).toBe(2);
  await type(codeIn({ text: texts()[1] ?? '' }));
  await main.getByText(verified).first().waitFor();
  await sound();

  await main.locator('.asks summary').click();
  await sound();
  await press('remove');
  await main.getByText(removed).waitFor();
  await sound();
  await context.close();
});
