import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects, settled } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: { companies: '/company/edit/select', reviews: '/avis', reply: 'Répondre', remove: 'Supprimer la réponse' },
  en: { companies: '/en/company/edit/select', reviews: '/reviews', reply: 'Reply', remove: 'Delete the reply' },
} as const;
const text = 'Merci beaucoup, à bientôt chez nous.';

describe.each(inTurn())('a company replies to a review, in %s', (lang) => {
  const { companies, reviews, reply, remove } = words[lang];

  const manager = async (script: boolean, viewport: (typeof screens)[number]): Promise<Page> => {
    const context = await demo.browser.newContext({
      locale: lang === 'fr' ? 'fr-FR' : 'en-KE',
      viewport,
      javaScriptEnabled: script,
    });
    const data = { email: 'manager@sokoni.example', password: demoPassword };
    expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
    const page = await context.newPage();
    await page.goto(demo.url + companies);
    const company = await page.locator('main a[href*="-librairie"]:not([href*="/edit"])').first().getAttribute('href');
    await page.goto(`${demo.url}${company}${reviews}`);
    return page;
  };

  test.each(screens)('keeps what is typed until it is published, and removes it, $width px wide', async (viewport) => {
    const page = await manager(true, viewport);
    const way = await page.getByRole('link', { name: reply, exact: true }).last().getAttribute('href');
    const here = demo.url + way;
    await page.goto(here);
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    expect(await smallTargets(page)).toEqual([]);

    expects(page, /^422 POST /);
    await page.locator('[value=reply]').click(); // nothing is written yet
    await page.locator('.error-summary').waitFor();
    await page.fill('[name=text]', text);
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('/reply/')));
    await page.goto(here);
    await expect.poll(() => page.inputValue('[name=text]')).toBe(text); // the draft came back
    await page.locator('[value=reply]').click();
    await page.waitForURL(/#review-/);
    const review = page.locator(`.review:has(a[href="${way}"])`);
    expect(await review.locator('.reply').innerText()).toContain(text);
    const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/reply/')));
    expect(await drafts()).toEqual([]);

    await page.goto(here);
    await settled(page);
    await page.locator('summary', { hasText: remove }).click();
    await page.locator('[value=withdraw]').click();
    await page.waitForURL(/#review-/);
    expect(await review.locator('.reply').count()).toBe(0);
    await page.context().close();
  });

  test('without script too', async () => {
    const page = await manager(false, screens[0]);
    await page.getByRole('link', { name: reply, exact: true }).last().click();
    const here = new URL(page.url()).pathname;
    await page.fill('[name=text]', text);
    await page.locator('[value=reply]').click();
    const review = page.locator(`.review:has(a[href="${here}"])`);
    expect(await review.locator('.reply').innerText()).toContain(text);
    await page.goto(demo.url + here);
    await page.locator('summary', { hasText: remove }).click();
    await page.locator('[value=withdraw]').click();
    expect(await review.locator('.reply').count()).toBe(0);
    await page.context().close();
  });
});
