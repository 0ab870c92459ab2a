import { expect, test } from 'vitest';
import { overflows, violationsOn } from './accessible.ts';
import { languageScreens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    search: '/annuaire-resultat?what=pharmacie&where=Dabou',
    heading: /^Pharmacie, à moins\sde\s100\skm\sde Dabou$/,
    line: /à moins de 100\skm de Dabou\. Aucun résultat plus près\./,
    card: /à \d+\skm de Dabou$/,
  },
  en: {
    search: '/en/result-directory?what=pharmacy&where=Dabou',
    heading: /^Pharmacy, within 100\skm of Dabou$/,
    line: /within 100\skm of Dabou\. There is nothing nearer\./,
    card: /\d+\skm from Dabou$/,
  },
} as const;

test.each(languageScreens)(
  'where a town has none, each company says how far from it it is: $lang',
  async ({ lang, viewport }) => {
    const { search, heading, line, card } = words[lang];
    const page = await demo.visit({ viewport });
    await page.goto(demo.url + search);
    expect(await page.locator('h1').innerText()).toMatch(heading);
    expect(await page.locator('.about').innerText()).toMatch(line);
    const told = await page.locator('article.result .where').allInnerTexts();
    expect(told.length).toBeGreaterThan(0);
    for (const where of told) expect(where).toMatch(card);
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
  },
);
