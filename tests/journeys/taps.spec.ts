import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { weekdayNoon } from '#tests/moments.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languageScripts } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { heardOn, noteHeard } from './heard.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser({ now: weekdayNoon() });

const words = {
  fr: {
    home: '/',
    what: 'pharmacie',
    results: '/annuaire-resultat',
    said: 'pharmacie ouverte à Abidjan',
    openNow: 'Ouvert maintenant',
    phone: '/telephone',
    shown: (number: string) => `Numéro affiché : ${number}. Appuyez de nouveau pour appeler.`,
    call: (number: string, name: string) => `Appeler le ${number}, ${name}`,
  },
  en: {
    home: '/en',
    what: 'pharmacy',
    results: '/en/result-directory',
    said: 'open pharmacy in Abidjan',
    openNow: 'Open now',
    phone: '/phone',
    shown: (number: string) => `Number shown: ${number}. Press again to call.`,
    call: (number: string, name: string) => `Call ${number}, ${name}`,
  },
} as const;

describe('few taps on a small phone', () => {
  let visitors = 0;

  /** Somebody with a phone of 360×640 and an address of their own, who taps and counts the taps. */
  const visitor = async ({ lang, script }: (typeof languageScripts)[number]) => {
    const context = await demo.browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      javaScriptEnabled: script,
      locale: lang,
      userAgent: 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 Chrome/153.0.0.0 Mobile Safari/537.36',
      extraHTTPHeaders: { 'X-Forwarded-For': `41.207.9.${++visitors}` },
    });
    await noteHeard(context);
    const page = await context.newPage();
    let taps = 0;
    return {
      page,
      taps: () => taps,
      async tap(selector: string) {
        taps++;
        await page.locator(selector).first().tap();
      },
      async sound() {
        if (!script) return;
        expect(await overflows(page)).toBe(false);
        expect(await violationsOn(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      },
      leave: () => context.close(),
    };
  };

  const told = (page: Page) => page.locator('a[href^="tel:"]').first();

  test.each(languageScripts)(
    'an open pharmacy and its number in two, in $lang, with script: $script',
    async (phone) => {
      const { page, tap, taps, leave } = await visitor(phone);
      await page.goto(demo.url + words[phone.lang].home);
      await tap('.often a[href*="openNow"][href*="what"]');
      await page.waitForURL('**openNow=**');
      await tap('article.result .acts a.phone-link');
      await told(page).waitFor();
      expect(taps()).toBe(2);
      expect(await page.locator('article.result [data-s=closed]').count()).toBe(0);
      await leave();
    },
  );

  test.each(languageScripts)('typed, the same is found in three, in $lang, with script: $script', async (phone) => {
    const { page, tap, taps, sound, leave } = await visitor(phone);
    const { home, what, results, openNow, phone: numbers } = words[phone.lang];
    await page.goto(demo.url + home);
    await tap('[name=what]');
    await page.keyboard.type(what);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${demo.url}${results}**`);
    await tap(`main a:has-text("${openNow}")`);
    await page.waitForURL('**openNow=**');
    expect(await page.locator('a[href^="tel:"]').count()).toBe(0);
    await tap('article.result .acts a.phone-link');
    await told(page).waitFor();
    await sound();
    expect(taps()).toBe(3);
    const number = (await told(page).innerText()).match(/\+[\d ]+\d/)?.[0] ?? '';
    expect(number).toMatch(/^\+\d[\d ]{8,}$/);
    expect(await told(page).getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`);
    expect(new URL(page.url()).pathname.endsWith(numbers)).toBe(!phone.script);
    await leave();
  });

  test.each(languageScripts)(
    'said in one line, it is called in three after typing, in $lang, with script: $script',
    async (phone) => {
      const { page, tap, taps, sound, leave } = await visitor(phone);
      expects(page, /^elsewhere tel:/);
      const { home, said, results } = words[phone.lang];
      await page.goto(demo.url + home);
      await page.locator('[name=what]').fill(said);
      await tap('form[role=search] [type=submit], form.search [type=submit]');
      await page.waitForURL(`${demo.url}${results}**`);
      const [first] = await page.locator('article.result').allInnerTexts();
      expect(first).toMatch(/Pharmac(ie|y)/);
      expect(first).toContain('Abidjan');
      expect(await page.locator('article.result [data-s=closed]').count()).toBe(0);
      await sound();
      await tap('article.result .acts a.phone-link');
      await told(page).waitFor();
      const calls = page.waitForRequest(/^tel:/);
      await tap('a[href^="tel:"]');
      expect((await calls).url()).toMatch(/^tel:\+225\d{10}$/);
      expect(taps()).toBe(3);
      await leave();
    },
  );

  test.each(languageScripts)('WhatsApp from a result in one, in $lang, with script: $script', async (phone) => {
    const { page, tap, taps, leave } = await visitor(phone);
    expects(page, /^(elsewhere|lost GET|\d+ GET) https:\/\/(wa\.me|api\.whatsapp\.com|web\.whatsapp\.com)/);
    await page.goto(`${demo.url}${words[phone.lang].results}?hasWhatsapp=true`);
    const [talk] = await Promise.all([
      page.waitForRequest((request) => request.url().startsWith('https://wa.me/')),
      tap('article.result .acts a[href$="/whatsapp"]'),
    ]);
    expect(talk.url()).toMatch(/^https:\/\/wa\.me\/\d{8,15}/);
    expect(taps()).toBe(1);
    await leave();
  });

  test.each(languageScripts)(
    'the page of a company tells its numbers, in $lang, with script: $script',
    async (phone) => {
      const { page, tap, sound, leave } = await visitor(phone);
      const visit = phone.script ? page.waitForResponse('**/incrementVisit') : null;
      await page.goto(`${demo.url}${words[phone.lang].results}?what=${words[phone.lang].what}`);
      const path = await page.locator('article.result:has(.phone-link) h2 a').first().getAttribute('href');
      await page.goto(demo.url + path);
      if (phone.script) {
        const counted = await visit;
        expect([counted?.request().method(), counted?.status()]).toEqual(['PUT', 200]);
        expect(await (await page.request.get(counted?.url() ?? '')).json()).toEqual({ counted: false });
      }
      await tap('.acts-bar a.phone-link');
      await told(page).waitFor();
      await sound();
      if (phone.script) {
        await expect.poll(() => page.locator('a.phone-link:not([href^="tel:"])').count()).toBe(0);
        const number = await told(page).locator('span[aria-hidden]').innerText();
        const { shown, call } = words[phone.lang];
        await expect.poll(() => heardOn(page)).toContain(shown(number));
        const name = await page.locator('h1').innerText();
        expect(await page.getByRole('link', { name: call(number, name), exact: true }).count()).toBeGreaterThan(0);
        await told(page).evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
        const counted = page.waitForResponse('**/event-stats/collect');
        await told(page).tap();
        expect((await counted).status()).toBe(204);
      }
      await leave();
    },
  );

  test.each(languageScripts)(
    'who asks for too many numbers is told so kindly, in $lang, with script: $script',
    async (phone) => {
      const { page, tap, sound, leave } = await visitor(phone);
      await page.goto(`${demo.url}${words[phone.lang].results}?what=${words[phone.lang].what}`);
      const link = page.locator('article.result .phone-link').first();
      const source = `${demo.url}/api/companies/${await link.getAttribute('data-company')}/phones`;
      expects(page, /^429 GET /);
      for (let asked = 0; asked < 60; asked++) expect((await page.request.get(source)).status()).toBe(200);
      await tap('article.result .phone-link');
      await page.waitForURL(`**${words[phone.lang].phone}`);
      await page.locator('main .empty h1').waitFor();
      await sound();
      expect(await page.locator('main').innerText()).toMatch(/60/);
      expect(await page.locator('a[href^="tel:"]').count()).toBe(0);
      await leave();
    },
  );
});
