import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languageScripts } from './browser.ts';
import { inBrowser } from './in-browser.ts';
import { expects } from './strict.ts';
import type { Visitor } from './visitor.ts';

const at = inBrowser(async () => {
  const db = await startedDatabase();
  const server = await serve({ DATABASE_URL: db.url });
  const people = await peopleOf(db, server.url);
  return {
    server,
    people,
    async stop() {
      await people.close();
      await server.stop();
      await db[Symbol.asyncDispose]();
    },
  };
});

const words = {
  fr: {
    base: '',
    march: 'mars',
    save: 'Enregistrer',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    saved: /^(C’est enregistré|Enregistré à)/,
  },
  en: { base: '/en', march: 'March', save: 'Save', day: 'Day', month: 'Month', year: 'Year', saved: /^Saved[. ]/ },
} as const;

const signedIn = async (visitor: Visitor): Promise<Page> => {
  const someone = await at.people.signIn('Awa');
  const page = await at.visit(visitor);
  await page.context().addCookies([...someone.cookies].map(([name, value]) => ({ name, value, url: at.url })));
  return page;
};

test.each(languageScripts)(
  'a month is a name and a year in every browser: $lang, script: $script',
  async ({ lang, script }) => {
    const { base, march, save, month, year } = words[lang];
    const page = await signedIn({ lang, script });
    await page.goto(`${base}/profile/edit/experiences?item=new`);
    await page.locator('[name=name]').fill('Couturière');
    const start = page.locator('#startDate');
    await start.getByLabel(month).selectOption({ label: march });
    if (script) {
      expect(await violationsOn(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
    expects(page, /^422 POST /);
    await page.getByRole('button', { name: save }).click();
    await page.locator('.error-summary').waitFor();
    expect(await start.getByLabel(month).inputValue()).toBe('03');
    expect(await start.getByLabel(year).getAttribute('aria-invalid')).toBe('true');
    await start.getByLabel(year).fill('2019');
    await page.getByRole('button', { name: save }).click();
    await page.getByText(`${march} 2019`, { exact: false }).first().waitFor();
  },
);

test.each(languageScripts)('a date of birth has three parts: $lang, script: $script', async ({ lang, script }) => {
  const { base, march, save, day, month, year, saved } = words[lang];
  const page = await signedIn({ lang, script });
  await page.goto(`${base}/profile/edit/identity`);
  const birthday = page.locator('#birthday');
  expect(
    await birthday.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['', '']);
  await birthday.getByLabel(day).fill('7');
  await birthday.getByLabel(month).selectOption({ label: march });
  await birthday.getByLabel(year).fill('1990');
  await page.getByRole('button', { name: save }).click();
  await page.locator('main').getByText(saved).waitFor();
  expect(await birthday.getByLabel(day).inputValue()).toBe('07');
  expect(await birthday.getByLabel(year).inputValue()).toBe('1990');
});
