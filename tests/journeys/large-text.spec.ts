import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { type PageName, pages } from '#web/addresses/pages.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

/** What sticks out of the window to the side and is in no row that scrolls by itself. */
const besideWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const hidden = (one: Element | null): boolean =>
      one !== null &&
      (one.matches('.sr, .skip') || getComputedStyle(one).overflowX !== 'visible' || hidden(one.parentElement));
    const out = [...document.querySelectorAll('main *, header *, footer *')].filter((one) => {
      const { right, left, width } = one.getBoundingClientRect();
      return one.checkVisibility() && width > 1 && (right > clientWidth + 1 || left < -1) && !hidden(one);
    });
    const said = out.map((one) => `${one.localName}.${one.getAttribute('class')} ${one.textContent?.slice(0, 30)}`);
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`, ...said] : said;
  });

/** What of the header cannot be pressed: it is out of the window, or under something else. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.locator('header.top a, header.top summary, header.top button').evaluateAll((all) => {
    scrollTo({ top: 0, behavior: 'instant' });
    return all
      .filter((one) => one.checkVisibility() && !one.closest('.panel'))
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((one) => `under something: ${one.outerHTML.slice(0, 60)}`);
  });

/** WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const usual = { standard: 16, fixed: 13 };

/** What readers change in their browser, each from the moment it is called until what it answers is called. */
const ways = {
  'the text spacing of WCAG 1.4.12': async (page: Page) => {
    const style = await page.addStyleTag({ content: spacing });
    return () => style.evaluate((one) => (one as Element).remove());
  },
  'a browser font of 32 px': async (page: Page) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    return async () => {
      await client.send('Page.setFontSizes', { fontSizes: usual });
      await client.detach();
    };
  },
} as const;

const names: readonly PageName[] = [
  'home',
  'results',
  'login',
  'register',
  'resetPassword',
  'favourites',
  'offline',
  'howReviewsWork',
  'about',
  'help',
  'contact',
  'terms',
  'privacy',
  'accessibility',
];
const own: readonly PageName[] = [
  'editProfile',
  'profileIdentity',
  'profilePhotos',
  'profileExperiences',
  'profileCoordinates',
  'profileData',
  'notificationSettings',
  'notifications',
  'ownReviews',
  'sessions',
  'moderation',
  'accounts',
];

afterEach(async () => {
  for (const context of demo.browser.contexts()) await context.close();
});

test.each(inTurn())(
  'text spaced out, or twice as large, at 360 px: nothing leaves the window, in %s',
  async (lang) => {
    const context = await demo.browser.newContext({ viewport: { width: 360, height: 640 }, bypassCSP: true });
    const page = await context.newPage();
    const wide: Record<string, string[]> = {};
    const see = async (path: string) => {
      await page.goto(demo.url + path);
      for (const [way, begin] of Object.entries(ways)) {
        const end = await begin(page);
        const out = [...(await besideWindow(page)), ...(await outOfReach(page))];
        if (out.length > 0) wide[`${path}, ${way}`] = out.slice(0, 8);
        await end();
      }
    };
    for (const name of names) await see(pages[name][lang].replace('/:country?', '') || '/');
    const results = pages.results[lang].replace('/:country?', '');
    await see(`${results}?what=zzqqxxyy`);
    await page.goto(`${demo.url}${results}?hasProducts=true&hasJobs=true&sort=rating`);
    const company = (await page.locator('article.result h2 a').first().getAttribute('href')) ?? '';
    await see(company);
    for (const part of lang === 'fr'
      ? ['avis', 'donner-un-avis', 'signaler']
      : ['reviews', 'write-a-review', 'report-a-problem'])
      await see(`${company}/${part}`);
    await page.goto(demo.url + pages.login[lang]);
    await page.locator('#email').fill('admin@sokoni.example');
    await page.locator('#password').fill('Treichville-2026');
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    for (const name of own) await see(pages[name][lang]);
    expect(wide).toEqual({});
  },
  180_000,
);
