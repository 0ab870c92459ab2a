import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { demoSession } from '#tests/demo-session.ts';
import { companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { soundByThumb } from './accessible.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';

/** A Wednesday at ten in the morning: the company is open. */
const demo = demoInBrowser({ now: '2026-11-25T10:00:00Z' });

let company: ManagedCompany;
let session = '';

beforeAll(async () => {
  session = await demoSession(demo.url, 'manager');
  company = await managedCompany(demo.db);
});

/** What visitors read, at the latest when the change is projected. */
const told = (lang: Language) => async () => (await fetch(demo.url + companyPath(lang, company))).text();

test('on a phone, today’s hours are changed with at most four presses, and taken back; dates are added', async () => {
  const page = await demo.visit({ session, lang: 'fr', touch: true });
  await page.goto(editCompanyPath('fr', company));
  await hydrated(page);
  let presses = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1;
    await page.locator('#main').getByRole('button', { name }).first().tap();
  };
  await press('Fermé aujourd’hui');
  await page.locator('.notice', { hasText: 'Les horaires sont à jour' }).waitFor();
  expect(presses).toBeLessThanOrEqual(4);
  await expect.poll(told('fr')).toContain('Exceptionnellement fermé aujourd’hui');
  await soundByThumb(page);
  await press('Revenir en arrière');
  await page.locator('.notice:focus', { hasText: 'Le changement est annulé' }).waitFor();
  await expect.poll(told('fr')).not.toContain('Exceptionnellement fermé aujourd’hui');
  await press(/^Fermer à/);
  await page.locator('.notice', { hasText: 'Les horaires sont à jour' }).waitFor();
  await expect.poll(told('fr')).toContain('Horaires exceptionnels aujourd’hui');

  await page.goto(editCompanyPath('fr', company, 'planning'));
  await hydrated(page);
  await page.locator('#period').getByRole('link', { name: 'Ajouter des dates' }).tap();
  await page.locator('#period input[name=title]').fill('Congés');
  for (const [field, ...parts] of [
    ['startingDate', '28', '12', '2026'],
    ['endDate', '3', '01', '2027'],
  ] as const)
    for (const [index, part] of parts.entries()) {
      const control = page.locator(`#period [name=${field}]`).nth(index);
      await (index === 1 ? control.selectOption(part) : control.fill(part));
    }
  await page.locator('#period').getByText('Fermé toute la période').tap();
  await soundByThumb(page);
  await page.locator('#period .btn.primary').tap();
  await page.locator('.other-hours', { hasText: 'Congés' }).waitFor();
  await page.locator('#holidays').getByText('Noël', { exact: true }).tap();
  await page.locator('#holidays .btn.primary').tap();
  await page.locator('.notice', { hasText: 'Les horaires sont à jour' }).waitFor();
  await expect.poll(told('fr')).toMatch(/25 décembre, Noël\s*:\s*Fermé/);
  await soundByThumb(page);
});

test('on a screen, a day gets hours of its own, which outlive a reload before they are saved', async () => {
  const page = await demo.visit({ session, lang: 'en', viewport: { width: 1280, height: 800 } });
  await page.goto(editCompanyPath('en', company, 'planning'));
  await hydrated(page);
  await page.locator('#day').getByRole('link', { name: 'Add a day' }).click();
  for (const [index, part] of ['24', '12', '2026'].entries()) {
    const control = page.locator('#day [name=date]').nth(index);
    await (index === 1 ? control.selectOption(part) : control.fill(part));
  }
  await page.locator('#day .add').click();
  await page.locator('#day [name=day-hours]').nth(0).fill('08:00');
  await page.locator('#day [name=day-hours]').nth(1).fill('12:00');
  await page.reload();
  await hydrated(page);
  await page.locator('#day .notice.draft').waitFor();
  const closes = page.locator('#day [name=day-hours]').nth(1);
  expect([await closes.inputValue(), await closes.isVisible()]).toEqual(['12:00', true]);
  await soundByThumb(page);
  await page.locator('#day .btn.primary').click();
  await page.locator('.other-hours', { hasText: '24 December 2026' }).waitFor();
  await page.locator('#day').getByRole('link', { name: 'Add a day' }).click();
  await page.locator('#day [name=date]').first().waitFor();
  expect(await page.locator('#day .notice.draft').count()).toBe(0);
  await expect.poll(told('en')).toMatch(/24 December[^<]*08:00/);
});

describe('a time that is typed by half', () => {
  const minutes = /Écrivez les heures et les minutes/;

  test('is told beside its day when it is left, and is not sent', async () => {
    const page = await demo.visit({ session, lang: 'fr', viewport: { width: 1280, height: 800 } });
    await page.goto(editCompanyPath('fr', company, 'planning'));
    await hydrated(page);
    const day = page.locator('#week-0');
    const opens = day.locator('input').first();
    const before = await opens.inputValue();
    await opens.focus();
    await page.keyboard.press('Delete');
    await day.locator('input').nth(1).focus();
    await day.locator('.error', { hasText: minutes }).waitFor();
    await soundByThumb(page);
    await page.locator('form:has(#week-0) .btn.primary').click();
    expect(await opens.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('.saved.good').count()).toBe(0);
    await opens.fill(before);
    await expect.poll(() => day.locator('.error').count()).toBe(0);
  });

  test('is told by the browser where there is no script', async () => {
    const page = await demo.visit({ session, lang: 'fr', script: false });
    await page.goto(editCompanyPath('fr', company, 'planning'));
    expect(await page.locator('form:has(#week-0)').getAttribute('novalidate')).toBeNull();
    await page.locator('#week-0 input').first().focus();
    await page.keyboard.press('Delete');
    await page.locator('form:has(#week-0) .btn.primary').click();
    expect(await page.locator('#week-0 input:invalid').count()).toBe(1);
    expect(page.url()).not.toContain('saved');
  });
});
