import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { sound } from './accessible.ts';
import { visitsInTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { settled } from './strict.ts';
import { pick, press } from './visitor.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    typed: 'librai',
    category: 'Librairie',
    create: 'Elle n’y est pas ? Ajoutez-la',
    edit: 'Modifier la page',
    see: 'Voir la page',
    waiting: 'En attente de validation',
    refused: 'Pas acceptée',
    online: 'En ligne',
    onlyYou: 'Seuls ses gestionnaires et l’équipe de Sokoni voient cette page',
    refuse: 'Refuser',
    refusePage: 'Refuser la page',
    approve: 'Valider la page',
    again: 'Redemander',
    close: 'Nom proche, même ville',
    compare: 'Comparer',
    same: 'C’est la même',
    undo: 'Tout annuler',
    told: 'n’a pas été acceptée',
    other: 'pharmacie',
  },
  en: {
    typed: 'books',
    category: 'Bookshop',
    create: 'Not there? Add it',
    edit: 'Edit the page',
    see: 'See the page',
    waiting: 'Waiting for approval',
    refused: 'Not accepted',
    online: 'Online',
    onlyYou: 'Only its managers and the Sokoni team see this page',
    refuse: 'Refuse',
    refusePage: 'Refuse the page',
    approve: 'Approve the page',
    again: 'Ask again',
    close: 'Close name, same city',
    compare: 'Compare',
    same: 'They are the same',
    undo: 'Undo all of it',
    told: 'was not accepted',
    other: 'pharmacy',
  },
} as const;

const sessions: Record<string, string> = {};
beforeAll(async () => {
  for (const name of ['member', 'moderator', 'editor']) sessions[name] = await demoSession(demo.url, name);
});

/** The address of the company's page, once search finds it; undefined while it does not. */
const foundAt = async (lang: Language, name: string): Promise<string | undefined> => {
  const answer = await fetch(
    `${demo.url}${pages.results[lang].replace('/:country?', '')}?what=${encodeURIComponent(name)}`,
  );
  const links = (await answer.text()).matchAll(/<h2[^>]*><a href="([^"]+)"[^>]*>([^<]*)</g);
  return [...links].find(([, , text]) => text === name)?.[1];
};

const card = (page: Page, name: string) =>
  page.locator('.new-company', { has: page.getByRole('link', { name, exact: true }) });

describe.each(visitsInTurn())('a company comes into being, $lang, $width px wide, with script: $script', (visitor) => {
  const { lang, viewport, width, script } = visitor;
  const t = words[lang];
  const name = `Librairie Marcory ${lang === 'fr' ? 'Nord' : 'Sud'}${width < 600 ? '' : ' 2'}${script ? '' : ' bis'}`;
  const visit = (who: string) =>
    demo.visit({ session: sessions[who] ?? '', lang, script, viewport, touch: width < 600 });

  test('its manager sees it at once, staff refuse it with a reason, then approve it, and search finds it', async () => {
    const mine = await visit('member');
    await mine.goto(pages.createCompany[lang]);
    await hydrated(mine);
    await press(mine.locator('summary').getByText(t.create));
    await mine.locator('#name').fill(name);
    await mine.locator('#country').selectOption('CI');
    await mine.locator('#city').fill('Abidjan');
    await pick(mine, 'category', t.typed, t.category);
    await press(mine.locator('details form button.primary'));
    await mine.waitForURL(/added=create/);
    const own = mine.locator('li.card', { has: mine.getByRole('heading', { name, exact: true }) });
    await own.getByText(t.waiting).waitFor();
    await press(own.getByRole('link', { name: t.see }));
    await mine.getByRole('heading', { level: 1, name }).waitFor();
    await mine.getByText(t.onlyYou).waitFor();
    expect((await fetch(mine.url())).status).toBe(404);
    await press(mine.getByRole('link', { name: t.edit }));
    await mine.locator('.edit-page').getByText(t.waiting).waitFor();
    await hydrated(mine);
    await sound(mine);
    const home = new URL(mine.url()).pathname;
    expect(await foundAt(lang, name)).toBeUndefined();

    const staff = await visit('moderator');
    await staff.goto(pages.newCompanies[lang]);
    await hydrated(staff);
    await card(staff, name).getByText(t.close).first().waitFor();
    await sound(staff);
    await press(card(staff, name).locator('.refusal > summary'));
    await card(staff, name).locator('select').selectOption('wrong_details');
    await card(staff, name).locator('textarea').fill('Le numéro manque.');
    await press(card(staff, name).getByRole('button', { name: t.refusePage }));
    await staff.waitForURL(/did=refuse/);
    await expect.poll(() => card(staff, name).count()).toBe(0);

    await expect
      .poll(async () => {
        await mine.goto(pages.notifications[lang]);
        return mine.locator('main').getByText(t.told).count();
      })
      .toBeGreaterThan(0);
    await mine.goto(home);
    await hydrated(mine);
    await mine.locator('.edit-page').getByText(t.refused).waitFor();
    await mine.getByText('Le numéro manque.').waitFor();
    await mine.goto(`${home}/coordinates`);
    await hydrated(mine);
    await mine.locator('[name=coordinates-gsm]').first().fill('+225 07 48 31 90 26');
    await press(mine.locator('.save-bar .btn.primary'));
    await mine.locator('.save-bar .saved').waitFor();
    await mine.goto(home);
    await hydrated(mine);
    await press(mine.getByRole('button', { name: t.again }));
    await mine.locator('.edit-page').getByText(t.waiting).waitFor();

    await expect
      .poll(async () => {
        await staff.goto(pages.newCompanies[lang]);
        return card(staff, name).count();
      })
      .toBe(1);
    await hydrated(staff);
    await press(card(staff, name).getByRole('button', { name: t.approve }));
    await staff.waitForURL(/did=approve/);
    await expect.poll(() => foundAt(lang, name)).toBeDefined();
    expect((await fetch(demo.url + (await foundAt(lang, name)))).status).toBe(200);
    await mine.goto(home);
    await mine.locator('.edit-page').getByText(t.online, { exact: true }).waitFor();

    const gone = (await foundAt(lang, name)) ?? '';
    await staff.goto(`${pages.sameCompany[lang]}?company=${/\d+/.exec(gone)?.[0]}`);
    await hydrated(staff);
    await staff.locator('#q').pressSequentially(t.other, { delay: 20 });
    if (script) {
      await staff.getByRole('option').first().waitFor();
      await settled(staff); // the list follows each letter
      await press(staff.getByRole('option').first());
    }
    await press(staff.locator('#main').getByRole('button', { name: t.compare }));
    if (!script) await press(staff.locator('.found a').first());
    await staff.getByRole('button', { name: t.same }).waitFor();
    expect(await staff.locator('.compared').count()).toBe(2);
    await sound(staff);
    await press(staff.getByRole('button', { name: t.same }));
    await staff.getByRole('button', { name: t.undo }).waitFor();
    await sound(staff);
    expect((await fetch(demo.url + gone, { redirect: 'manual' })).status).toBe(301);
    await press(staff.getByRole('button', { name: t.undo }));
    await staff.waitForURL(/did=undone/);
    expect((await fetch(demo.url + gone, { redirect: 'manual' })).status).toBe(200);
  });
});

test('the desk of new companies is for those who approve them', async () => {
  const page = await fetch(demo.url + pages.newCompanies.fr, { headers: { cookie: `session=${sessions.editor}` } });
  expect(page.status).toBe(403);
});
