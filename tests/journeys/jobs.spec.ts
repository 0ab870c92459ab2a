import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { editCompanyPath, jobsPath, ownApplicationsPath } from '#web/addresses/paths.ts';
import { sound } from './accessible.ts';
import { visitsInTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { press } from './visitor.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    typed: 'plomb',
    apply: 'Postuler',
    sent: 'Candidature envoyée le',
    one: '1 candidature',
    none: 'Aucune candidature pour l’instant',
    remove: 'Retirer',
    told: 'Une candidature pour',
    close: 'Fermer l’offre',
    closed: 'Retirée',
    over: 'Offre terminée',
  },
  en: {
    typed: 'plumb',
    apply: 'Apply',
    sent: 'Application sent on',
    one: '1 application',
    none: 'No applications yet',
    remove: 'Remove',
    told: 'An application for',
    close: 'Close the job',
    closed: 'Taken down',
    over: 'This job',
  },
} as const;

let company: ManagedCompany;
const sessions: Record<string, string> = {};

beforeAll(async () => {
  for (const name of ['manager', 'member']) sessions[name] = await demoSession(demo.url, name);
  company = await managedCompany(demo.db);
});

describe.each(visitsInTurn('en'))('a job, $lang, $width px wide, with script: $script', (visitor) => {
  const { lang, viewport, width, script } = visitor;
  const t = words[lang];
  const title = `Libraire ${lang} ${width}${script ? '' : ' bis'}`;
  const message = `Je connais les livres scolaires (${lang}, ${width}, ${script}).`;
  const visit = (who: string) =>
    demo.visit({ session: sessions[who] ?? '', lang, script, viewport, touch: width < 600 });

  test('is offered by a manager, found and applied to by a member, seen by the manager, and closed', async () => {
    const manager = await visit('manager');
    const offers = editCompanyPath(lang, company, 'job_offers');
    await manager.goto(offers);
    await hydrated(manager);
    await manager.goto(`${offers}?item=new`);
    await hydrated(manager);
    await manager.locator('#title').pressSequentially(title, { delay: 5 });
    await manager.locator('#contract').selectOption('permanent');
    await manager.locator('#pay-least').fill('150 000');
    await manager.locator('#pay-most').fill('200 000');
    await manager.locator('#where').fill('Treichville');
    await sound(manager);
    await press(manager.locator('.save-bar .btn.primary'));
    await manager.waitForURL(/saved=/);
    await sound(manager);

    const member = await visit('member');
    const found = member.locator('.jobs h2 a', { hasText: title });
    await expect
      .poll(async () => {
        await member.goto(jobsPath(lang, 'CI', { q: `treichville ${title}` }));
        return found.count();
      })
      .toBe(1);
    await sound(member);
    await press(found);
    await member.locator('#message').fill(message);
    await sound(member);
    const job = member.url();
    await press(member.getByRole('button', { name: t.apply, exact: true }));
    await member.getByText(t.sent).waitFor();
    await sound(member);
    await member.goto(ownApplicationsPath(lang));
    await hydrated(member);
    await member.getByText(message).waitFor();
    await sound(member);

    await expect
      .poll(async () => {
        await manager.goto(pages.notifications[lang]);
        return manager.locator('main').getByText(t.told).count();
      })
      .toBeGreaterThan(0);
    await manager.goto(offers);
    await hydrated(manager);
    const offered = manager.locator('.profile-list > li', { has: manager.getByRole('heading', { name: title }) });
    await press(offered.getByRole('link', { name: t.one }));
    await manager.getByText(message).waitFor();
    await sound(manager);

    await press(member.locator('.confirm > summary').getByText(t.remove));
    await press(member.locator('.confirm button'));
    await member.getByText(t.none).waitFor();

    await manager.goto(offers);
    await hydrated(manager);
    await press(offered.locator('.confirm > summary').getByText(t.close));
    await press(offered.locator('.confirm button'));
    await offered.getByText(t.closed, { exact: true }).waitFor();
    await expect.poll(async () => (await fetch(job)).status).toBe(410);
  });
});
