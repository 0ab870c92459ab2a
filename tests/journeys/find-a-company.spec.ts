import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { screens, visits } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: { home: '/', results: '/annuaire-resultat', company: '/entreprise/', other: 'EN', hours: 'Horaires' },
  en: { home: '/en', results: '/en/result-directory', company: '/en/company/', other: 'FR', hours: 'Opening hours' },
} as const;

const numberIn = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));
const found = async (page: Page): Promise<number> => numberIn(await page.locator('main .about p.num').textContent());

describe('a visitor finds a company', () => {
  test.each(visits)('in $lang, $width px wide, with script: $script', async ({ lang, viewport, script }) => {
    const context = await demo.browser.newContext({ viewport, javaScriptEnabled: script, locale: lang });
    const page = await context.newPage();
    const { home, results, company, hours, other } = words[lang];
    const sound = async () => {
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await page.locator('h1').count()).toBe(1);
      if (!script) return;
      expect(await overflows(page)).toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
    };

    await page.goto(demo.url + home);
    await sound();
    const category = page.locator('#categories li a').first();
    const trade = await category.locator('b').innerText();
    await page.locator('[name=what]').fill(trade);
    await page.locator('[name=what]').press('Enter');

    await page.waitForURL(`${demo.url}${results}?**`);
    await sound();
    const all = await found(page);
    expect(all).toBeGreaterThan(1);
    const isPhone = viewport.width < 1024;
    if (isPhone) await page.locator('details.filters > summary:visible').click();
    const facet = page.locator('[aria-labelledby=facet-category] li a').first();
    const promised = numberIn(await facet.locator('.n').textContent());
    if (isPhone && !script) {
      const category = page.locator('.filter-form [name=category]');
      await category.selectOption({ index: 1 });
      await page.locator('.filter-form [type=submit]').click();
    } else await facet.click();
    if (script && isPhone) {
      await page.locator('.filter-dialog .on').waitFor();
      await page.locator('.filter-dialog .show').click();
    }

    await page.waitForURL('**?*category=*');
    expect(await found(page)).toBe(promised);
    expect(promised).toBeLessThanOrEqual(all);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    const card = page.locator('article.result').first();
    const name = await card.locator('h2 a').innerText();
    await card.locator('h2 a').click();

    await page.waitForURL(`${demo.url}${company}**`);
    await sound();
    expect(await page.locator('h1').innerText()).toBe(name);
    expect(await page.locator('main').innerText()).toContain(hours);
    const firstDay = page.locator('.hours tr th').first();
    if (await firstDay.count()) expect(await firstDay.textContent()).toMatch(lang === 'fr' ? /^Lundi/ : /^Sunday/);

    const copy = page.locator('.share [data-copy]');
    expect(await copy.isVisible()).toBe(script);
    if (script) {
      await page.evaluate(() => {
        const writeText = async (said: string) => {
          document.documentElement.dataset.said = said;
        };
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await copy.click();
      await page.locator('.toast').waitFor();
      expect(await page.locator('html').getAttribute('data-said')).toBe(page.url());
    }

    await page.locator('header').getByRole('link', { name: other, exact: true }).click();
    await page.waitForURL(`${demo.url}${words[lang === 'fr' ? 'en' : 'fr'].company}**`);
    expect(await page.locator('h1').innerText()).toBe(name);
    await context.close();
  });

  test('no company of the list sticks out at 320 px', async () => {
    const page = await demo.browser.newPage({ viewport: { width: 320, height: 568 } });
    await page.goto(`${demo.url}/annuaire-resultat`);
    const companies = await page
      .locator('article.result h2 a')
      .evaluateAll((links) => links.slice(0, 5).map((one) => (one as HTMLAnchorElement).href));
    for (const href of companies) {
      await page.goto(href);
      expect([href, await overflows(page)]).toEqual([href, false]);
    }
    await page.close();
  }, 180_000);

  test('one typed letter after the other brings suggestions, and only the last is asked for', async () => {
    const page = await demo.browser.newPage({ viewport: screens[1] });
    await page.goto(demo.url);
    await page.locator('[name=where]').pressSequentially('Ab');
    await page.locator('.suggestions [role=row]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const first = await page.locator('.suggestions [aria-selected=true] .t').innerText();
    await page.keyboard.press('Enter');
    expect(await page.locator('[name=where]').inputValue()).toBe(first);
    await page.close();
  });
});
