import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn } from './browser.ts';
import { inBrowser } from './in-browser.ts';
import { expects, settled } from './strict.ts';
import { drag, middleOf, optionAt, scrolledTo } from './touch.ts';
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
    country: 'Pays (facultatif)',
    city: 'Ville (facultatif)',
    part: 'Commune (facultatif)',
    list: 'Suggestions\u202f: Ville',
    first: 'Les 20 premiers résultats sont disponibles',
    one: '1 résultat est disponible',
    none: 'Aucun résultat',
    failed: 'Chargement impossible',
    clear: 'Effacer\u202f: Ville',
    emptied: 'Commune\u202f: effacé',
    category: 'Catégorie (facultatif)',
    typed: 'pharm',
    chosen: 'Pharmacie',
    skill: /^Compétences/,
    added: 'Couture\u202f: ajouté',
    removed: 'Couture\u202f: retiré',
    remove: 'Retirer Couture',
    sewing: 'coutu',
    save: 'Enregistrer',
    saved: /^(C’est enregistré|Enregistré à)/,
  },
  en: {
    base: '/en',
    country: 'Country (optional)',
    city: 'City (optional)',
    part: 'Commune or sub-county (optional)',
    list: 'Suggestions: City',
    first: 'The first 20 results are available',
    one: '1 result is available',
    none: 'No matches found',
    failed: 'Loading failed',
    clear: 'Clear: City',
    emptied: 'Commune or sub-county: cleared',
    category: 'Category (optional)',
    typed: 'chem',
    chosen: 'Pharmacy',
    skill: /^Skills/,
    added: 'Sewing: added',
    removed: 'Sewing: removed',
    remove: 'Remove Sewing',
    sewing: 'sewi',
    save: 'Save',
    saved: /^Saved[. ]/,
  },
} as const;

const opened = async (path: string, visitor: Visitor & { readonly lang: 'fr' | 'en' }): Promise<Page> => {
  const someone = await at.people.signIn('Awa');
  const page = await at.visit(visitor);
  await page.context().addCookies([...someone.cookies].map(([name, value]) => ({ name, value, url: at.url })));
  await page.goto(words[visitor.lang].base + path);
  if (visitor.script !== false) await settled(page);
  return page;
};
/** Those of the list, not of the native lists of the page. */
const optionsOf = (page: Page) => page.locator('.selector-list [role=option]');
const combo = (page: Page, name: string | RegExp) =>
  page.getByRole('combobox', typeof name === 'string' ? { name, exact: true } : { name });
/** What a screen reader is told of the list that is open. */
const told = (page: Page, text: string) =>
  page.locator('.selector-list [role=status]').filter({ hasText: text }).waitFor({ state: 'attached' });

