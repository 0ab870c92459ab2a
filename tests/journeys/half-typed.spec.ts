import { describe, expect, test } from 'vitest';
import { languageScreens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    results: '/annuaire-resultat',
    report: '/signaler',
    there: '/en/company/',
    tell: '/me-prevenir',
    asked: '/en/tell-me',
  },
  en: {
    results: '/en/result-directory',
    report: '/report-a-problem',
    there: '/entreprise/',
    tell: '/en/tell-me',
    asked: '/me-prevenir',
  },
} as const;

describe('a switch of language in the middle of a half-typed form', () => {
  test.each(languageScreens)(
    'keeps choices, lines and long texts, from $lang, $viewport.width px wide',
    async (one) => {
      const { results, report, there } = words[one.lang];
      const page = await demo.browser.newPage({ viewport: one.viewport });
      await page.goto(`${demo.url}${results}?what=garage`);
      const company = await page.locator('article.result h2 a').first().getAttribute('href');
      await page.goto(`${demo.url}${company}${report}`);
      const kinds = page.locator('[name=kind]');
      const kind = await kinds.nth(2).getAttribute('value');
      await page.locator('label:has([name=kind])').nth(2).click();
      await page.locator('[name=about]').fill('Plutôt le 07 00');
      await page.locator('[name=message]').fill('Deux lignes,\npas finies');
      await page.locator('header [data-language]').click();
      await page.waitForURL(`${demo.url}${there}**`);
      expect(await page.locator('html').getAttribute('lang')).not.toBe(one.lang);
      await expect.poll(() => page.locator('[name=about]').inputValue()).toBe('Plutôt le 07 00');
      expect(await page.locator('[name=message]').inputValue()).toBe('Deux lignes,\npas finies');
      expect(await page.locator('[name=kind]:checked').getAttribute('value')).toBe(kind);
      await page.close();
    },
  );

  test.each(languageScreens)(
    'keeps what was changed over what the address says, from $lang, $viewport.width px wide',
    async (one) => {
      const { tell, asked } = words[one.lang];
      const page = await demo.browser.newPage({ viewport: one.viewport });
      await page.goto(`${demo.url}${tell}?what=plombier&where=Lagos`);
      await page.locator('main [name=where]').fill('Lomé, Bè');
      await page.locator('header [data-language]').click();
      await page.waitForURL(`${demo.url}${asked}?**`);
      await expect.poll(() => page.locator('main [name=where]').inputValue()).toBe('Lomé, Bè');
      expect(await page.locator('main [name=what]').inputValue()).toBe('plombier');
      await page.close();
    },
  );
});
