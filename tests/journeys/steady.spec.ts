import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { editCompanyPath } from '#web/addresses/paths.ts';
import { languageScreens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';

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
const far = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };

const through = async (page: Page, network: typeof slow): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
};

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
        await through(page, slow);
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

let company: ManagedCompany;
const sessions = { manager: '', member: '', moderator: '', production: '' };
beforeAll(async () => {
  for (const who of ['manager', 'member', 'moderator', 'production'] as const)
    sessions[who] = await demoSession(demo.url, who);
  company = await managedCompany(demo.db);
});

type Moved = { readonly moved: number; readonly top: number; readonly focused: string };

/** Notes from now on how much moves in the page, what follows a press included; returns what did, and where the reader is. */
const watchMoves = async (page: Page): Promise<() => Promise<Moved>> => {
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { moved } = window as unknown as { moved: number };
      return { moved, top: scrollY, focused: document.activeElement?.textContent?.trim() ?? '' };
    });
};

/** How far the page is scrolled once it has cleared what has the focus, which it does after it has scrolled. */
const restingTop = async (moves: () => Promise<Moved>): Promise<number> => {
  let { top } = await moves();
  const rests = async () => {
    const before = top;
    ({ top } = await moves());
    return top === before;
  };
  await expect.poll(rests).toBe(true);
  return top;
};

describe('saving', () => {
  test.each(languageScreens)(
    'moves nothing, and whoever saves stays: $lang, $viewport.width px wide',
    async (one) => {
      const { lang, viewport } = one;
      const forms = [
        ['manager', editCompanyPath(lang, company, 'coordinates'), '[name=place-address]'],
        ['manager', editCompanyPath(lang, company, 'shopping/texts'), 'textarea'],
        ['manager', editCompanyPath(lang, company, 'descriptions'), 'textarea'],
        ['member', pages.profileCoordinates[lang], '[name=whereabouts-address]'],
        ['member', pages.profileIdentity[lang], `[name=presentation-title-${lang}]`],
      ] as const;
      for (const [who, path, field] of forms) {
        const page = await demo.visit({ session: sessions[who], lang, viewport, worker: false });
        await page.goto(path);
        await hydrated(page);
        await through(page, far);
        const save = page.locator('.save-bar .btn.primary');
        // twice: from the second time on, all that can be told of it is told
        for (const typed of ['Rue des Palmiers', 'Rue des Jardins']) {
          await page.locator(field).first().fill(`${typed} ${lang}`);
          await save.scrollIntoViewIfNeeded();
          await page.mouse.move(0, 0);
          const moves = await watchMoves(page);
          const top = await restingTop(moves);
          const saved = page.waitForResponse(
            (answer) => answer.request().method() === 'GET' && /saved/.test(answer.url()),
          );
          await save.click();
          await saved;
          await page.locator('.save-bar .saved.good').waitFor();
          const after = await moves();
          expect(after.moved, path).toBeLessThanOrEqual(0.02);
          expect(after.focused, path).toBe(await save.innerText());
          if (typed === 'Rue des Jardins') expect(after.top, path).toBe(top);
        }
        await page.context().close();
      }
    },
    120_000,
  );

  test.each(languageScreens)(
    'one of a list closes its form in its place, and is where the reader goes on: $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const page = await demo.visit({ session: sessions.manager, lang, viewport, worker: false });
      await page.goto(`${editCompanyPath(lang, company, 'job_offers')}?item=new`);
      await hydrated(page);
      await through(page, far);
      const save = page.locator('.save-bar .btn.primary');
      const said = page.locator('.toast.success');
      const list = page.locator('.profile-list');
      const first = list.locator('> li').first();
      // where it is laid out: it, and what it stands in, may still glide there
      const under = () =>
        first.evaluate((one) => {
          let top = 0;
          for (let at: Element | null = one; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop;
          return top;
        });
      const isThere = (title: string) =>
        list.locator('> li', { hasText: title }).evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return one === document.activeElement && top >= 0 && bottom <= innerHeight;
        });
      await page.locator('#title').fill(`Libraire ${lang}`);
      await page.locator('#contract').selectOption('permanent');
      await save.click();
      await said.waitFor();
      await expect.poll(() => isThere(`Libraire ${lang}`)).toBe(true);
      expect(await page.locator('main .notice.good').count()).toBe(0);
      const before = await under();
      await list.locator('a[href*="item="]').first().click();
      await page.locator('#title').fill(`Vendeuse ${lang}`);
      await save.click();
      await expect.poll(() => isThere(`Vendeuse ${lang}`)).toBe(true);
      expect(await under()).toBe(before);

      await page.locator('a[href$="item=new#edit"]').click();
      await page.locator('#title').fill(`Caissier ${lang}`);
      await page.locator('#contract').selectOption('permanent');
      await save.scrollIntoViewIfNeeded();
      const moves = await watchMoves(page);
      await save.click();
      await expect.poll(() => isThere(`Caissier ${lang}`)).toBe(true);
      expect((await moves()).moved).toBeLessThanOrEqual(0.1);
      expect(await first.innerText()).toContain(`Caissier ${lang}`);
      await page.context().close();
    },
  );

  test.each(languageScreens)(
    'what staff have done is told over the page, which stays in its place: $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const done = [
        ['production', `${pages.contractsDay[lang]}?who=all`, '.contract-items', 'button[value=do]'],
        ['moderator', pages.companyDesk[lang], '.waiting-photos', 'button[value=validate]'],
      ] as const;
      for (const [who, path, list, act] of done) {
        const page = await demo.visit({ session: sessions[who], lang, viewport, worker: false });
        await page.goto(path);
        await hydrated(page);
        const under = () =>
          page
            .locator(list)
            .first()
            .evaluate((one) => one.getBoundingClientRect().top + scrollY);
        const before = await under();
        const entries = page.locator(list).first().locator('> li');
        const count = await entries.count();
        const moves = await watchMoves(page);
        await page.locator(act).first().click();
        await page.locator('.toast.success button').first().waitFor();
        // what is done leaves its list, and what stands below glides into its place
        await expect.poll(() => entries.count()).toBeLessThan(count);
        const { moved } = await moves();
        expect([path, moved <= 0.1, moved]).toEqual([path, true, moved]);
        expect([path, await under()]).toEqual([path, before]);
        expect([path, await page.locator('main .notice.good').count()]).toEqual([path, 0]);
        await page.context().close();
      }
    },
  );
});
