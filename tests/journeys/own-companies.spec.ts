import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { administrator } from '#tests/account/person.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languageScripts } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    category: 'Pharmacie',
    at: '',
    login: '/login',
    add: 'Ajouter mon entreprise',
    create: 'Elle n’y est pas ? Ajoutez-la',
    waiting: 'En attente de validation',
    online: 'En ligne',
    asked: 'Demande en attente',
    see: 'Voir la page',
    find: 'Chercher',
    join: 'Demander à la gérer',
  },
  en: {
    category: 'Pharmacy',
    at: '/en',
    login: '/en/login',
    add: 'Add my company',
    create: 'Not there? Add it',
    waiting: 'Waiting for approval',
    online: 'Online',
    asked: 'Request waiting',
    see: 'See the page',
    find: 'Search',
    join: 'Ask to manage it',
  },
} as const;
type Lang = keyof typeof words;

/** A phone in somebody's hand. */
const opened = (script: boolean): Promise<Page> => demo.visit({ script, touch: true });

const logIn = async (page: Page, lang: Lang, name: string) => {
  await page.goto(demo.url + words[lang].login);
  await page.locator('#email').fill(`${name}@sokoni.example`);
  await page.locator('#password').fill(demoPassword);
  await page.locator('main form button.primary').tap();
  await page.waitForURL((url) => !url.pathname.includes('/login'));
};

const sound = async (page: Page, script: boolean) => {
  expect(await page.locator('h1').count()).toBe(1);
  if (!script) return;
  expect(await overflows(page)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
};

test.each(languageScripts)(
  'somebody with an account adds a company and sees what becomes of it; $lang, script: $script',
  async (visit) => {
    const { lang, script } = visit;
    const t = words[lang];
    const name = `Menuiserie ${lang} ${script}`;
    const page = await opened(script);
    await logIn(page, lang, 'member');
    await page.goto(`${demo.url}${t.at || '/'}`);
    await page.locator('footer').getByRole('link', { name: t.add }).tap();
    await page.waitForURL(/company\/create$/);
    await sound(page, script);
    await page.locator('summary').getByText(t.create).tap();
    await page.locator('#name').fill(name);
    await page.locator('#country').selectOption('CI');
    await page.locator('#city').fill('Abidjan');
    if (script) {
      await page.locator('#category').pressSequentially('phar', { delay: 20 });
      await page.getByRole('option', { name: t.category, exact: true }).tap();
      expect(await page.locator('#city').inputValue()).toBe('Abidjan');
    } else await page.locator('#category').selectOption({ index: 3 });
    await page.locator('details form button.primary').tap();
    await page.waitForURL(/added=create/);
    await sound(page, script);
    const own = page.locator('li.card', { has: page.getByRole('heading', { name }) });
    await own.getByText(t.waiting).waitFor();
    await page.goto(`${demo.url}${t.at}/notifications`);
    expect(await page.getByRole('link', { name }).count()).toBe(0);
    await page.goto(`${demo.url}${t.at}/profile/edit`);
    await sound(page, script);

    const { rows } = await demo.db.pool.query<{ id: string }>(
      `select data->>'companyId' as id from event_store.event where type = 'CompanyRegistered' and data->>'name' = $1`,
      [name],
    );
    const answer = await administrator(demo.url).json('/api/company/approve-company', {
      companyId: Number(rows[0]?.id),
    });
    expect(answer.status).toBe(200);
    await expect
      .poll(async () => {
        await page.goto(`${demo.url}${t.at}/company/edit/select`);
        return own.getByText(t.online).count();
      })
      .toBe(1);
    await own.getByRole('link', { name: t.see }).tap();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  },
);

test.each(languageScripts)(
  'asking to manage a listed company is shown as waiting; $lang, script: $script',
  async ({ lang, script }) => {
    const t = words[lang];
    const page = await opened(script);
    await logIn(page, lang, 'editor');
    await page.goto(`${demo.url}${t.at}/company/create?company=${lang === 'fr' ? 'pharmacie' : 'garage'}`);
    await page
      .locator('input[name=companyId]')
      .nth(script ? 0 : 1)
      .check();
    const label = await page.locator('input[name=companyId]:checked + span').innerText();
    await page.getByRole('button', { name: t.join }).tap();
    await page.waitForURL(/added=join/);
    await sound(page, script);
    const own = page.locator('li.card', { hasText: t.asked });
    expect((await own.allInnerTexts()).some((text) => text.includes(label.split('\n')[0] ?? ''))).toBe(true);
    await own.getByRole('link', { name: t.see }).first().tap();
    await page.locator('h1').waitFor();
  },
);

test.each([
  { lang: 'fr', name: 'commercial', script: true },
  { lang: 'en', name: 'production', script: false },
] as const)('$name lands on a page that says what can be done today, and no link of it is refused', async (visit) => {
  const { lang, name, script } = visit;
  const page = await opened(script);
  await page.goto(`${demo.url}${words[lang].at || '/'}`);
  await page.locator('.account-link').tap();
  await page.waitForURL(/\/login/);
  await logIn(page, lang, name);
  await page.waitForURL(/\/admin$/);
  await sound(page, script);
  await page.locator(`main a[href$="${pages.contracts[lang]}"]`).waitFor();
  const links = await page
    .locator('main a, nav a, .account-menu a')
    .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href.replace(/#.*/, '')));
  // one of each kind: a page of another contract or company is the same page
  const kinds = new Map(links.map((link) => [link.replace(/\d+(-[^/?]*)?/g, '1'), link]));
  for (const link of kinds.values()) await page.goto(link);
});
