import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { demoSession } from '#tests/demo-session.ts';
import { companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { overflows, soundByThumb, tinyTargets, violationsOn } from './accessible.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    saved: /^Enregistré/,
    everyDay: 'Tous les jours',
    add: 'Autre plage',
    nextDay: 'Ferme le lendemain',
    by: /Kofi Démo a enregistré cette partie/,
    choose: 'Enregistrer ce choix',
    half: 'Écrivez l’heure d’ouverture et l’heure de fermeture.',
    phone: 'Ce numéro semble incomplet.',
    elsewhere: 'Voici ce que vous aviez écrit sur un autre appareil.',
    drop: 'Supprimer ce texte',
  },
  en: {
    saved: /^Saved/,
    everyDay: 'Every day',
    add: 'Add hours',
    nextDay: 'Closes the next day',
    by: /Kofi Démo saved this part/,
    choose: 'Save this choice',
    half: 'Write both the opening and the closing time.',
    phone: 'This number looks incomplete.',
    elsewhere: 'Here is what you had written on another device.',
    drop: 'Delete the draft',
  },
} as const;

let company: ManagedCompany;
const sessions: Record<string, string> = {};

beforeAll(async () => {
  for (const name of ['manager', 'editor', 'member']) sessions[name] = await demoSession(demo.url, name);
  company = await managedCompany(demo.db);
});

const opened = async (who: string, part: string, lang: Language, script = true): Promise<Page> => {
  const page = await demo.visit({ session: sessions[who] ?? '', lang, script, touch: true });
  await page.goto(editCompanyPath(lang, company, part));
  if (script) await hydrated(page);
  return page;
};

const save = async (page: Page, lang: Language): Promise<void> => {
  await page.locator('.save-bar .btn.primary').tap();
  await page.locator('.save-bar .saved').getByText(words[lang].saved).waitFor();
};

/** What visitors read, at the latest when the change is projected. */
const shows = (lang: Language, text: string) =>
  expect.poll(async () => (await fetch(demo.url + companyPath(lang, company))).text()).toContain(text);

