import { describe, expect, test } from 'vitest';
import { languageScreens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const paths = {
  fr: {
    home: '/',
    results: '/annuaire-resultat?what=garage&where=Abidjan',
    none: '/annuaire-resultat?what=zzqqxxyy',
    rich: '/annuaire-resultat?hasProducts=true&hasJobs=true&sort=rating',
  },
  en: {
    home: '/en',
    results: '/en/result-directory?what=pharmacy&where=Nairobi',
    none: '/en/result-directory?what=zzqqxxyy',
    rich: '/en/result-directory?hasProducts=true&hasJobs=true&sort=rating',
  },
} as const;

/** 400 kbit/s and 400 ms there and back. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

type Shifts = { shifts: number; painted: string | null };

describe('on a slow phone', () => {
  test.each(languageScreens)(
    'nothing jumps and no page is blank, in $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const finding = await demo.browser.newPage();
      await finding.goto(demo.url + paths[lang].rich);
      const company = await finding.locator('article.result h2 a').first().getAttribute('href');
      await finding.close();
      const { home, results, none } = paths[lang];
      for (const path of [home, results, none, company ?? '']) {
        const context = await demo.browser.newContext({ viewport, serviceWorkers: 'block' });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', slow);
        await page.addInitScript(() => {
          const seen: Shifts = { shifts: 0, painted: null };
          Object.assign(window, { seen });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
              if (!entry.hadRecentInput) seen.shifts += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          new PerformanceObserver((list) => {
            if (list.getEntriesByName('first-contentful-paint').length > 0)
              seen.painted = document.querySelector('h1')?.textContent ?? '';
          }).observe({ type: 'paint', buffered: true });
        });
        await page.goto(demo.url + path, { waitUntil: 'load' });
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          }
        });
        await page.waitForFunction(() => [...document.images].every((one) => one.complete || !one.checkVisibility()));
        const { shifts, painted } = await page.evaluate(() => (window as unknown as { seen: Shifts }).seen);
        expect([path, shifts <= 0.02, shifts]).toEqual([path, true, shifts]);
        expect([path, painted]).toEqual([path, expect.stringMatching(/\S/)]);
        await context.close();
      }
    },
    240_000,
  );
});
