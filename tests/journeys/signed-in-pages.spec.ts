import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { hydrates } from '#web/addresses/page-at.ts';
import { type PageName, pages } from '#web/addresses/pages.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, languages, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { isSame, mark } from './same-document.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

type Who = 'member' | 'admin';
const sessions: Record<Who, string> = { member: '', admin: '' };
beforeAll(async () => {
  for (const who of ['member', 'admin'] as const) sessions[who] = await demoSession(demo.url, who);
});

/** The pages that live in the browser and need nothing but who opens them. */
const names = (Object.keys(pages) as PageName[]).filter(
  (name) => hydrates(`${name}.fr`) && !pages[name].fr.includes(':'),
);

describe.each(languages)('pages that live in the browser, %s', (lang) => {
  test.each(['member', 'admin'])('each is the same there as it came from the server, for the %s', async (name) => {
    const session = sessions[name as Who];
    const page = await demo.visit({ session, lang });
    expects(page, /^403 GET /); // pages of the staff refuse a member, in a page that lives too
    for (const at of names) {
      await page.goto(pages[at][lang]);
      await hydrated(page); // whatever differed then would be logged: see `strict.ts`
      expect([at, await page.locator('h1').count()]).toEqual([at, 1]);
      expect(await page.locator('main').innerText(), at).not.toMatch(/\b[a-z]+(\.[a-z]+){2,}\b/i);
    }
  });
});

