import type { Browser, BrowserContext, Page } from 'playwright-core';
import { pages } from '#web/addresses/pages.ts';
import { demoSession } from '../demo-session.ts';
import { type BenchRow, inKb, median } from './bench.ts';

/** The round trip of a phone on a usual line in Abidjan or Nairobi, in ms. */
const roundTripMs = 150;
const changes = 7;
const quietMs = 1500;

const signedIn = async (
  browser: Browser,
  url: string,
  session: string,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 640 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'session', value: session, url }]);
  return { context, page: await context.newPage() };
};

/** The bytes of script that a page has loaded so far, as they were sent. */
const scriptOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|data)(\?|$)/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

/** The ms from a click on `link` until the heading of the page that it leads to is painted. */
const paintedAfter = (page: Page, link: string): Promise<number> =>
  page.evaluate(async (selector) => {
    const before = document.querySelector('main')?.querySelector('h1')?.textContent;
    const began = performance.now();
    document.querySelector<HTMLElement>(selector)?.click();
    for (;;) {
      await new Promise((painted) => requestAnimationFrame(painted));
      const now = document.querySelector('main h1')?.textContent;
      if (now && now !== before) break;
    }
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return performance.now() - began;
  }, link);

/** What the addresses begin with of a company that somebody manages: `/company/13-librairie-marcory`. */
const managedBy = async (browser: Browser, url: string, who: string): Promise<string> => {
  const { context, page } = await signedIn(browser, url, await demoSession(url, who));
  await page.goto(pages.ownCompanies.fr);
  const href = await page.locator('#main a[href$="/edit"]').first().getAttribute('href');
  await context.close();
  return String(href).replace(/\/edit$/, '');
};

/** What the pages of members and staff weigh, and how fast one is changed for another at a phone's round trip. */
export const signedInRows = async (browser: Browser, url: string): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  const weigh = async (name: string, who: string, path: string, most: number): Promise<void> => {
    const { context, page } = await signedIn(browser, url, await demoSession(url, who));
    await page.goto(path);
    await page.waitForTimeout(quietMs);
    rows.push({ name: `${name}, script`, value: inKb(await scriptOf(page)), unit: 'KB', target: `≤ ${most}` });
    await context.close();
  };
  await weigh('notifications', 'member', pages.notifications.fr, 180);
  await weigh('part of a profile', 'member', pages.profileIdentity.fr, 180);
  await weigh('own space', 'member', pages.memberHome.fr, 180);
  await weigh('list of a profile', 'member', pages.profileExperiences.fr, 180);
  const company = await managedBy(browser, url, 'manager');
  await weigh('home of a company', 'manager', `${company}/edit`, 180);
  await weigh('hours of a company', 'manager', `${company}/edit/planning`, 180);
  await weigh('photos of a company', 'manager', `${company}/edit/photos`, 180);
  await weigh('queue of companies', 'admin', pages.companyDesk.fr, 260);
  await weigh('queue of reviews', 'moderator', pages.moderation.fr, 260);
  await weigh('contracts', 'admin', pages.contracts.fr, 260);

  const { context, page } = await signedIn(browser, url, await demoSession(url, 'member'));
  await page.goto(pages.notifications.fr);
  await page.waitForTimeout(quietMs);
  const before = await scriptOf(page);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const to = (path: string) => `.account-menu a[href="${path}"]`;
  await page.locator(to(pages.ownReviews.fr)).dispatchEvent('pointerover'); // as whoever is about to press it
  await page.waitForTimeout(quietMs);
  const times = [await paintedAfter(page, to(pages.ownReviews.fr))];
  await page.waitForTimeout(quietMs);
  rows.push({
    name: 'change of page, script and data',
    value: inKb((await scriptOf(page)) - before),
    unit: 'KB',
    target: '≤ 60',
  });
  for (let change = 0; change < changes; change++) {
    const path = change % 2 ? pages.ownReviews.fr : pages.ownCompanies.fr;
    await page.locator(to(path)).dispatchEvent('pointerover');
    await page.waitForTimeout(quietMs / 3);
    times.push(await paintedAfter(page, to(path)));
  }
  rows.push({
    name: `change of page, painted at ${roundTripMs} ms of round trip`,
    value: median(times),
    unit: 'ms',
    target: '≤ 300',
  });
  await context.close();
  return rows;
};
