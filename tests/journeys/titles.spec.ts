import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { type PageName, pages } from '#web/addresses/pages.ts';
import { languages } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();
const wrong = { fr: 'Erreur : ', en: 'Error: ' } as const;

afterEach(async () => {
  for (const context of demo.browser.contexts()) await context.close();
});

const sessions = new Map<string, Promise<string>>();

const signedIn = async (page: Page, name: string): Promise<void> => {
  const begun = sessions.get(name) ?? demoSession(demo.url, name);
  sessions.set(name, begun);
  await page.context().addCookies([{ name: 'session', value: await begun, url: demo.url }]);
};

const inHtml = (text: string): string =>
  text.replaceAll('&#x27;', '’').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Pages that show something of their own only after another one, that answer no page, or that end a session. */
const elsewhere: readonly PageName[] = [
  'mailedCode',
  'registerCompany',
  'registerConfirmation',
  'secondStep',
  'loginOutside',
  'checkOutside',
  'logout',
  'textVersion',
  'latestNotifications',
  'profileArchive',
];

describe.each(languages)('titles, %s', (lang) => {
  test('say what each page is and whose, none twice, in at most 60 letters', async () => {
    const page = await demo.browser.newPage();
    const titles = new Map<string, string>();
    const see = async (path: string): Promise<string> => {
      const answer = await page.request.get(demo.url + path);
      if (!answer.headers()['content-type']?.startsWith('text/html')) return ''; // a feed, or a file
      const title = inHtml(/<title>([^<]*)/.exec(await answer.text())?.[1] ?? '');
      expect([path, titles.get(title), title.length > 0 && title.length <= 60]).toEqual([path, undefined, true]);
      titles.set(title, path);
      return title;
    };
    const plain = Object.entries(pages).filter(([, pattern]) => !/:\w+(?!\w*\?)\b/.test(pattern.fr));
    const out: readonly PageName[] = ['login', 'askCode', 'register', 'resetPassword'];
    for (const name of out) await see(pages[name][lang]);
    await signedIn(page, 'admin');
    for (const [name, pattern] of plain)
      if (!elsewhere.includes(name as PageName) && !out.includes(name as PageName))
        await see(pattern[lang].replace('/:country?', '') || '/');
    const prefix = lang === 'fr' ? '' : '/en';
    await page.goto(`${demo.url}${prefix}/admin/moderation`);
    const firstCase = (await page.locator('[data-case] h2 a').first().getAttribute('href')) ?? '';
    const aboutCase = await see(firstCase);
    await page.goto(demo.url + firstCase);
    const about = await page.locator('h1').innerText();
    expect([await page.title(), aboutCase.startsWith(about.slice(0, 40))]).toEqual([aboutCase, true]);
    await page.goto(`${demo.url}${prefix}/admin/accounts`);
    const firstAccount = (await page.locator('main table a').first().getAttribute('href')) ?? '';
    const ofAccount = await see(firstAccount);
    await page.goto(demo.url + firstAccount);
    expect([await page.title(), ofAccount.includes(await page.locator('h1').innerText())]).toEqual([ofAccount, true]);
  }, 120_000);

  test('a page that is not there says so in its title, too', async () => {
    const page = await demo.browser.newPage();
    await signedIn(page, 'member');
    for (const [name, pattern] of Object.entries(pages)) {
      const path = pattern[lang].replace(/:\w+\?/g, 'zz').replaceAll(/:\w+/g, '999999-nowhere');
      const answer = path === pattern[lang] ? null : await page.request.get(demo.url + path);
      const isPage = answer?.headers()['content-type']?.startsWith('text/html') && name !== 'mailHtml';
      if (answer && isPage) expect([name, /<title>[^<]+ · Sokoni</.test(await answer.text())]).toEqual([name, true]);
    }
  });

  test.each([true, false])('a refused form says so first and has the focus, script %s', async (javaScriptEnabled) => {
    const page = await demo.browser.newPage({ viewport: { width: 360, height: 640 }, javaScriptEnabled });
    expects(page, /^4(01|22) /);
    const refused = async () => {
      const summary = page.locator('main .error-summary');
      await summary.waitFor();
      expect(await summary.evaluate((one) => one === document.activeElement)).toBe(true);
      const title = (await page.title()).replace(/\s/g, ' ');
      expect([title.startsWith(wrong[lang]), title.split(wrong[lang]).length]).toEqual([true, 2]);
    };
    await page.goto(demo.url + pages.login[lang]);
    await page.locator('#email').fill('member@sokoni.example');
    await page.locator('#password').fill('Wrong-1234567');
    await page.locator('main form button[type=submit]').first().click();
    await refused();

    await page.goto(demo.url + pages.askCode[lang]);
    await page
      .locator('main form')
      .first()
      .evaluate((form) => ((form as HTMLFormElement).noValidate = true));
    await page.locator('main form button[type=submit]').first().click();
    await refused();

    await signedIn(page, 'member');
    await page.goto(demo.url + pages.profileIdentity[lang]);
    await page.locator('[name=name-firstname]').fill('');
    await page.locator('.save-bar .btn.primary').click();
    await refused();
  });

  test.each([true, false])('what was saved is said, script %s', async (javaScriptEnabled) => {
    const page = await demo.browser.newPage({ javaScriptEnabled });
    await signedIn(page, 'member');
    for (const name of ['notificationSettings', 'profileIdentity'] as const) {
      await page.goto(demo.url + pages[name][lang]);
      if (javaScriptEnabled && name === 'notificationSettings') {
        await hydrated(page);
        await page.locator('main .topic [type=checkbox]').first().click();
      } else {
        await page.locator('main form button:not([name])').last().click();
        await page.waitForURL(/\?saved/);
      }
      const said = page.locator('main :is(.notice.good, .saved.good)');
      await said.waitFor();
      // in a page that lives already it is said by the line of announcements
      const heard = page
        .locator('main [role=status], [data-announce=polite] p')
        .filter({ hasText: await said.innerText() });
      await heard.first().waitFor({ state: 'attached' });
      expect([name, (await said.innerText()).trim().length > 5]).toEqual([name, true]);
    }
  });
});
