import { expect, test } from 'vitest';
import { overflows, violationsOn } from './accessible.ts';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const [phone, desktop] = screens;
// a Monday at noon, where people search and where the companies are
const demo = demoInBrowser({ now: '2026-03-02T12:00:00Z' });

const words = {
  fr: {
    results: '/annuaire-resultat/ci',
    tonight: ['restaurant ouvert ce soir', 'Ouvert ce soir'],
    sunday: ['pharmacie dimanche', 'Ouvert dimanche'],
  },
  en: {
    results: '/en/result-directory/ci',
    tonight: ['restaurant open tonight', 'Open tonight'],
    sunday: ['pharmacy on Sunday', 'Open Sunday'],
  },
} as const;

test.each(inTurn())('who says tonight or Sunday gets those that are open then, and is told so, in %s', async (lang) => {
  const { results, tonight, sunday } = words[lang];
  const page = await demo.visit({ viewport: phone });
  for (const [what, says] of [tonight, sunday]) {
    await page.goto(`${demo.url}${results}?what=${encodeURIComponent(what)}`);
    expect(await page.locator('.about').innerText()).toContain(says);
    expect(await page.locator('article.result').count()).toBeGreaterThan(0);
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
  }
});

test.each(inTurn())('both are filters beside the list, taken back like any other, in %s', async (lang) => {
  const { results, tonight, sunday } = words[lang];
  const page = await demo.visit({ viewport: desktop });
  await page.goto(`${demo.url}${results}?what=restaurant`);
  for (const [name, [, label]] of [['openTonight', tonight] as const, ['openSunday', sunday] as const]) {
    await page.locator(`#filter-${name}`).click();
    await page.waitForURL(`**${name}=true**`);
    await page.locator(`#chip-${name}.on`).waitFor();
    expect(await page.locator(`#chip-${name}`).innerText()).toContain(label);
    await page.locator(`#chip-${name}`).click();
    await page.waitForURL((url) => !url.searchParams.has(name));
    await page.locator(`#filter-${name}:not(.on)`).waitFor();
  }
});

test('without script they are boxes in the form of filters', async () => {
  const context = await demo.browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${demo.url}/annuaire-resultat/ci?what=restaurant`);
  await page.locator('.filter-form summary').click();
  for (const name of ['openTonight', 'openSunday']) await page.locator(`.filter-form [name=${name}]`).check();
  await page.locator('.filter-form [type=submit]').click();
  await page.waitForURL('**openTonight=true**openSunday=true**');
  expect(await page.locator('.chip.on').count()).toBe(2);
  await context.close();
});