describe.each(inTurn())('pages that live in the browser, for whoever goes on in %s', (lang) => {
  test.each(screens)('links lead on without loading a document, $width px wide', async (viewport) => {
    const session = sessions.member;
    const page = await demo.visit({ session, lang, viewport });
    await page.goto(pages.notifications[lang]);
    await hydrated(page);
    await mark(page);
    const menu = page.locator('.account-menu');
    await menu.locator('summary').click();
    await menu.locator(`a[href="${pages.ownReviews[lang]}"]`).click();
    const heading = page.locator('main h1');
    await page.waitForURL(`**${pages.ownReviews[lang]}`);
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await page.title()).toContain((await heading.innerText()).slice(0, 6));
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);

    await page.goBack();
    await page.waitForURL(`**${pages.notifications[lang]}`);
    expect(await isSame(page)).toBe(true);

    // a page that does not live in the browser, and the other language, are loaded
    await page.locator('header .brand').click();
    await page.waitForURL(({ pathname }) => pathname === (lang === 'fr' ? '/' : '/en'));
    expect(await isSame(page)).toBe(false);
  });

  test.each(screens)(
    'without a network a link leaves its page as it is, which says so, $width px wide',
    async (viewport) => {
      const page = await demo.visit({ session: sessions.member, lang, viewport });
      expects(page, /^lost /, /^logged An unknown error occurred when fetching the script/); // the network is taken away on purpose
      await page.goto(pages.memberHome[lang]);
      await hydrated(page);
      await mark(page);
      await page.context().setOffline(true);
      const menu = page.locator('.account-menu');
      const link = menu.locator(`a[href="${pages.ownReviews[lang]}"]`);
      await menu.locator('summary').click();
      await link.click();
      const said =
        lang === 'fr' ? 'Pas de réseau : la page ne s’est pas ouverte.' : 'No network: the page did not open.';
      const notice = page.locator('.toast.warning', { hasText: said });
      await notice.waitFor();
      await page.locator('[data-announce=assertive]', { hasText: said }).waitFor({ state: 'attached' });
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await notice.getByRole('button').click();
      await notice.waitFor({ state: 'detached' });
      // the press elsewhere closed it on a wide screen
      await menu.evaluate((one) => one.setAttribute('open', ''));
      await link.click();
      await notice.waitFor();
      expect(new URL(page.url()).pathname).toBe(pages.memberHome[lang]);
      await page.context().setOffline(false);
      await notice.waitFor({ state: 'detached' });
      await link.click();
      await page.waitForURL(`**${pages.ownReviews[lang]}`);
      expect(await isSame(page)).toBe(true);
    },
  );

  test('what a page of one’s own needs is there before its link is pressed; what staff read is not read ahead', async () => {
    const page = await demo.visit({ session: sessions.admin, lang, viewport: screens[1] });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(pages.admin[lang]);
    await hydrated(page);
    const data = `${pages.ownReviews[lang]}.data`;
    const own = page.locator(`.account-menu a[href="${pages.ownReviews[lang]}"]`);
    await page.locator(`.side-nav.desk nav a[href="${pages.audit[lang]}"]`).dispatchEvent('pointerdown');
    await page.locator('.account-menu summary').click();
    await Promise.all([page.waitForResponse((one) => one.url().endsWith(data)), own.hover()]);
    const filesOfAudit = () => asked.filter((path) => /^\/assets\/audit-[\w-]+\.(js|css)$/.test(path));
    await expect.poll(filesOfAudit).toHaveLength(2);
    expect(asked).not.toContain(`${pages.audit[lang]}.data`);
    await page.route(/\.data/, (route) => route.abort()); // nothing more of it comes
    await own.click();
    await page.waitForURL(`**${pages.ownReviews[lang]}`);
    await expect.poll(() => page.locator('main h1').evaluate((one) => one === document.activeElement)).toBe(true);
    expect(asked.filter((path) => path === data)).toEqual([data]);

    // something is done meanwhile: it is read again
    await page.unroute(/\.data/);
    await page.locator('.account-menu summary').click();
    const companies = page.locator(`.account-menu a[href="${pages.ownCompanies[lang]}"]`);
    const again = `${pages.ownCompanies[lang]}.data`;
    await Promise.all([page.waitForResponse((one) => one.url().endsWith(again)), companies.hover()]);
    await page.evaluate(() => document.dispatchEvent(new Event('change')));
    await companies.click();
    await page.waitForURL(`**${pages.ownCompanies[lang]}`);
    expect(asked.filter((path) => path === again)).toEqual([again, again]);
  });

  test('whoever saves data is spared what they may not open', async () => {
    const page = await demo.visit({ session: sessions.member, lang });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(pages.notifications[lang]);
    await hydrated(page);
    await page.evaluate(() => {
      const { fetch } = window;
      const asked: string[] = [];
      Object.assign(window, { asked });
      window.fetch = (what, init) => {
        asked.push(String(what));
        return fetch(what, init);
      };
    });
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    const own = page.locator(`.account-menu a[href="${pages.ownReviews[lang]}"]`);
    await own.dispatchEvent('pointerdown');
    expect(await asked()).toEqual([]);
    await page.locator('.account-menu summary').click();
    await own.click();
    await page.waitForURL(`**${pages.ownReviews[lang]}`);
    expect((await asked()).filter((url) => url.endsWith(`${pages.ownReviews[lang]}.data`))).toHaveLength(1);
  });

  test.each([false, true])(
    'what the pages share that are opened next comes once somebody uses the page, not where data is saved (%s)',
    async (saveData) => {
      const page = await demo.visit({ session: sessions.member, lang });
      await page.addInitScript(
        (connection) => {
          Object.defineProperty(navigator, 'connection', { value: connection });
        },
        { saveData },
      );
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
      const isAsked = () => asked.some((path) => /^\/assets\/forms-[\w-]+\.js$/.test(path));
      await page.goto(pages.editProfile[lang]);
      await hydrated(page);
      const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await idle(); // what listens for a use begins to listen
      expect(isAsked()).toBe(false);
      await page.keyboard.press('Tab');
      await idle();
      if (saveData) expect(isAsked()).toBe(false);
      else await expect.poll(isAsked).toBe(true);
    },
  );

  test('a form is sent without loading a document; what was saved is shown, and its button is free again', async () => {
    const session = sessions.member;
    const page = await demo.visit({ session, lang });
    await page.goto(pages.profileIdentity[lang]);
    await hydrated(page);
    await mark(page);
    const title = page.locator(`[name=presentation-title-${lang}]`);
    await title.fill('  Couturière à Cocody ');
    const save = page.locator('.save-bar .btn.primary');
    await save.click();
    await page.waitForURL(/\?saved/);
    await page.locator('.save-bar .saved.good').waitFor();
    expect(await title.inputValue()).toBe('Couturière à Cocody');
    expect(await isSame(page)).toBe(true);
    await expect.poll(() => save.getAttribute('aria-disabled')).toBeNull();
    expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')))).toBe(
      false,
    );
  });

  test('what was saved stands as it was typed while the server still reads what was there before', async () => {
    const page = await demo.visit({ session: sessions.member, lang });
    await page.goto(pages.profileCoordinates[lang]);
    await hydrated(page);
    const before = await page.request.get(`${pages.profileCoordinates[lang]}.data?saved=1`);
    const late = { status: before.status(), headers: before.headers(), body: await before.body() };
    await page.route(
      /coordinates\.data/,
      (route) => (route.request().method() === 'GET' ? route.fulfill(late) : route.continue()),
      {
        times: 2,
      },
    );
    const address = page.locator('[name=whereabouts-address]');
    const edited = page.locator('[name=edited]');
    const version = await edited.inputValue();
    const typed = `Rue des Jardins ${lang}`;
    await address.fill(typed);
    await page.locator('.save-bar .btn.primary').click();
    await page.locator('.save-bar .saved.good').waitFor();
    await expect.poll(() => edited.inputValue()).not.toBe(version); // it was read again
    expect(await address.inputValue()).toBe(typed);
  });

  test('whose session has ended is led to the log-in, and back to the form as it was typed', async () => {
    const session = sessions.member;
    const page = await demo.visit({ session, lang });
    await page.goto(pages.profileCoordinates[lang]);
    await hydrated(page);
    await page.locator('[name=coordinates-gsm]').fill('+225 07 08 09 10 11');
    await page.context().clearCookies();
    await page.locator('.save-bar .btn.primary').click();
    await page.waitForURL(/\/login/);
    await page.locator('#email').fill('member@sokoni.example');
    await page.locator('#password').fill('Treichville-2026');
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL(`**${pages.profileCoordinates[lang]}`);
    expect(await page.locator('[name=coordinates-gsm]').inputValue()).toBe('+225 07 08 09 10 11');
  });

  test('a change of page that is late is shown, and said', async () => {
    const session = sessions.member;
    const page = await demo.visit({ session, lang });
    await page.goto(pages.notifications[lang]);
    await hydrated(page);
    let letPass = () => {};
    const isAllowed = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.context().route(/\.data/, async (route) => {
      await isAllowed;
      await route.continue();
    });
    await page.locator('.account-menu summary').click();
    await page.locator(`.account-menu a[href="${pages.ownReviews[lang]}"]`).click();
    const line = page.locator('.on-its-way[data-on]');
    await line.waitFor();
    expect((await line.innerText()).length).toBeGreaterThan(3);
    letPass();
    await line.waitFor({ state: 'detached' });
    await page.waitForURL(`**${pages.ownReviews[lang]}`);
  });
});