describe.each(inTurn())('a place, in %s', (lang) => {
  const t = words[lang];

  test('is found by keys alone, page by page, and told by ear', async () => {
    const page = await opened('/profile/edit/coordinates', { lang });
    await combo(page, t.country).selectOption('CI');
    const city = combo(page, t.city);
    await city.focus();
    await page.keyboard.press('ArrowDown');
    await told(page, t.first);
    const options = page.getByRole('listbox', { name: t.list, exact: true }).getByRole('option');
    const marked = async () => page.locator(`#${await city.getAttribute('aria-activedescendant')}`).innerText();
    expect(await marked()).toBe('Abidjan');
    expect(await options.count()).toBe(20);
    for (let pressed = 1; pressed < 20; pressed++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => options.count()).toBe(40);
    await page.keyboard.press('ArrowDown');
    expect(await marked()).toBe(await options.nth(20).innerText());
    await page.keyboard.press('Escape');
    expect([await options.count(), await city.getAttribute('aria-expanded')]).toEqual([0, 'false']);
    await page.keyboard.type('yamouss');
    await told(page, t.one);
    expect(await city.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await city.inputValue()).toBe('Yamoussoukro');
    expect(await city.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('narrows what stands below it, which is emptied, and said to be, when it changes', async () => {
    const page = await opened('/profile/edit/coordinates', { lang });
    await combo(page, t.country).selectOption('CI');
    const [city, part] = [combo(page, t.city), combo(page, t.part)];
    await city.fill('Abidjan');
    await part.pressSequentially('coco');
    await page.getByRole('option', { name: 'Cocody', exact: true }).click();
    await city.fill('Dakar');
    await part.focus();
    await expect.poll(() => page.locator('[data-announce=polite]').textContent()).toContain(t.emptied);
    expect(await part.inputValue()).toBe('');
    await page.getByRole('button', { name: t.clear, exact: true }).click();
    expect(await city.inputValue()).toBe('');
  });

  test('says that there is none, and that the answer did not come; what is typed is saved all the same', async () => {
    const page = await opened('/profile/edit/coordinates', { lang });
    const part = combo(page, t.part);
    await part.pressSequentially('zzqx');
    await page.locator('.selector-list').getByText(t.none, { exact: true }).waitFor();
    expects(page, /^500 GET \/ajax\/subcity-choice/);
    await page.route('**/ajax/subcity-choice?**', (route) => route.fulfill({ status: 500 }));
    await part.fill('zzq');
    await page.locator('.selector-list').getByText(t.failed, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#whereabouts-address').fill('Rue 12');
    await page.locator('#whereabouts-address').press('Enter');
    await page.locator('main').getByText(t.saved).waitFor();
    expect(await part.inputValue()).toBe('zzq');
  });

  test('is taken where a finger is lifted, and what lies below is not pressed; sliding off takes nothing', async () => {
    const page = await opened('/profile/edit/coordinates', { lang, touch: true });
    await combo(page, t.country).selectOption('CI');
    const city = combo(page, t.city);
    await city.tap();
    await city.pressSequentially('a');
    const options = optionsOf(page);
    await options.nth(3).waitFor();
    expect(await smallTargets(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await drag(page, await middleOf(options.nth(2)), await middleOf(options.nth(0)));
    expect(await city.inputValue()).toBe('a');
    const list = page.getByRole('listbox');
    await expect.poll(() => scrolledTo(list)).toBeGreaterThan(0);
    expect(await violationsOn(page)).toEqual([]); // with the list open
    const middle = await middleOf(list);
    const name = await optionAt(page, middle);
    expect(name).not.toBe('');
    await page.touchscreen.tap(middle.x, middle.y);
    await expect.poll(() => city.inputValue()).toBe(name);
    expect(await options.count()).toBe(0);
    expect(await city.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test.each(inTurn())('a category is found by a word for it, and its id is saved, in %s', async (lang) => {
  const t = words[lang];
  const page = await opened('/profile/edit/pro', { lang });
  const category = combo(page, t.category);
  await category.pressSequentially(t.typed);
  await page.getByRole('option', { name: t.chosen, exact: true }).click();
  expect(await category.inputValue()).toBe(t.chosen);
  await page.getByRole('button', { name: t.save }).click();
  await page.locator('main').getByText(t.saved).waitFor();
  await page.reload();
  await settled(page);
  expect(await category.inputValue()).toBe(t.chosen);
  expect(await page.locator('select[name=offer-category]').inputValue()).toBe('health-pharmacy');
  await category.fill('');
  await category.press('Tab');
  expect(await page.locator('select[name=offer-category]').inputValue()).toBe('');
});

test.each(inTurn())('skills are chips that are said when they come and go, in %s', async (lang) => {
  const t = words[lang];
  const page = await opened('/profile/edit/pro', { lang });
  const announced = page.locator('[data-announce=polite]');
  await combo(page, t.skill).pressSequentially(t.sewing);
  await optionsOf(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => announced.textContent()).toContain(t.added);
  await page.keyboard.press('Backspace');
  expect(await page.getByRole('button', { name: t.remove }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => announced.textContent()).toContain(t.removed);
  expect(await page.locator('[name=skills]').inputValue()).toBe('');
});

test.each(inTurn())('without script it is a field, or a list of the browser, in %s', async (lang) => {
  const t = words[lang];
  const page = await opened('/profile/edit/pro', { lang, script: false });
  await page.locator('#offer-category').selectOption({ label: t.chosen });
  await page.locator('#skills').fill('Wax\nAudit');
  await page.getByRole('button', { name: t.save }).click();
  await page.locator('main').getByText(t.saved).waitFor();
  expect(await page.locator('#offer-category').inputValue()).toBe('health-pharmacy');
  expect(await page.locator('#skills').inputValue()).toMatch(/^Wax\r?\nAudit$/);
});

test('what is typed before the page lives stays, and is answered once it does', async () => {
  const someone = await at.people.signIn('Awa');
  const page = await at.visit({ lang: 'en' });
  await page.context().addCookies([...someone.cookies].map(([name, value]) => ({ name, value, url: at.url })));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/en/profile/edit/coordinates', { waitUntil: 'commit' });
  const city = page.locator('#whereabouts-city');
  await city.pressSequentially('yamouss');
  release();
  await page.getByRole('option', { name: 'Yamoussoukro', exact: true }).waitFor();
  expect(await city.inputValue()).toBe('yamouss');
  expect(await city.evaluate((one) => one === document.activeElement)).toBe(true);
});
