import type { Browser, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    results: '/annuaire-resultat',
    home: '/',
    title: /^\d+ résultats : garage, Abidjan · Sokoni$/,
    whatsapp: /^\d+ résultats : garage, Abidjan, sur WhatsApp · Sokoni$/,
    sorted: /^\d+ résultats, les plus récentes d’abord$/,
    near: /^\d+ résultats : garage, près de moi · Sokoni$/,
    nearest: /^\d+ résultats, les plus proches d’abord$/,
    refused: 'Votre navigateur n’a pas donné votre position.',
    failed: 'Votre position n’a pas été trouvée.',
    none: /^Aucun résultat : /,
    unreadable: '« 🙂 » ne peut pas être cherché',
    health: 'Santé',
    openNow: 'Ouvert maintenant',
    without: 'Retirer « Recrute »',
    inCity: 'Abidjan. Aucun résultat plus près de Cocody.',
    countries: '58 pays',
    sort: 'Trier',
  },
  en: {
    results: '/en/result-directory',
    home: '/en',
    title: /^\d+ results: garage, Abidjan · Sokoni$/,
    whatsapp: /^\d+ results: garage, Abidjan, on WhatsApp · Sokoni$/,
    sorted: /^\d+ results, newest first$/,
    near: /^\d+ results: garage, near me · Sokoni$/,
    nearest: /^\d+ results, nearest first$/,
    refused: 'Your browser did not share where you are.',
    failed: 'We could not find where you are.',
    none: /^No results: /,
    unreadable: '“🙂” cannot be searched for',
    health: 'Health',
    openNow: 'Open now',
    without: 'Remove “Hiring”',
    inCity: 'Abidjan. There is nothing nearer to Cocody.',
    countries: '58 countries',
    sort: 'Sort',
  },
} as const;

/** Texts are compared without regard to which kind of space stands in them. */
const plain = (text: string | null): string => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim();

