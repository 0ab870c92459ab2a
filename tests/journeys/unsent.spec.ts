import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, languages, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects, settled } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    report: '/signaler',
    identity: '/profile/edit/identity',
    register: '/inscription',
    waits: 'Pas de connexion',
    login: '/login',
    quote: '/demande-de-devis',
    home: '/',
    later: 'part tout seul quand le réseau revient',
    unsent: 'Pas de réseau : rien n’a été envoyé',
    went: 'Le réseau est revenu',
    thanks: 'Merci pour votre signalement',
    answerLost: 'Rien n’a été envoyé',
    draft: 'Nous avons retrouvé ce que vous aviez écrit',
  },
  en: {
    report: '/report-a-problem',
    identity: '/en/profile/edit/identity',
    register: '/en/register',
    waits: 'No connection',
    login: '/en/login',
    quote: '/en/quote-request',
    home: '/en',
    later: 'goes by itself when the network is back',
    unsent: 'No network: nothing was sent',
    went: 'The network is back',
    thanks: 'Thank you for your report',
    answerLost: 'Nothing was sent',
    draft: 'We found what you had written',
  },
} as const;

type Company = { readonly id: number; readonly url: string };

const send = 'main form button.primary';

describe('a form that is sent without a network', () => {
  let network: Awaited<ReturnType<typeof switchableNetwork>>;
  const companies: Record<'fr' | 'en', Company[]> = { fr: [], en: [] };

  beforeAll(async () => {
    for (const lang of languages) {
      const answer = await fetch(`${demo.url}/api/search?what=garage&lang=${lang}`);
      companies[lang] = ((await answer.json()) as { results: Company[] }).results;
    }
  }, 300_000);
  beforeEach(async () => {
    network = await switchableNetwork(demo.url);
  });
  afterEach(() => network.stop());

  const pageOf = (lang: 'fr' | 'en', { url }: Company): string =>
    network.url + (lang === 'fr' ? url : url.replace('/entreprise/', '/en/company/')).replace(/^\/en\/en/, '/en');

  const device = async (name?: string): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await demo.browser.newContext({ viewport: screens[0], hasTouch: true });
    expects(context, /^lost /, /^503 /, /fetching the script/); // the network is taken away on purpose
    if (name) {
      const data = { email: `${name}@sokoni.example`, password: demoPassword };
      expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
    }
    return { context, page: await context.newPage() };
  };

  const count = async (type: string, field: string, value: string | number): Promise<number> => {
    const { rows } = await demo.db.pool.query(
      'select count(*)::int as count from event_store.event where type = $1 and data->>$2 = $3',
      [type, field, String(value)],
    );
    return rows[0].count;
  };

  const isSound = async (page: Page): Promise<void> => {
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };

  const writeReport = async (page: Page, lang: 'fr' | 'en', company: Company): Promise<void> => {
    await page.goto(pageOf(lang, company) + words[lang].report);
    await settled(page);
    await page.locator('label:has([name=kind])').nth(1).tap();
    await page.locator('[name=address]').fill('Rue 12');
    await page.locator('[name=message]').fill('Ne répond plus');
  };

  describe.each(inTurn('en'))('in %s', (lang) => {
    const { waits, identity, register, login, quote, home, later, unsent, went, thanks, answerLost, draft } =
      words[lang];

    test('a report is kept, told so, and delivered once when the network is back', async () => {
      const company = companies[lang][0] as Company;
      const { context, page } = await device();
      await writeReport(page, lang, company);
      network.turn('off');
      await page.locator(send).tap();
      await page.locator('.unsent', { hasText: later }).waitFor();
      await page.locator(send).tap(); // asked twice, it is one report
      await page.locator('.unsent', { hasText: later }).waitFor();
      expect(await page.locator('[name=message]').inputValue()).toBe('Ne répond plus');
      await isSound(page);
      network.turn('on');
      await page.reload();
      await page.getByText(went).first().waitFor();
      await expect.poll(() => page.locator('[name=message]').inputValue()).toBe('');
      await page.goto(network.url + home);
      await settled(page);
      expect(await count('ProblemReported', 'companyId', company.id)).toBe(1);
      await context.close();
    });

    test('a report is delivered though its page was closed, and the next page says so', async () => {
      const company = companies[lang][1] as Company;
      const { context, page } = await device();
      await writeReport(page, lang, company);
      network.turn('off');
      await page.locator(send).tap();
      await page.locator('.unsent', { hasText: later }).waitFor();
      await page.close();
      network.turn('on');
      const next = await context.newPage();
      await next.goto(network.url + home);
      await next.getByText(went).first().waitFor();
      expect(await count('ProblemReported', 'companyId', company.id)).toBe(1);
      await next.goto(pageOf(lang, company) + words[lang].report);
      await settled(next);
      expect(await next.locator('[name=message]').inputValue()).toBe('');
      await context.close();
    });

    test('a report whose answer is lost on the way is one report', async () => {
      const company = companies[lang][2] as Company;
      const { context, page } = await device();
      await writeReport(page, lang, company);
      network.turn('answerless');
      await page.locator(send).tap();
      await expect.poll(() => count('ProblemReported', 'companyId', company.id)).toBe(1);
      network.turn('on');
      // tried again by itself: by the page, or by the browser (Firefox), which then shows what the server answers
      await page.locator('.unsent', { hasText: went }).or(page.getByText(thanks)).first().waitFor();
      expect(await count('ProblemReported', 'companyId', company.id)).toBe(1);
      await context.close();
    });

    test('a review is kept and delivered once', async () => {
      const company = companies[lang].at(lang === 'fr' ? -1 : -2) as Company;
      const { context, page } = await device('member');
      await page.goto(pageOf(lang, company));
      await page.locator('a[data-opens]').first().tap();
      await page.locator('[data-awake] dialog.review-sheet[open]').waitFor();
      await page.locator('dialog label:has([name=score][value="4"])').tap();
      await page.locator('dialog [name=comment]').fill('Accueil rapide, voiture rendue à l’heure.');
      network.turn('off');
      await page.locator('dialog footer button[type=submit]').tap();
      await page.locator('dialog .notice.bad:not([hidden])').waitFor();
      expect(await page.locator('dialog [name=comment]').inputValue()).toContain('Accueil rapide');
      await page.close();
      network.turn('on');
      const next = await context.newPage();
      await next.goto(network.url + home);
      await next.getByText(went).first().waitFor();
      expect(await count('ReviewWritten', 'companyId', company.id)).toBe(1);
      await next.goto(pageOf(lang, company) + (lang === 'fr' ? '/avis' : '/reviews'));
      expect(await next.locator('.own-review').count()).toBe(1);
      await context.close();
    });

    test('what cannot wait stays on the page, says so, and is sent again by its button', async () => {
      const company = companies[lang][3] as Company;
      const { context, page } = await device();
      await page.goto(`${network.url}${quote}?companies=${company.id}`);
      await settled(page);
      const address = page.url();
      await page.locator('[name=need]').fill('Vidange et freins');
      network.turn('off');
      await page.locator(send).tap();
      await page.locator('.unsent', { hasText: unsent }).waitFor();
      expect(page.url()).toBe(address);
      expect(await page.locator('[name=need]').inputValue()).toBe('Vidange et freins');
      await isSound(page);
      network.turn('on');
      await page.locator(send).tap();
      await page.locator('form.form').waitFor({ state: 'detached' });
      await context.close();
    });

    test('a password stays in its field, and is kept nowhere', async () => {
      const { context, page } = await device();
      await page.goto(network.url + login);
      await settled(page);
      await page.locator('main [name=email]').fill('member@sokoni.example');
      await page.locator('main [name=password]').fill(demoPassword);
      await page.locator('.island[data-awake]').waitFor();
      network.turn('off');
      await page.locator(send).first().tap();
      await page.locator('main [role=status]', { hasText: waits }).waitFor();
      expect(await page.locator('main [name=password]').inputValue()).toBe(demoPassword);
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
        demoPassword,
      );
      network.turn('on');
      await page.locator(send).first().tap();
      await page.locator('body[data-live=true]').waitFor();
      await context.close();
    });

    test('a form of the profile stays; left at once, what comes back is what was typed last', async () => {
      const { context, page } = await device('member');
      await page.goto(network.url + identity);
      await page.locator('body[data-live=true]').waitFor();
      const title = page.locator('#presentation-title-fr');
      const before = await title.inputValue();
      await title.fill(`${before} et formateur`);
      await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
      network.turn('off');
      await page.locator(send).last().tap();
      await page.locator('.unsent', { hasText: unsent }).waitFor();
      network.turn('on');
      await title.fill(`${before} et formatrice`);
      await page.goto(network.url + home); // sooner than the pause after which a draft is kept
      await page.goto(network.url + identity);
      await page.getByText(draft).waitFor();
      expect(await title.inputValue()).toBe(`${before} et formatrice`);
      await context.close();
    });

    test('a registration typed halfway is there again after its tab was closed, but its password', async () => {
      const { context, page } = await device();
      await page.goto(network.url + register);
      await settled(page);
      await page.locator('#firstname').fill('Awa');
      await page.locator('#email').fill('awa@example.org');
      await page.locator('#password').fill('Baobab2026');
      await page.close({ runBeforeUnload: true });
      const next = await context.newPage();
      await next.goto(network.url + register);
      await next.getByText(draft).waitFor();
      expect(await next.locator('#firstname').inputValue()).toBe('Awa');
      expect(await next.locator('#email').inputValue()).toBe('awa@example.org');
      expect(await next.locator('#password').inputValue()).toBe('');
      await isSound(next);
      await context.close();
    });

    test('a network that goes while a form is on its way leaves a page of ours, and the text', async () => {
      const company = companies[lang][3] as Company;
      const { context, page } = await device();
      await page.goto(`${network.url}${quote}?companies=${company.id}`);
      await settled(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.locator('[name=need]').fill('Vidange et pneus');
      await page.route('**/health/live', async (route) => {
        await route.continue();
        network.turn('off');
      });
      await page.locator(send).tap();
      await page.getByText(answerLost).waitFor();
      await isSound(page);
      network.turn('on');
      await page.unroute('**/health/live');
      await page.goto(`${network.url}${quote}?companies=${company.id}`);
      await page.getByText(draft).waitFor();
      expect(await page.locator('[name=need]').inputValue()).toBe('Vidange et pneus');
      await context.close();
    });
  });
});
