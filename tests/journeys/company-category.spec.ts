import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { sound } from './accessible.ts';
import { visitsInTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { openPage } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { pick, press } from './visitor.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    ask: 'Envoyer ma demande',
    pending: 'La demande attend',
    cancel: 'Annuler ma demande',
    cancelled: 'Demande annulée.',
    approve: 'Changer la catégorie',
    told: 'a changé, comme demandé',
  },
  en: {
    ask: 'Send my request',
    pending: 'The request is waiting',
    cancel: 'Cancel my request',
    cancelled: 'Request cancelled.',
    approve: 'Change the category',
    told: 'has changed, as asked',
  },
} as const;

/** What it asks to be listed under: something else than the visit before made of it. */
const wanted = {
  fr: { scripted: 'Papeterie', plain: 'Bibliothèque' },
  en: { scripted: 'Stationery', plain: 'Library' },
} as const;

const sessions: Record<string, string> = {};
let company: ManagedCompany;

beforeAll(async () => {
  for (const name of ['manager', 'moderator']) sessions[name] = await demoSession(demo.url, name);
  company = await managedCompany(demo.db);
});

describe.each(visitsInTurn('en'))(
  'an approved company asks for another category, $lang, $width px wide, with script: $script',
  (visitor) => {
    const { lang, viewport, width, script } = visitor;
    const t = words[lang];
    const category = wanted[lang][script ? 'scripted' : 'plain'];
    const visit = (who: string) =>
      demo.visit({ session: sessions[who] ?? '', lang, script, viewport, touch: width < 600 });

    test('it cancels, asks again, the team approves, and visitors see it', async () => {
      const mine = await visit('manager');
      const ask = async (): Promise<void> => {
        await openPage(mine, editCompanyPath(lang, company, 'category'));
        await pick(mine, 'newCategory', category.slice(0, 5), category);
        await mine.locator('#changeReason').fill('Nous avons changé de métier.');
        await sound(mine);
        await press(mine.getByRole('button', { name: t.ask }));
        await mine.locator('#main').getByText(t.pending).waitFor();
      };
      await ask();
      await sound(mine);
      await press(mine.getByRole('button', { name: t.cancel }));
      await mine.locator('#main').getByText(t.cancelled).waitFor();
      await ask();

      const staff = await visit('moderator');
      await openPage(staff, pages.companyRequests[lang]);
      const one = staff.locator('.new-company', { hasText: 'Nous avons changé de métier.' });
      await one.getByText(category).waitFor();
      await sound(staff);
      await press(one.getByRole('button', { name: t.approve }));
      await staff.waitForURL(/did=approve/);
      await expect.poll(async () => (await fetch(demo.url + companyPath(lang, company))).text()).toContain(category);
      await expect
        .poll(async () => {
          await openPage(mine, pages.notifications[lang]);
          return mine.locator('main').getByText(t.told).count();
        })
        .toBeGreaterThan(0);
      await openPage(mine, editCompanyPath(lang, company, 'category'));
      await mine.locator('.edit-page b').getByText(category).waitFor();
    });
  },
);
