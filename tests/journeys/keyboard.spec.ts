import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { weekdayNoon } from '#tests/moments.ts';
import { languageScreens, type screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser({ now: weekdayNoon() });

const words = {
  fr: { home: '/', what: 'garage', results: '/annuaire-resultat', need: 'Une vidange, samedi.', other: '/en/' },
  en: { home: '/en', what: 'garage', results: '/en/result-directory', need: 'An oil change.', other: '/' },
} as const;

describe('by keyboard alone', () => {
  /** Tabs on until `selector` has the focus, and sees that a ring shows it. */
  const reach = async (page: Page, selector: string, most = 90): Promise<void> => {
    for (let pressed = 0; pressed < most; pressed++) {
      await page.keyboard.press('Tab');
      const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
      if (!there) continue;
      const ringed = await page.evaluate(() => {
        const one = document.activeElement;
        const rings = [one, one?.closest('label, article, li, .field, .box, form')];
        return rings.some((box) => {
          if (!box) return false;
          const { outlineStyle, boxShadow } = getComputedStyle(box);
          return outlineStyle !== 'none' || boxShadow !== 'none';
        });
      });
      expect([selector, ringed]).toEqual([selector, true]);
      return;
    }
    throw new Error(`${selector} is not reached by ${most} tabs`);
  };

  const open = async (viewport: (typeof screens)[number], path: string) => {
    const context = await demo.browser.newContext({
      viewport,
      extraHTTPHeaders: { 'X-Forwarded-For': `41.207.10.${Math.ceil(Math.random() * 250)}` },
    });
    const page = await context.newPage();
    await page.goto(demo.url + path);
    return page;
  };

  test.each(languageScreens)(
    'from the home page to a number, in $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const { home, what, results } = words[lang];
      const page = await open(viewport, home);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.classList.contains('skip'))).toBe(true);
      await page.keyboard.press('Enter');
      await reach(page, '[name=what]');
      await page.keyboard.type(what);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${demo.url}${results}?**`);
      await reach(page, '.chips a[href*="openNow"]');
      await page.keyboard.press('Enter');
      await page.waitForURL('**openNow=true**');
      await reach(page, '.phone-link');
      await page.keyboard.press('Enter');
      await page.locator('article a[href^="tel:"]').first().waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(/^tel:/);
      await page.context().close();
    },
  );

  test.each(languageScreens)('a quote from two, in $lang, $viewport.width px wide', async ({ lang, viewport }) => {
    const { what, results, need } = words[lang];
    const page = await open(viewport, `${results}?what=${what}&hasWhatsapp=true`);
    for (const _ of [1, 2]) {
      await reach(page, '.tick input');
      await page.keyboard.press('Space');
    }
    await page.locator('.quote-next').waitFor();
    await reach(page, '.quote-next');
    await page.keyboard.press('Enter');
    await page.locator('#need').waitFor();
    await reach(page, '#need');
    await page.keyboard.type(need);
    await reach(page, 'main form button[type=submit]');
    await page.keyboard.press('Enter');
    await page.locator('.reach').first().waitFor();
    await page.context().close();
  });

  test.each(languageScreens)(
    'filters, favourites, hours and the other language, in $lang, $viewport.width px wide',
    async ({ lang, viewport }) => {
      const { what, results, other } = words[lang];
      const page = await open(viewport, `${results}?what=${what}`);
      if (viewport.width < 1024) {
        await reach(page, '.filters > summary');
        await page.keyboard.press('Enter');
      }
      await reach(page, '[aria-labelledby=facet-traits] a');
      await page.keyboard.press('Enter');
      if (viewport.width < 1024) {
        await page.locator('.filter-dialog .on').waitFor();
        await reach(page, '.filter-dialog .show');
        await page.keyboard.press('Enter');
      }
      await page.waitForURL('**=true**');
      await reach(page, 'article .heart');
      await page.keyboard.press('Space');
      await expect.poll(() => page.evaluate(() => document.activeElement?.ariaPressed)).toBe('true');
      await page.keyboard.press('Shift+Tab');
      await reach(page, 'article.result h2 a');
      await page.keyboard.press('Enter');
      await page.locator('.company').waitFor();
      if (viewport.width < 768 && (await page.locator('.week').count())) {
        await reach(page, '.week > summary');
        await page.keyboard.press('Enter');
        expect(await page.locator('.hours').first().isVisible()).toBe(true);
      }
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('.brand')?.focus();
      });
      await reach(page, 'header [data-language]');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${demo.url}${other}**`);
      await page.context().close();
    },
  );
});
