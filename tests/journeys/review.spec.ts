import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { firstElsewhere, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const comment = 'Accueil rapide, ordonnance servie en dix minutes.';
const send = 'footer button[type=submit]';

type Company = { readonly id: number; readonly url: string; readonly name: string };

describe('reviews', () => {
  let companies: Company[];

  beforeAll(async () => {
    const answer = await fetch(`${demo.url}/api/search?what=salon&sort=newest`);
    companies = ((await answer.json()) as { results: Company[] }).results;
  }, 300_000);

  /** A company that no test before has used. */
  const another = (): Company => companies.pop() as Company;

  const sessions = new Map<string, Promise<Parameters<BrowserContext['addCookies']>[0]>>();
  const logIn = async (name: string) => {
    const context = await demo.browser.newContext();
    const data = { email: `${name}@sokoni.example`, password: demoPassword };
    expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
    return context.cookies();
  };
  const cookiesOf = (name: string) => {
    const known = sessions.get(name) ?? logIn(name);
    sessions.set(name, known);
    return known;
  };

  const as = async (
    name: string | null,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ page: Page; context: BrowserContext }> => {
    const context = await demo.browser.newContext({ locale: 'fr-FR', ...options });
    if (name) await context.addCookies(await cookiesOf(name));
    return { page: await context.newPage(), context };
  };

  const openDialog = async (page: Page, company: Company): Promise<void> => {
    await page.goto(demo.url + company.url);
    await page.click('a[data-opens]');
    await page.waitForSelector('dialog.review-sheet[open]');
  };

  test('one is written over the page, seen by its author alone, published, and counts', async () => {
    const company = another();
    const { page } = await as('member');
    await openDialog(page, company);
    expect(await violationsOn(page)).toEqual([]);
    await page.focus('dialog [name=score][value="1"]');
    await page.keyboard.press('Space');
    for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
    await page.fill('dialog [name=comment]', comment);
    await page.click(`dialog ${send}`);
    await page.waitForURL(/\/avis#own$/);
    expect(await page.locator('.own-review[data-status=pending]').innerText()).toContain(comment);

    const { page: visitor } = await as(null);
    await visitor.goto(demo.url + company.url);
    expect(await visitor.locator('main').innerText()).not.toContain(comment);

    const { page: moderator } = await as('moderator');
    await moderator.goto(`${demo.url}/admin/moderation?order=newest`);
    const waiting = moderator.locator('[data-case]', { hasText: company.name });
    await waiting.locator('[data-yes]').click();
    await moderator.waitForSelector('.notice.good [name=undo]');

    await visitor.reload();
    expect(await visitor.locator('.review').innerText()).toContain(comment);
    const found = (await (await fetch(`${demo.url}/api/companies/${company.id}`)).json()) as Record<string, unknown>;
    expect(found).toMatchObject({ rating: 4, reviewCount: 1 });
    const data = await visitor.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '{}')).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } });
  });

  const problem =
    (status: number, body: string, contentType = 'application/problem+json') =>
    (route: Route) =>
      route.fulfill({ status, contentType, body });

  const failures: [string, (route: Route) => unknown, RegExp][] = [
    ['something changed meanwhile', problem(409, '{"message":"Modifié entre-temps."}'), /Modifié entre-temps/],
    ['the server fails', problem(500, '{"message":"Quelque chose s’est mal passé !"}'), /mal passé/],
    ['the answer is no JSON', problem(502, 'Bad gateway', 'text/plain'), /Bad gateway/],
  ];

  const failing = async (page: Page, company: Company, fail: (route: Route) => unknown, told: RegExp) => {
    expects(page, /^(409|500|502|lost) POST \/ajax\/review/);
    await page.route('**/ajax/review', fail);
    await openDialog(page, company);
    await page.fill('dialog [name=comment]', comment);
    await page.click(`dialog ${send}`);
    await page.waitForSelector('dialog .notice.bad:not([hidden])');
    expect(await page.locator('dialog .notice.bad').textContent()).toMatch(told);
    expect(await page.inputValue('dialog [name=comment]')).toBe(comment);
  };

  test('when the network is away, it is told, the text kept, and sent by itself when it is back', async () => {
    const { page } = await as('member');
    await failing(page, another(), (route) => route.abort('internetdisconnected'), /Échec de connexion/);
    await page.unroute('**/ajax/review');
    await page.waitForURL(/\/avis#own$/);
    expect(await page.locator('.own-review').innerText()).toContain(comment);
  });

  test.each(failures)('when %s, the reason is told and the text kept', async (_, fail, told) => {
    const company = another();
    const { page } = await as('member');
    await failing(page, company, fail, told);

    await page.unroute('**/ajax/review');
    await openDialog(page, company);
    await expect.poll(() => page.inputValue('dialog [name=comment]')).toBe(comment);
    await page.click(`dialog ${send}`);
    await page.waitForURL(/\/avis#own$/);
    expect(await page.locator('.own-review').innerText()).toContain(comment);
  });

  test('what is too short is told before anything is sent, with the characters still missing', async () => {
    const { page } = await as('member');
    let sent = 0;
    await page.route('**/ajax/review', (route) => {
      sent++;
      return route.continue();
    });
    await openDialog(page, another());
    await page.fill('dialog [name=comment]', 'Bon travail.');
    await page.click(`dialog ${send}`);
    await page.waitForSelector('dialog .notice.bad:not([hidden])');
    expect(await page.locator('dialog .notice.bad').textContent()).toContain('Encore 8 caractères');
    expect(sent).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.review-sheet:not([open])', { state: 'attached' });
  });

  test('a visitor finds the way in instead of a dead form, and comes to the form', async () => {
    const company = another();
    const { page } = await as(null);
    await page.goto(demo.url + company.url);
    expect(await page.locator('form.write-review').count()).toBe(0);
    await page.click('a[data-opens]');
    await page.fill('dialog [name=email]', 'member@sokoni.example');
    await page.fill('dialog [name=password]', demoPassword);
    await page.click('dialog button.primary');
    await page.waitForURL(/donner-un-avis/);
    expect(await page.locator('form.write-review').count()).toBe(1);
  });

  test.each(firstElsewhere(screens))('without script it is a page with a form, $width px wide', async (viewport) => {
    const company = another();
    const { page } = await as('member', { javaScriptEnabled: false, viewport });
    await page.goto(demo.url + company.url);
    await page.click('a[data-opens]');
    expects(page, /^422 POST /);
    await page.fill('[name=comment]', 'Court');
    await page.click(send);
    expect(await page.locator('.error-summary').innerText()).toContain('Encore 15 caractères');
    expect(await page.inputValue('[name=comment]')).toBe('Court');
    await page.fill('[name=comment]', comment);
    await page.check('[name=score][value="5"]', { force: true });
    await page.click(send);
    expect(await page.locator('.own-review[data-status=pending]').innerText()).toContain(comment);
    await page.click('.own-review summary:has-text("Supprimer")');
    await page.click('[name=do][value=retract]');
    expect(await page.locator('.own-review').count()).toBe(0);
    expect(await page.locator('.notice.good').innerText()).toContain('Votre avis a été supprimé');
  });

  test.each(firstElsewhere(screens))('its pages are sound, $width px wide', async (viewport) => {
    const company = another();
    const { page } = await as('member', { viewport });
    for (const path of [
      `${company.url}/avis`,
      `${company.url}/donner-un-avis`,
      '/mes-avis',
      `/signalement/company/${company.id}`,
    ]) {
      await page.goto(demo.url + path);
      expect([path, await overflows(page)]).toEqual([path, false]);
      expect([path, await violationsOn(page)]).toEqual([path, []]);
      if (viewport.width >= 640) continue;
      // "no stars" is out of sight as long as it is chosen
      expect([path, (await smallTargets(page)).filter((html) => !html.includes('score-none'))]).toEqual([path, []]);
    }
    const { page: moderator } = await as('moderator', { viewport });
    for (const path of ['/admin/moderation', '/en/admin/moderation?kind=report']) {
      await moderator.goto(demo.url + path);
      // its script is there: Firefox throws where a page is left before
      const held = () => moderator.evaluate(() => navigator.locks.query().then((locks) => locks.held?.length));
      await expect.poll(held).toBe(1);
      expect([path, await overflows(moderator)]).toEqual([path, false]);
      expect([path, await violationsOn(moderator)]).toEqual([path, []]);
    }
    expects(page, /^403 GET \/admin\/moderation/);
    await page.goto(`${demo.url}/admin/moderation`);
    expect(await page.locator('[data-case]').count()).toBe(0);
  });
});
