import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, mailTo } from '#tests/account/person.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { type Served, serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, openBrowser, screens, visits } from './browser.ts';
import { expects } from './strict.ts';

const words = {
  fr: {
    start: '/annuaire-resultat?what=garage',
    way: 'Se connecter',
    register: 'Créer un compte',
    sessions: '/profile/edit/sessions',
  },
  en: {
    start: '/en/result-directory?what=garage',
    way: 'Log in',
    register: 'Create an account',
    sessions: '/en/profile/edit/sessions',
  },
} as const;

describe('someone registers', () => {
  let db: FreshDatabase;
  let browser: Browser;
  let server: Served;

  beforeAll(async () => {
    db = await startedDatabase();
    [browser, server] = await Promise.all([openBrowser(), serve({ DATABASE_URL: db.url })]);
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    await db[Symbol.asyncDispose]();
  });

  const go = async (page: Page) => {
    await page.locator('main form button.primary:visible').first().click();
    await page.waitForLoadState();
  };

  test.each(visits)('in $lang, $width px wide, with script: $script', async ({ lang, viewport, script }) => {
    const context = await browser.newContext({
      viewport,
      javaScriptEnabled: script,
      extraHTTPHeaders: {
        'X-Forwarded-For': `203.0.113.${visits.findIndex((one) => one.lang === lang && one.viewport === viewport && one.script === script)}`,
      },
    });
    const page = await context.newPage();
    const { start, way, register, sessions } = words[lang];
    const email = `journey-${lang}-${viewport.width}-${script}@example.org`;
    const sound = async () => {
      expect(await page.locator('h1').count()).toBe(1);
      if (!script) return;
      expect(await overflows(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
    };

    await page.goto(server.url + start);
    await page.getByRole('link', { name: way }).first().click();
    await page.waitForURL(/login\?to=/);
    await sound();
    await page.getByRole('link', { name: register }).click();
    await page.waitForURL(/to=/);
    await page.locator('#firstname').fill('Awa');
    await page.locator('#lastname').fill("N'Guessan");
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('Baobab2026');
    if (script) {
      await page.locator('#altcha').check();
      await page.locator('input[name=altcha]:not([value=""])').waitFor({ state: 'attached' });
    }
    await sound();
    await go(page);
    await page.waitForURL(/(entreprise|company)$/);
    await sound();
    await page.locator('[name=choice][value=none]').click();
    await page.waitForURL(/confirmation$/);
    await page.reload();
    await page.goBack();
    await page.goForward();
    await page.locator('#code').fill('12');
    await sound();
    await page.locator('#code').fill(codeIn(await mailTo(db.pool, email, /code/i)));
    await go(page);
    await page.waitForURL(server.url + start);
    await page.goto(server.url + sessions);
    await sound();
    await page.locator('.account-menu > summary').click();
    expect(await page.locator('.account-menu b').innerText()).toBe("Awa N'Guessan");
    await page.locator('.account-menu form button').click();
    await page.getByRole('link', { name: way }).first().waitFor();
    await context.close();
  });

  test('on a connection that is lost, what was typed goes out once it is back, and a refusal is said in place', async () => {
    const context = await browser.newContext({
      viewport: screens[0],
      extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.99' },
    });
    const page = await context.newPage();
    expects(page, /^422 POST \/api\/registration/, /^lost /);
    await page.goto(`${server.url}/en/register`);
    await page.locator('#firstname').fill('Awa');
    await page.locator('#lastname').fill('Koné');
    await page.locator('#email').fill('lost@example.org');
    await page.locator('#password').fill('baobab2026');
    await page.locator('#altcha').check();
    await page.locator('input[name=altcha]:not([value=""])').waitFor({ state: 'attached' });
    const next = page.locator('main form button[type=submit]').first();
    await next.click();
    await page.locator('.error-summary').getByText('at least one capital letter').waitFor();
    expect(await page.locator('#password').getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('#password').fill('Baobab2026');
    await context.setOffline(true);
    await next.click();
    await page.getByText('No connection. What you typed is kept').waitFor();
    expect(await page.locator('#email').inputValue()).toBe('lost@example.org');
    await context.setOffline(false);
    await page.waitForURL(/company$/);
    await context.close();
  });

  test('the box for people is drawn from the start, stays where it is, and its first press ticks it', async () => {
    const page = await browser.newPage({ viewport: screens[0] });
    await page.goto(`${server.url}/en/register`);
    const place = page.locator('.bot-check');
    const drawn = await place.boundingBox();
    await page.locator('#firstname').focus();
    await page.locator('#altcha').waitFor();
    expect(await place.boundingBox()).toEqual(drawn);
    await page.reload();
    await place.click();
    await page.locator('#altcha:checked').waitFor();
    await page.close();
  });

  test.each(inTurn())('after three refusals, key by key, in %s', async (lang) => {
    const context = await browser.newContext({
      viewport: screens[0],
      hasTouch: true,
      extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${lang === 'fr' ? 97 : 98}` },
    });
    const page = await context.newPage();
    expects(page, /^422 POST \/(inscription|en\/register|api\/registration)/);
    await page.goto(server.url + (lang === 'fr' ? '/inscription' : '/en/register'));
    const email = `three-${lang}@example.org`;

    /** Types over what a field holds, as a thumb does, and expects each key to have arrived there. */
    const type = async (id: string, text: string) => {
      await page.locator(id).tap();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      expect(await page.locator(id).inputValue()).toBe(text);
      expect(await page.locator(`${id}:focus`).count()).toBe(1);
    };
    const press = () => page.locator('main form button[type=submit].primary').first().tap();
    /** The refusal is said once, has the focus, and leads to the one field that it is about. */
    const isRefused = async (id: string) => {
      await page.locator('.error-summary:focus').waitFor();
      expect(await page.locator('.error-summary').count()).toBe(1);
      expect(await page.locator('.error-summary li').count()).toBe(1);
      expect(await page.locator('[aria-invalid]').evaluateAll((all) => all.map((one) => `#${one.id}`))).toEqual([id]);
      expect(await violationsOn(page)).toEqual([]);
      await page.locator('.error-summary a').tap();
      expect(await page.locator(`${id}:focus`).count()).toBe(1);
    };
    const isTicked = async () => {
      expect(await page.locator('#altcha').isChecked()).toBe(true);
      const label = await page.locator('#altcha + span').boundingBox();
      expect(label?.width).toBeGreaterThan(120);
    };

    await type('#firstname', 'Awa');
    await type('#lastname', 'Koné');
    await type('#email', email);
    await type('#password', 'mangue-verte-77');
    await page.locator('#altcha').tap();
    expect(await page.locator('#altcha:focus').count()).toBe(1);
    await press();
    await isRefused('#password');
    await isTicked();
    await type('#password', 'Mangue-verte-des-iles');
    expect(await page.locator('.error-summary').count()).toBe(1);
    await press();
    await isRefused('#password');
    await type('#password', 'Mangue-verte-77');
    await type('#email', 'awa@example');
    await press();
    await isRefused('#email');
    await isTicked();
    await type('#email', email);
    await press();
    await page.waitForURL(/(entreprise|company)$/);
    await page.locator('[name=choice][value=none]').tap();
    await page.waitForURL(/confirmation$/);
    const code = codeIn(await mailTo(db.pool, email, /code/i));
    await type('#code', code === '708431' ? '708432' : '708431');
    await press();
    await isRefused('#code');
    await type('#code', code.replace(' ', ''));
    await press();
    await page.waitForURL((url) => !url.pathname.includes('confirmation'));
    await page.locator('.account-menu').waitFor();
    await context.close();
  });
});
