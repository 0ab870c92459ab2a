import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { companyPath, editCompanyPath, reportProblemPath } from '#web/addresses/paths.ts';
import { sound } from './accessible.ts';
import { visitsInTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { expects } from './strict.ts';
import { press } from './visitor.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    send: 'Envoyer',
    thanks: 'Merci pour votre signalement',
    told: 'Un visiteur signale une erreur',
    take: 'Corriger la page',
    refuse: 'Ce n’est pas vrai',
    taken: 'La page est corrigée. Merci !',
    undo: 'Revenir en arrière',
    undone: 'Le changement est annulé.',
    stays: 'La page reste comme elle est.',
    confirmed: 'est confirmée. Merci !',
    waits: 'À vérifier',
    corrected: 'Page corrigée',
    unreadable: 'Ce numéro semble incomplet.',
  },
  en: {
    send: 'Send',
    thanks: 'Thank you for your report',
    told: 'A visitor reports a mistake',
    take: 'Correct the page',
    refuse: 'This is not true',
    taken: 'The page is corrected. Thank you!',
    undo: 'Undo this change',
    undone: 'The change is undone.',
    stays: 'The page stays as it is.',
    confirmed: 'is confirmed. Thank you!',
    waits: 'To be checked',
    corrected: 'Page corrected',
    unreadable: 'This number looks incomplete.',
  },
} as const;

const reporters = ['member', 'commercial', 'production', 'lead'];
let company: ManagedCompany;
const sessions: Record<string, string> = {};

beforeAll(async () => {
  for (const name of ['manager', ...reporters]) sessions[name] = await demoSession(demo.url, name);
  company = await managedCompany(demo.db);
});

const lines = async (page: Page, text: string, lang: Language) => {
  await page.goto(pages.notifications[lang]);
  return page.locator('main').getByText(text).count();
};

describe.each(visitsInTurn('en'))(
  'a mistake that a visitor reports, $lang, $width px wide, with script: $script',
  (visitor) => {
    const { lang, viewport, width, script } = visitor;
    const t = words[lang];
    const visit = (who: string, script = visitor.script) =>
      demo.visit({ session: sessions[who] ?? '', lang, script, viewport, touch: width < 600 });
    // nobody reports more than five mistakes of one page in a row
    const at = (width < 600 ? 0 : 2) + (script ? 0 : 1);
    const reporter = reporters[at] ?? '';
    const last = at + 1;

    test('a wrong number is on the page once its manager presses one button', async () => {
      const right = lang === 'fr' ? `+225 07 59 20 30 4${last}` : `+225 05 58 20 30 4${last}`;
      const reader = await visit(reporter);
      expects(reader, /^422 POST /, /status of 422/);
      await reader.goto(`${reportProblemPath(lang, company)}?kind=wrong_number`);
      if (script) {
        await reader.locator('[data-island=problem-form][data-awake]').waitFor();
        expect(await reader.locator('#address').isVisible()).toBe(false);
      }
      const shown = await reader.locator('#number option').allTextContents();
      expect(shown.slice(1).every((one) => one.endsWith('••'))).toBe(true);
      await reader.locator('#number').selectOption({ index: 1 });
      await reader.locator('#right').fill('07 1');
      await press(reader.getByRole('button', { name: t.send }));
      await reader.locator('#right-error').getByText(t.unreadable).waitFor();
      await sound(reader);
      await reader.locator('#right').fill(right);
      await press(reader.getByRole('button', { name: t.send }));
      await reader.getByRole('heading', { name: t.thanks }).waitFor();
      await reader.locator('.own-problems li').first().getByText(t.waits).waitFor();
      await sound(reader);

      const manager = await visit('manager');
      await expect.poll(() => lines(manager, t.told, lang)).toBeGreaterThan(0);
      await press(manager.locator('main').getByText(t.told).first());
      await manager.waitForURL(new RegExp(editCompanyPath(lang, company)));
      await hydrated(manager);
      await manager.locator('.reported ins').getByText(right).waitFor();
      await sound(manager);
      await press(manager.getByRole('button', { name: t.take }));
      await manager.locator('main').getByText(t.taken).waitFor();
      expect(await manager.locator('.reported').count()).toBe(0);
      await press(manager.locator('.company-changes summary').first());
      await manager.locator('.company-changes ins').getByText(right).waitFor();
      await press(manager.locator('.company-changes li').first().getByRole('button', { name: t.undo }));
      await manager.locator('main').getByText(t.undone).waitFor();
      await manager.reload();
      await hydrated(manager);
      await press(manager.locator('.company-changes summary').nth(1));
      await manager.locator('.company-changes li').nth(1).getByText(right).waitFor();
      expect(await manager.locator('.company-changes li').nth(1).getByRole('button', { name: t.undo }).count()).toBe(0);
      await sound(manager);
      await press(manager.locator('.company-changes summary').first());
      await press(manager.locator('.company-changes li').first().getByRole('button', { name: t.undo }));
      await manager.locator('main').getByText(t.undone).waitFor();
      await expect
        .poll(async () => (await fetch(demo.url + companyPath(lang, company))).text())
        .toContain(right.slice(0, 10));
      await expect.poll(() => lines(reader, t.confirmed, lang)).toBeGreaterThan(0);
      await reader.goto(reportProblemPath(lang, company));
      await reader.locator('.own-problems li').first().getByText(t.corrected).waitFor();
    });

    test('without script a wrong place on the map is reported, and its manager says that it is right', async () => {
      const pin = lang === 'fr' ? `5.35${last}9, -4.0083` : `5.34${last}1, -4.0212`;
      const reader = await visit('none', false);
      await reader.goto(reportProblemPath(lang, company));
      await press(reader.locator('[value=wrong_pin]'));
      await reader.locator('#pin').fill(`https://www.openstreetmap.org/#map=18/${pin.replace(', ', '/')}`);
      await press(reader.getByRole('button', { name: t.send }));
      await reader.getByRole('heading', { name: t.thanks }).waitFor();

      const manager = await visit('manager', false);
      await manager.goto(editCompanyPath(lang, company));
      await manager.locator('.reported ins').getByText(pin.slice(0, 6)).waitFor();
      await press(manager.getByRole('button', { name: t.refuse }));
      await manager.locator('main').getByText(t.stays).waitFor();
      expect(await manager.locator('.reported').count()).toBe(0);
    });
  },
);