describe.each(inTurn())('a company’s page, by those who manage it, %s', (lang) => {
  const t = words[lang];

  test('the home of the page tells its visits by week, as a plot and as a table', async () => {
    await demo.db.pool.query(
      'insert into statistics.visit select $1, current_date - n, n from generate_series(0, 60) n on conflict do nothing',
      [company.id],
    );
    const page = await opened('manager', '', lang);
    await page.locator('#counts .tabs a[href*="by=week"]').tap();
    await page.waitForURL(/by=week/);
    await page.locator('#counts summary').tap();
    expect(await page.locator('#counts tbody tr').count()).toBe(12);
    await soundByThumb(page);
    await page.close();
  });

  test('its contact details are corrected, and visitors see it', async () => {
    const page = await opened('manager', 'coordinates', lang);
    expects(page, /^422 POST /, /status of 422/);
    await soundByThumb(page);
    const address = `Rue ${lang} des Jardins`;
    await page.locator('#place-address').fill(address);
    const mobile = page.locator('[name=coordinates-gsm]').first();
    await mobile.fill('07 07 2');
    await page.locator('.save-bar .btn.primary').tap();
    await page.locator('.error-summary').getByText(t.phone).waitFor();
    // what is wrong stays said while its field is sought out
    await page.locator('.error-summary a').filter({ hasText: t.phone }).tap();
    await expect.poll(() => mobile.evaluate((one) => one === document.activeElement)).toBe(true);
    const { top, bottom } = await mobile.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect([top > 0, bottom < 640]).toEqual([true, true]);
    expect(await page.locator('.error-summary').count()).toBe(1);
    expect(await mobile.getAttribute('aria-invalid')).toBe('true');
    // an old number is written in its new form by one press
    await mobile.fill('07 20 30 40');
    await page.locator('[name=coordinates-email]').first().focus();
    await page.locator('.renew-number').getByText('+225 07 07 20 30 40').waitFor();
    await soundByThumb(page);
    await page.locator('.renew-number button').tap();
    expect(await mobile.inputValue()).toBe('+225 07 07 20 30 40');
    expect(await mobile.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.locator('.renew-number').count()).toBe(0);
    const email = page.locator('[name=coordinates-email]').first();
    await email.fill(`${lang}@librairie.example`);
    await save(page, lang);
    await shows(lang, address);
    await page.reload();
    await hydrated(page);
    expect(await page.locator('#place-address').inputValue()).toBe(address);
    await soundByThumb(page);
  });

  test('the public page follows what is typed, nothing is saved, and another device has it too', async () => {
    const page = await opened('manager', 'descriptions', lang);
    await page.locator('.preview-beside button').tap();
    await page.locator('.preview-beside iframe').waitFor();
    const text = `Texte ${lang} pas encore enregistré`;
    const kept = page.waitForResponse(/keep-form-draft/);
    await page.locator(`#description-${lang}`).fill(text);
    const preview = page.frameLocator('.preview-beside iframe');
    await preview.locator('.prose').getByText(text).waitFor();
    const [beside] = await Promise.all([page.waitForEvent('popup'), preview.locator('.brand').first().click()]);
    await beside.close();
    await preview.locator('.prose').getByText(text).waitFor();
    await soundByThumb(page);
    expect(await (await fetch(demo.url + companyPath(lang, company))).text()).not.toContain(text);

    expect((await kept).status()).toBe(200);
    const other = await opened('manager', 'descriptions', lang);
    const typed = () => other.locator(`#description-${lang}`).inputValue();
    await other.getByText(t.elsewhere).waitFor();
    expect(await typed()).toBe(text);
    await soundByThumb(other);
    const dropped = other.waitForResponse(/drop-form-draft/);
    await other.getByRole('button', { name: t.drop }).tap();
    expect((await dropped).status()).toBe(200);
    await other.reload();
    await hydrated(other);
    expect([await typed(), await other.getByText(t.elsewhere).count()]).toEqual([expect.not.stringContaining(text), 0]);
  });

  test('a product and what a photo shows are there on another device as they were typed', async () => {
    const text = `Pas encore fini, ${lang}`;
    const typedAt = async (part: string, field: string): Promise<void> => {
      const page = await opened('manager', part, lang);
      const kept = page.waitForResponse(/keep-form-draft/);
      await page.locator(field).first().fill(text);
      expect((await kept).status()).toBe(200);
      const other = await opened('manager', part, lang);
      await other.getByText(t.elsewhere).waitFor();
      expect(await other.locator(field).first().inputValue()).toBe(text);
      await soundByThumb(other);
      await other.getByRole('button', { name: t.drop }).tap();
    };
    await typedAt('shopping?item=new', '[name=name]');
    await typedAt('photos', '[name=caption]');
  });

  test('a day’s hours are copied to the week with two taps, and a night ends the next day', async () => {
    const page = await opened('editor', 'planning', lang);
    expects(page, /^422 POST /, /status of 422/);
    await soundByThumb(page);
    const monday = page.locator('#week-0');
    const times = monday.locator('input[type=time]');
    await times.nth(0).fill('09:00');
    await times.nth(1).fill('12:30');
    await monday.getByRole('button', { name: t.add }).tap();
    await times.nth(2).fill('18:00');
    await times.nth(3).fill('02:00');
    await monday.getByText(t.nextDay).waitFor();
    const add = monday.getByRole('button', { name: t.add });
    await add.press('Enter'); // the last that the day has room for
    await monday.locator('.slot:not(.spare) button').last().press('Enter');
    await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
    await monday.locator('.copy-day > summary').tap();
    await monday.getByRole('button', { name: t.everyDay }).tap();
    const sunday = page.locator('#week-6 input[type=time]');
    expect(await sunday.evaluateAll((all) => all.slice(0, 4).map((one) => (one as HTMLInputElement).value))).toEqual([
      '09:00',
      '12:30',
      '18:00',
      '02:00',
    ]);
    await save(page, lang);
    await shows(lang, '09:00');
    await page.reload();
    await hydrated(page);
    expect(await sunday.nth(3).inputValue()).toBe('02:00');
    await sunday.nth(3).fill('');
    await page.locator('.save-bar .btn.primary').tap();
    await page.locator('.error-summary').getByText(t.half).waitFor();
  });

  test('without script, the same form closes a day', async () => {
    const page = await opened('editor', 'planning', lang, false);
    for (const time of await page.locator('#week-6 input[type=time]').all()) await time.fill('');
    await page.locator('.save-bar .btn.primary').tap();
    await page.waitForURL(/\?saved$/);
    expect(await page.locator('#week-6 input[type=time]').first().inputValue()).toBe('');
    expect(await page.locator('#week-5 input[type=time]').first().inputValue()).toBe('09:00');
  });

  test('two managers at once: who saved first is named, and each field keeps what its writer wanted', async () => {
    const [mine, theirs] = [
      await opened('editor', 'descriptions', lang),
      await opened('manager', 'descriptions', lang),
    ];
    expects(mine, /^409 POST /, /status of 409/);
    await theirs.locator('#description-fr').fill(`Manuels scolaires, ${lang}`);
    await save(theirs, lang);
    await mine.locator('#description-en').fill(`School books, ${lang}`);
    await mine.locator('.save-bar .btn.primary').tap();
    await mine.getByText(t.by).waitFor();
    await soundByThumb(mine);
    await mine.getByRole('button', { name: t.choose }).tap();
    await mine.waitForURL(/\?saved$/);
    await expect.poll(() => mine.locator('#description-fr').inputValue()).toBe(`Manuels scolaires, ${lang}`);
    expect(await mine.locator('#description-en').inputValue()).toBe(`School books, ${lang}`);
  });

  test.each([
    { width: 320, height: 256, colorScheme: 'light' },
    { width: 1280, height: 800, colorScheme: 'dark' },
  ] as const)('all its pages at $width × $height', async ({ width, height, colorScheme }) => {
    const session = sessions.manager ?? '';
    const page = await demo.visit({ session, lang, viewport: { width, height }, colorScheme });
    for (const part of [
      '',
      'coordinates',
      'planning',
      'descriptions',
      'photos',
      'medias',
      'shopping',
      'shopping/texts',
    ]) {
      await page.goto(editCompanyPath(lang, company, part));
      await hydrated(page);
      expect([part, await page.locator('h1').count()]).toEqual([part, 1]);
      expect([part, await violationsOn(page)]).toEqual([part, []]);
      expect([part, await overflows(page)]).toEqual([part, false]);
      expect([part, await tinyTargets(page)]).toEqual([part, []]);
    }
  });

  test('somebody who does not manage it is told so, and a visitor logs in first', async () => {
    const page = await demo.visit({ session: sessions.member ?? '', lang });
    expects(page, /^403 GET /, /status of 403/);
    expect((await page.goto(editCompanyPath(lang, company, 'planning')))?.status()).toBe(403);
    const visitor = await demo.visit({ lang });
    await visitor.goto(editCompanyPath(lang, company));
    expect(new URL(visitor.url()).pathname).toContain('/login');
  });
});
