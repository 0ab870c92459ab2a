import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { demoSession } from '#tests/demo-session.ts';
import { photo } from '#tests/media/pictures.ts';
import { editCompanyPath, productsPath } from '#web/addresses/paths.ts';
import { soundByThumb } from './accessible.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    add: 'Ajouter un produit',
    higher: /doit être/,
    category: 'Pagnes et tissus',
    remove: 'Retirer',
    undo: 'Revenir en arrière',
    undone: 'Le changement est annulé.',
    up: 'Monter : ',
  },
  en: {
    add: 'Add a product',
    higher: /must be higher/,
    category: 'Wax prints and fabrics',
    remove: 'Remove',
    undo: 'Undo this change',
    undone: 'The change is undone.',
    up: 'Move up: ',
  },
} as const;

let company: ManagedCompany;
let session = '';

beforeAll(async () => {
  session = await demoSession(demo.url, 'manager');
  company = await managedCompany(demo.db);
});

/** What visitors see of it. */
const shop = async (page: Page, lang: Language): Promise<string> => {
  await page.goto(productsPath(lang, company));
  return page.locator('.product-list').innerText();
};

describe.each(inTurn())('what a company sells, %s', (lang) => {
  const t = words[lang];
  const name = `Wax ${lang}`;

  test('a manager adds a product with its photo, corrects a price, moves it up, withdraws it and takes that back', async () => {
    const page = await demo.visit({ session, lang, touch: true });
    expects(page, /^422 POST /, /status of 422/);
    await page.goto(editCompanyPath(lang, company, 'shopping'));
    await hydrated(page);
    await soundByThumb(page);
    await page.getByRole('link', { name: t.add }).tap();
    await page.locator('#name').fill(name);
    await page.locator('#image').setInputFiles({
      name: 'wax.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(800, 600),
    });
    await page.locator('#price-amount').fill('12 500');
    await page.locator('#price-crossedOut').fill('11 000');
    expect(await page.locator('#price-currency').inputValue()).toBe('XOF');
    await page.locator('#category').pressSequentially(lang === 'fr' ? 'pagn' : 'wax', { delay: 20 });
    await page.getByRole('option', { name: t.category }).tap();
    await soundByThumb(page);
    await page.locator('.save-bar .btn.primary').tap();
    await page.locator('.error-summary').getByText(t.higher).waitFor();
    await page.locator('#price-crossedOut').fill('15 000');
    await page.locator('.save-bar .btn.primary').tap();
    await page.waitForURL(/saved=/);
    const item = page.locator('.profile-list > li', { has: page.getByRole('heading', { name }) });
    await item.locator('img').waitFor();
    await soundByThumb(page);
    await expect.poll(() => shop(page, lang)).toContain(name);
    expect(await page.locator('.product', { hasText: name }).locator('del.old').innerText()).toMatch(/15.000/);

    await page.goto(editCompanyPath(lang, company, 'shopping'));
    await hydrated(page);
    const place = async () => (await page.locator('.profile-list h2').allInnerTexts()).indexOf(name);
    const before = await place();
    await page.getByRole('button', { name: t.up + name }).tap();
    await expect.poll(place).toBe(before - 1);
    await item.locator('.confirm > summary').getByText(t.remove).tap();
    await item.locator('.confirm button').tap();
    await expect.poll(place).toBe(-1);
    await expect.poll(() => shop(page, lang)).not.toContain(name);

    await page.goto(editCompanyPath(lang, company));
    await hydrated(page);
    const change = page.locator('.company-changes > li').first();
    await change.locator('summary').tap();
    await change.locator('del').getByText(name).waitFor();
    await soundByThumb(page);
    await change.getByRole('button', { name: t.undo }).tap();
    await page.locator('#main').getByText(t.undone).waitFor();
    await expect.poll(() => shop(page, lang)).toContain(name);
  });
});
