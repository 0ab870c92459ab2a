import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { managersStream } from '#domain/account/managers.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { tell } from '#tests/projections/engine.ts';
import { apiToken, type Served, serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { openBrowser, visits } from './browser.ts';
import { settled } from './strict.ts';

let db: FreshDatabase;
let server: Served;
let browser: Browser;
let people: Awaited<ReturnType<typeof peopleOf>>;
type Person = Awaited<ReturnType<typeof people.signIn>>;
let boss: Person;
let desk: Readonly<Record<'fr' | 'en', string>>;

beforeAll(async () => {
  db = await startedDatabase();
  [server, browser] = await Promise.all([serve({ DATABASE_URL: db.url }), openBrowser()]);
  people = await peopleOf(db, server.url);
  const registered = await fetch(`${server.url}/api/company/register-company`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiToken}` },
    body: JSON.stringify({
      name: 'Atelier Baobab',
      category: 'health-pharmacy',
      place: { country: 'SN' },
      approved: true,
      online: true,
    }),
  });
  const { id: companyId } = (await registered.json()) as { id: number };
  desk = {
    fr: `/entreprise/${companyId}-atelier-baobab/confirmations`,
    en: `/en/company/${companyId}-atelier-baobab/confirmations`,
  };
  boss = await people.signIn('Kofi');
  const { accountId } = boss;
  const named = { type: 'ManagerNamed', data: { companyId, accountId, role: 'admin' } };
  boss.cookies.set('read-after', await tell(people.log, [{ stream: managersStream(companyId), ...named }]));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await people?.close();
  await server?.stop();
  await db?.[Symbol.asyncDispose]();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

const words = {
  fr: {
    save: 'Enregistrer',
    which: 'Laquelle est-ce ?',
    ask: /^Demander à confirmer/,
    asked: 'Demande envoyée.',
    confirm: /^Confirmer l’expérience/,
    undo: /^Annuler ma décision/,
    waits: 'La demande attend votre réponse.',
    mark: 'Confirmée par Atelier Baobab',
  },
  en: {
    save: 'Save',
    which: 'Which one is it?',
    ask: /^Ask to confirm/,
    asked: 'Request sent.',
    confirm: /^Confirm the experience/,
    undo: /^Undo my decision/,
    waits: 'The request is waiting for your answer.',
    mark: 'Confirmed by Atelier Baobab',
  },
} as const;

const cookiesOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => ({ name, value, url: server.url }));

/** Whatever the one wrote, the other's next page shows. */
const isShownTo = async (one: BrowserContext, other: BrowserContext): Promise<void> => {
  const written = (await one.cookies()).find(({ name }) => name === 'read-after');
  if (written) await other.addCookies([written]);
};

describe('a person asks, a manager confirms, and everybody sees it', () => {
  test.each(visits)(
    '$lang, $width px wide, script: $script',
    async ({ viewport, lang, script }) => {
      const said = words[lang];
      const base = lang === 'fr' ? '' : '/en';
      const awa = await people.signIn('Awa');
      const options = { viewport, javaScriptEnabled: script };
      const [hers, his] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
      await Promise.all([hers.addCookies(cookiesOf(awa)), his.addCookies(cookiesOf(boss))]);
      const [page, desktop] = await Promise.all([hers.newPage(), his.newPage()]);
      const look = async (one: Page): Promise<void> => {
        if (!script) return;
        expect(await violationsOn(one), one.url()).toEqual([]);
        expect(await overflows(one), one.url()).toBe(false);
        expect(await smallTargets(one), one.url()).toEqual([]);
      };
      const open = async (one: Page, path: string) => {
        await one.goto(server.url + path);
        await settled(one);
      };

      await open(page, `${base}/profile/edit/experiences?item=new`);
      await page.fill('[name=name]', 'Couturière');
      await page.fill('[name=company-name]', 'Atelier Bao');
      await page.locator('#startDate select').selectOption('03');
      await page.locator('#startDate input').fill('2019');
      await page.getByRole('button', { name: said.save }).click();
      await page.locator('main').getByText(said.which).waitFor();
      await look(page);
      await page.getByRole('radio', { name: /Atelier Baobab/ }).check();
      await page.getByRole('button', { name: said.save }).click();
      await page.getByRole('button', { name: said.ask }).waitFor();
      await look(page);
      await page.getByRole('button', { name: said.ask }).click();
      await page.locator('main').getByText(said.asked).waitFor();
      await look(page);

      await isShownTo(hers, his);
      await open(desktop, desk[lang]);
      await look(desktop);
      await desktop.getByRole('button', { name: said.confirm }).click();
      await desktop.locator('.notice.good').getByRole('button', { name: said.undo }).click();
      await desktop.locator('main').getByText(said.waits).waitFor();
      await desktop.getByRole('button', { name: said.confirm }).click();
      await desktop.locator('.notice.good').getByRole('button', { name: said.undo }).waitFor();
      await look(desktop);

      await isShownTo(his, hers);
      await open(page, `${base}/profile/edit/experiences`);
      await page.locator('main').getByText(said.mark).waitFor();
      await look(page);
      await open(desktop, `${base}/${lang === 'fr' ? 'profil' : 'profile'}/${awa.accountId}-profil`);
      await desktop.getByText(said.mark).waitFor();
      await look(desktop);
    },
    90_000,
  );
});
