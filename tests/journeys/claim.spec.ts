import { beforeAll, describe, expect, test } from 'vitest';
import { codeIn, mailTo } from '#tests/account/person.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { pages } from '#web/addresses/pages.ts';
import { companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { sound } from './accessible.ts';
import { visitsInTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated, openPage } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { press } from './visitor.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    link: 'Cette entreprise est la vôtre ?',
    send: 'Envoyer le code',
    check: 'Vérifier le code',
    addDocument: 'Ajouter le document',
    until: 'Contestation possible jusqu’au',
    contest: 'Contester',
    sendWords: 'Envoyer',
    teamDecides: 'l’équipe de Sokoni décide',
    contestedSide: 'Contestée',
    refuse: 'Refuser',
    refuseRequest: 'Refuser la demande',
    not: 'Votre demande n’a pas été acceptée.',
    told: 'conteste votre demande',
    elsewhere: 'Voici ce que vous aviez écrit sur un autre appareil.',
  },
  en: {
    link: 'Is this your company?',
    send: 'Send the code',
    check: 'Check the code',
    addDocument: 'Add the document',
    until: 'Objections possible until',
    contest: 'Object',
    sendWords: 'Send',
    teamDecides: 'the Sokoni team decides',
    contestedSide: 'Contested',
    refuse: 'Refuse',
    refuseRequest: 'Refuse the request',
    not: 'Your request was not accepted.',
    told: 'contests your request',
    elsewhere: 'Here is what you had written on another device.',
  },
} as const;

const sessions: Record<string, string> = {};
let company: ManagedCompany;

beforeAll(async () => {
  for (const name of ['manager', 'member', 'moderator']) sessions[name] = await demoSession(demo.url, name);
  company = await managedCompany(demo.db);
});

describe.each(visitsInTurn('en'))(
  'somebody claims a page that others manage, $lang, $width px wide, with script: $script',
  (visitor) => {
    const { lang, viewport, width, script } = visitor;
    const t = words[lang];
    const email = `librairie-${lang}-${width}-${script}@sokoni.example`;
    const visit = (who: string) =>
      demo.visit({ session: sessions[who] ?? '', lang, script, viewport, touch: width < 600 });

    test('with a code; a manager objects, the team reads both sides and refuses, and its reason is read', async () => {
      const manager = await visit('manager');
      await openPage(manager, editCompanyPath(lang, company, 'coordinates'));
      await manager.locator('[name=coordinates-email]').first().fill(email);
      await press(manager.locator('.save-bar .btn.primary'));
      await manager.locator('.save-bar .saved').waitFor();
      // others see it a moment after the manager does
      const { rows } = await demo.db.pool.query('select max(position)::text as position from event_store.event');
      await fetch(`${demo.url}/api/countries`, { headers: { 'Read-After': rows[0].position } });

      const mine = await visit('member');
      const wordsAreKept = async (): Promise<void> => {
        const kept = mine.waitForResponse(/keep-form-draft/);
        await mine.locator('#statement').fill('Pas encore fini');
        expect((await kept).status()).toBe(200);
        const other = await visit('member');
        await openPage(other, new URL(mine.url()).pathname);
        await other.getByText(t.elsewhere).waitFor();
        expect(await other.locator('#statement').inputValue()).toBe('Pas encore fini');
        await sound(other);
      };
      const claim = async (): Promise<void> => {
        await mine.goto(companyPath(lang, company));
        await press(mine.getByRole('link', { name: t.link }));
        await mine.locator('#statement').waitFor();
        await hydrated(mine);
        await sound(mine);
        if (script) await wordsAreKept();
        await press(mine.getByRole('button', { name: t.send }));
        await mine.waitForURL(/sent=/);
        await mine.locator('#code').fill(codeIn(await mailTo(demo.db.pool, email, /code/)));
        await press(mine.getByRole('button', { name: t.check }));
        await mine.locator('.claim-steps').getByText(t.until).waitFor();
      };
      await claim();
      await sound(mine);
      const drafts = () => mine.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('-claim')));
      expect(await drafts()).toEqual([]);
      const paper = { name: 'registre.pdf', mimeType: 'application/pdf', buffer: pdf() };
      if (script) {
        await mine.locator('#file').setInputFiles({ ...paper, buffer: Buffer.from('Hello') });
        await mine.locator('#file-error').waitFor();
      }
      await mine.locator('#file').setInputFiles(paper);
      await press(mine.getByRole('button', { name: t.addDocument }));
      await mine.getByRole('link', { name: 'registre.pdf' }).waitFor();
      await sound(mine);
      const claimPage = new URL(mine.url()).pathname;

      await mailTo(demo.db.pool, 'manager@sokoni.example', /demande pour gérer|request to manage/);
      await expect
        .poll(async () => {
          await openPage(manager, editCompanyPath(lang, company, 'managers'));
          return manager.getByText(t.until).count();
        })
        .toBeGreaterThan(0);
      await sound(manager);
      await press(manager.locator('summary').getByText(t.contest, { exact: true }));
      await manager.locator('.refusal textarea').fill('Elle n’a jamais travaillé chez nous.');
      await sound(manager);
      await press(manager.getByRole('button', { name: t.sendWords, exact: true }));
      await manager.getByText(t.teamDecides).first().waitFor();

      await expect
        .poll(async () => {
          await openPage(mine, pages.notifications[lang]);
          return mine.locator('main').getByText(t.told).count();
        })
        .toBeGreaterThan(0);

      const staff = await visit('moderator');
      await openPage(staff, pages.companyRequests[lang]);
      const one = staff.locator('.new-company', { hasText: 'jamais travaillé' });
      await one.getByText(t.contestedSide).waitFor();
      await one.getByRole('link', { name: 'registre.pdf' }).waitFor();
      await sound(staff);
      await press(one.locator('summary').getByText(t.refuse));
      await one.locator('textarea').fill('Le registre nomme une autre personne.');
      await press(one.getByRole('button', { name: t.refuseRequest }));
      await staff.waitForURL(/did=decline/);

      await openPage(mine, claimPage);
      await mine.getByText(t.not).waitFor();
      await mine.getByText('Le registre nomme une autre personne.').waitFor();
    });
  },
);