describe('a list of results', () => {
  let page: Page;
  afterEach(async () => {
    await page.context().close();
  });

  const open = async (path: string, options: Parameters<Browser['newContext']>[0] = {}) => {
    const context = await demo.browser.newContext({ viewport: screens[0], hasTouch: true, ...options });
    page = await context.newPage();
    await page.goto(demo.url + path);
  };
  const sound = async () => {
    expect(await overflows(page)).toBe(false);
    expect(await violationsOn(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  };
  const title = async () => plain(await page.title());
  const h1 = async () => plain(await page.locator('h1').textContent());
  const focused = () => page.evaluate(() => document.activeElement?.id);

  test.each(inTurn())('says in its title how many, of what and by which filter, in %s', async (lang) => {
    const { results, title: plainTitle, whatsapp, none } = words[lang];
    await open(`${results}?what=garage&where=Abidjan`);
    expect(await title()).toMatch(plainTitle);
    await page.locator('#chip-hasWhatsapp').tap();
    await page.waitForURL('**hasWhatsapp=true**');
    expect(await title()).toMatch(whatsapp);
    expect(await focused()).toBe('chip-hasWhatsapp');
    await page.goto(`${demo.url}${results}?what=zzqqxxyy`);
    expect(await title()).toMatch(none);
  });

  test.each(inTurn())('is sorted by key only when Enter or the button says so, in %s', async (lang) => {
    const { results, sorted, sort } = words[lang];
    await open(`${results}?what=pharmacie`);
    const before = page.url();
    const [select, button] = [page.locator('#sort'), page.locator('.sort .go')];
    await select.focus();
    expect(await button.isVisible()).toBe(false);
    const orders = await select.locator('option').count();
    for (let pressed = 1; pressed < orders; pressed++) await page.keyboard.press('ArrowDown');
    expect(await select.inputValue()).toBe('newest');
    expect(page.url()).toBe(before);
    await button.waitFor();
    expect(await button.innerText()).toBe(sort);
    await sound();
    await page.keyboard.press('Enter');
    await page.waitForURL('**sort=newest**');
    expect(await focused()).toBe('hits');
    expect(plain(await page.locator('#hits').getAttribute('aria-label'))).toMatch(sorted);
    await page.locator('#sort').focus();
    await page.keyboard.press('ArrowUp');
    await button.waitFor();
    await page.keyboard.press('Tab');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.href.includes('sort=newest'));
  });

  test('is sorted at once by a choice that no key made, and by a button without script', async () => {
    await open('/annuaire-resultat?what=garage');
    await page.locator('#sort').selectOption('newest');
    await page.waitForURL('**sort=newest**');
    await page.context().close();
    await open('/annuaire-resultat?what=garage', { javaScriptEnabled: false });
    const [select, button] = [page.locator('#sort'), page.locator('.sort noscript button')];
    expect((await select.boundingBox())?.width).toBeGreaterThan(100);
    await select.selectOption('newest');
    await button.tap();
    await page.waitForURL('**sort=newest**');
  });

  test.each(inTurn())('is told near the reader, in %s', async (lang) => {
    const { results, near, nearest } = words[lang];
    await open(`${results}?what=garage&where=Lagos`, {
      permissions: ['geolocation'],
      geolocation: { latitude: 5.34, longitude: -4.02 },
    });
    await page.locator('#chip-near-me').tap();
    await page.waitForURL('**near=5.34**');
    expect(await title()).toMatch(near);
    expect(plain(await page.locator('#found').textContent())).toMatch(nearest);
    expect(await page.locator('#chip-near').getAttribute('class')).toContain('on');
    await sound();
    await page.locator('#chip-near').tap();
    await page.waitForURL((url) => !url.search.includes('near'));
  });

  test.each(inTurn())('says why it cannot be near, and what to do, in %s', async (lang) => {
    const { results, refused, failed } = words[lang];
    await open(`${results}?what=garage`);
    const [button, said] = [page.locator('#chip-near-me'), page.locator('#near-said')];
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => said.textContent()).toContain(refused);
    expect(await button.evaluate((one) => one === document.activeElement && one.ariaDisabled !== 'true')).toBe(true);
    await sound();
    await said.locator('a').tap();
    expect(await focused()).toBe('search-where');
    await page.locator('.search.over').waitFor();
    await page.keyboard.press('Escape');
    // a phone that does not know where it is
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 2, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
    });
    await button.tap();
    await expect.poll(() => said.textContent()).toContain(failed);
  });

  test.each(inTurn())('of a category of the top is called after it, in %s', async (lang) => {
    const { results, health } = words[lang];
    await open(`${results}?category=health`);
    expect(await h1()).toBe(health);
    expect(plain(await page.locator('#chip-category').innerText())).toMatch(new RegExp(`^${health}`));
    expect(await title()).toContain(health.toLowerCase());
  });

  test.each(inTurn())('that a filter emptied names each with a link that drops it, in %s', async (lang) => {
    const { results, without, none } = words[lang];
    await open(`${results}?what=pharmacie&where=Abidjan&hasJobs=true&minRating=5&hasProducts=true&verified=true`);
    expect(await title()).toMatch(none);
    const drops = page.locator('main .list').first().locator('a');
    expect(await drops.count()).toBe(4);
    await sound();
    await page.getByRole('link', { name: without }).tap();
    await page.waitForURL((url) => !url.search.includes('hasJobs'));
  });

  test.each(inTurn())('of a district that has none is that of the city, and says so, in %s', async (lang) => {
    const { results, inCity } = words[lang];
    await open(`${results}?what=airport&where=Cocody`);
    expect(plain(await page.locator('main .notice').innerText())).toContain(inCity);
    expect(await page.locator('article.result').count()).toBeGreaterThan(0);
    expect(await page.locator('#search-where').inputValue()).toBe('Cocody');
    await sound();
  });

  test.each(inTurn())('of what nobody can look for says what to type, in %s', async (lang) => {
    const { results, unreadable } = words[lang];
    await open(`${results}?what=${encodeURIComponent('🙂')}`);
    expect(await h1()).toBe(unreadable);
    expect(await page.locator('article.result').count()).toBe(0);
    await sound();
  });

  test('keeps its shape and its heading whatever was typed', async () => {
    for (const what of ['a'.repeat(300), '<b>hi</b>', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>']) {
      await open(`/annuaire-resultat?what=${encodeURIComponent(what)}`);
      expect(await h1()).toMatch(/\S/);
      expect(await page.locator('h1 *').count()).toBe(0);
      expect([what, await overflows(page)]).toEqual([what, false]);
      await page.context().close();
    }
    await open('/');
  });

  test.each(inTurn())(
    'of another country keeps what was asked for, and the country is found by name, in %s',
    async (lang) => {
      const { results, countries, home, openNow } = words[lang];
      await open(`${results}?what=garage&where=Abidjan&hasWhatsapp=true`, { viewport: screens[1] });
      const button = page.locator('header [data-dropdown]');
      expect([await button.getAttribute('role'), await button.getAttribute('aria-expanded')]).toEqual([
        'button',
        'false',
      ]);
      await button.focus();
      await page.keyboard.press('Enter');
      const said = page.locator('.dropdown [role=status]');
      await expect.poll(() => said.textContent()).toBe(countries);
      await page.keyboard.type('keny');
      await expect.poll(() => page.locator('.country-list li:not(.all):visible').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${demo.url}${results}/ke?what=garage&hasWhatsapp=true`);
      await page.goto(demo.url + home);
      const chip = page.locator('.often a').first();
      expect(await chip.innerText()).toBe(openNow);
      expect(await chip.getAttribute('href')).toBe(`${results}/ke?openNow=true`);
    },
  );

  test.each(inTurn())('says the unit of its counts, and what a filter does, by ear, in %s', async (lang) => {
    await open(`${words[lang].results}?what=garage&hasWhatsapp=true`, { viewport: screens[1] });
    const on = plain(await page.locator('#filter-hasWhatsapp').getAttribute('class'));
    expect(on).toBe('on');
    const name =
      lang === 'fr' ? /Sur WhatsApp, \d+ entreprises, choisi ; retirer/ : /On WhatsApp, \d+ companies, chosen; remove/;
    const names = await page.locator('#hits, #filter-hasWhatsapp').evaluateAll((all) =>
      all.map((one) => {
        const copy = one.cloneNode(true) as Element;
        for (const unheard of copy.querySelectorAll('[aria-hidden]')) unheard.remove();
        return copy.textContent;
      }),
    );
    expect(plain(names[0] ?? '')).toMatch(name);
  });
});
