import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { linkIn, mailTo } from '#tests/account/person.ts';
import { demoSession } from '#tests/demo-session.ts';
import { editCompanyPath } from '#web/addresses/paths.ts';
import { soundByThumb } from './accessible.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    invite: 'Envoyer l’invitation',
    accept: 'Accepter',
    editor: 'Rédacteur',
    change: 'Changer',
    saveRole: 'Changer le rôle',
    roleSaved: 'Rôle changé.',
    remove: 'Retirer',
    yesRemove: 'Oui, retirer',
    removed: 'ne gère plus la page',
    leave: 'Quitter la page',
    yesLeave: 'Oui, quitter la page',
    last: 'Il faut au moins un administrateur',
  },
  en: {
    invite: 'Send the invitation',
    accept: 'Accept',
    editor: 'Editor',
    change: 'Change',
    saveRole: 'Change the role',
    roleSaved: 'Role changed.',
    remove: 'Remove',
    yesRemove: 'Yes, remove it',
    removed: 'no longer manages the page',
    leave: 'Leave the page',
    yesLeave: 'Yes, leave the page',
    last: 'This page needs at least one administrator',
  },
} as const;

const sessions: Record<string, string> = {};
let company: ManagedCompany;

beforeAll(async () => {
  for (const name of ['manager', 'member']) sessions[name] = await demoSession(demo.url, name);
  company = await managedCompany(demo.db);
});

const visit = (who: string, lang: Language, script = true): Promise<Page> =>
  demo.visit({ session: sessions[who] ?? '', lang, touch: true, script });

describe.each(inTurn('en'))('who manages a page, %s', (lang) => {
  const t = words[lang];
  const invited = `invited-${lang}@sokoni.example`;

  test('somebody is invited, accepts, gets another role and is removed; the last admin stays', async () => {
    const page = await visit('manager', lang);
    expects(page, /^409 POST /, /status of 409/);
    await page.goto(editCompanyPath(lang, company, 'managers'));
    await hydrated(page);
    await soundByThumb(page);
    await page.locator('#email').fill(invited);
    await page.getByRole('button', { name: t.invite }).tap();
    await page.getByText(invited).waitFor();
    await soundByThumb(page);

    const other = await visit('member', lang, false);
    const link = linkIn(await mailTo(demo.db.pool, invited, /invitation/), '/invitation/');
    await other.goto(link);
    await other.getByRole('button', { name: t.accept }).tap();
    await other.waitForURL(`**${editCompanyPath(lang, company)}`);

    await page.reload();
    await hydrated(page);
    const row = page.locator('.manager', { hasText: 'Awa Démo' });
    const unfold = async (): Promise<void> => {
      if (!(await row.locator('select').isVisible()))
        await row.locator('summary').getByText(t.change, { exact: true }).tap();
    };
    await unfold();
    await row.locator('select').selectOption('admin');
    await soundByThumb(page);
    await row.getByRole('button', { name: t.saveRole }).tap();
    await page.locator('.notice').getByText(t.roleSaved).waitFor();
    await unfold();
    await row.locator('select').selectOption('editor');
    await row.getByRole('button', { name: t.saveRole }).tap();
    await row.locator('.tag').getByText(t.editor).waitFor();
    await page.locator('summary').getByText(t.leave).tap();
    await page.getByRole('button', { name: t.yesLeave }).tap();
    await page.locator('.manager').getByText(t.last).waitFor();
    await unfold();
    await row.locator('summary').getByText(t.remove, { exact: true }).tap();
    await row.getByRole('button', { name: t.yesRemove }).tap();
    await page.locator('.notice').getByText(t.removed).waitFor();
    expect(await row.count()).toBe(0);
  });
});
