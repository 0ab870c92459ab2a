import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, languageScreens, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    home: '/',
    other: '/en',
    countries: 'Pays',
    all: 'Tous les pays',
    failed: 'Chargement impossible',
    close: 'Fermer',
  },
  en: {
    home: '/en',
    other: '/',
    countries: 'Countries',
    all: 'All countries',
    failed: 'Loading failed',
    close: 'Close',
  },
} as const;

const toast = (page: Page, detail: unknown) =>
  page.evaluate((said) => void dispatchEvent(new CustomEvent('sokoni:toast', { detail: said })), detail);

/** Whether the middle of what has the focus can be seen and pressed. */
const focusIsClear = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return true;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return at !== null && (one.contains(at) || at.contains(one));
  });

describe('the shell of every page', () => {
  const open = async (options: BrowserContextOptions = {}) => {
    const context = await demo.browser.newContext(options);
    return context.newPage();
  };

  describe.each(languageScreens)('in $lang, $width px wide', ({ lang, viewport }) => {
    const { home, countries, all, failed, close } = words[lang];

    test('the countries open under their button, by keyboard alone, asked for once', async () => {
      const page = await open({ viewport });
      await page.goto(demo.url + home);
      let asked = 0;
      page.on('request', (request) => request.url().includes('/api/countries') && asked++);
      const button = page.locator('header [data-dropdown]');
      await button.focus();
      await page.keyboard.press('Enter');
      const menu = page.locator('.dropdown');
      await menu.locator('li a').first().waitFor();
      expect(await page.getByRole('button', { name: countries }).getAttribute('aria-expanded')).toBe('true');
      expect(await menu.innerText()).toContain(all);
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      expect(
        await menu
          .locator('li a')
          .first()
          .evaluate((one) => one === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Escape');
      expect(await menu.isVisible()).toBe(false);
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
      await page.keyboard.press('Space');
      expect(await menu.isVisible()).toBe(true);
      for (const link of await menu.locator('li a').all()) {
        await page.keyboard.press('Tab');
        expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
      }
      await page.keyboard.press('Tab');
      expect(await menu.isVisible()).toBe(false);
      expect(asked).toBe(1);
      await page.context().close();
    });

    test('the countries come before anybody presses, once somebody is there', async () => {
      const page = await open({ viewport });
      await page.goto(demo.url + home);
      let asked = 0;
      page.on('request', (request) => request.url().includes('/api/countries') && asked++);
      const comes = page.waitForResponse(/\/api\/countries/);
      await page.keyboard.press('Shift');
      await comes;
      await page.locator('header [data-dropdown]').click();
      await page.locator('.dropdown li a').first().waitFor();
      expect(asked).toBe(1);
      await page.context().close();
    });

    test('a country list that does not come says so and leads on', async () => {
      const page = await open({ viewport });
      await page.goto(demo.url + home);
      expects(page, /^lost GET \/api\/countries/);
      await page.route('**/api/countries*', (route) => route.abort());
      await page.locator('header [data-dropdown]').click();
      expect(await page.locator('.dropdown [role=alert]').innerText()).toBe(failed);
      expect(await violationsOn(page)).toEqual([]);
      await page.locator('.dropdown .btn').click();
      await page.waitForURL(`${demo.url}${home}#countries`);
      await page.context().close();
    });

    test('messages come newest first and are closed by keyboard', async () => {
      const page = await open({ viewport });
      await page.goto(demo.url + home);
      await toast(page, { content: 'Un', variant: 'success' });
      await toast(page, { content: 'Deux', variant: 'error', autohide: false });
      await page.locator('.toast.error').waitFor();
      expect(await page.locator('.toast p').allInnerTexts()).toEqual(['Deux', 'Un']);
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
      const middle = await page
        .locator('.toast')
        .first()
        .evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          return Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2);
        });
      expect(middle).toBeLessThan(1);
      await page.getByRole('button', { name: close }).first().focus();
      await page.keyboard.press('Enter');
      expect(await page.locator('.toast p').allInnerTexts()).toEqual(['Un']);
      await page.locator('.toast .close:focus').waitFor();
      await page.context().close();
    });

    test('nothing that floats lies over what has the focus', async () => {
      const page = await open({ viewport });
      await page.goto(`${demo.url}${home}`);
      await page.locator('.cat, article.result').first().waitFor();
      await toast(page, { content: 'Une phrase assez longue pour deux lignes sur un petit écran', autohide: false });
      await page.locator('.toast').waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const stops = await page.locator('body a:visible, body button:visible, body input:visible').count();
      const hidden: string[] = [];
      for (let at = 0; at < stops; at++) {
        await page.keyboard.press('Tab');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        if (!(await focusIsClear(page)))
          hidden.push(await page.evaluate('document.activeElement.outerHTML.slice(0, 160)'));
      }
      expect(hidden).toEqual([]);
      await page.context().close();
    }, 120_000);
  });

  test('a message hides after ten seconds, not while it is pointed at or has the focus', async () => {
    const page = await open({ viewport: screens[1] });
    await page.clock.install();
    await page.goto(demo.url);
    await toast(page, 'Bonjour');
    const one = page.locator('.toast');
    await one.waitFor();
    await one.hover();
    await page.clock.runFor(30_000);
    expect(await one.count()).toBe(1);
    await page.mouse.move(5, 700);
    await one.locator('.close').focus();
    await page.clock.runFor(30_000);
    expect(await one.count()).toBe(1);
    await page.locator('main').focus();
    await page.clock.runFor(10_000);
    expect(await one.count()).toBe(0);
    await page.context().close();
  });

  test('the arrow to the top is there after 100 px, reached by keyboard, and leads to the top', async () => {
    const page = await open({ viewport: screens[0], reducedMotion: 'reduce' });
    await page.goto(demo.url);
    const arrow = page.locator('.to-top');
    expect(await arrow.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 100));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await arrow.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 101));
    await arrow.waitFor();
    expect((await arrow.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('footer a:not(.to-top)').last().focus();
    await page.keyboard.press('Tab');
    expect(await arrow.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await page.locator('.to-top').waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test('parts stick once the page is past them, each in its way', async () => {
    const page = await open({ viewport: screens[1] });
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const part = (said: string) => {
          const box = document.createElement('section');
          box.style.blockSize = '600px';
          const one = document.createElement('p');
          one.id = `part-${said || 'plain'}`;
          one.dataset.sticky = said;
          one.textContent = 'part';
          box.append(one);
          return box;
        };
        document.querySelector('main')?.prepend(part(''), part('relative'), part('translation'));
      });
    });
    await page.goto(demo.url);
    const topOf = (id: string) =>
      page.evaluate((one) => {
        const mark = document.getElementById(one)?.previousElementSibling;
        return (mark?.getBoundingClientRect().top ?? 0) + scrollY;
      }, id);
    const has = (id: string, name: string, there = true) =>
      page.waitForFunction(
        ([one, said, wanted]) => document.getElementById(String(one))?.classList.contains(String(said)) === wanted,
        [id, name, there] as const,
      );
    const scroll = (to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);

    const top = await topOf('part-plain');
    await scroll(top + 10);
    await has('part-plain', 'sticky');
    await scroll(Math.max(0, top - 10));
    await has('part-plain', 'sticky', false);

    const relative = await topOf('part-relative');
    await scroll(relative + 10);
    await has('part-relative', 'sticky-relative');
    await scroll(relative + 650);
    await has('part-relative', 'sticky-relative', false);

    const moving = await topOf('part-translation');
    await scroll(moving + 200);
    await has('part-translation', 'sticky-translation');
    await page.waitForFunction(() => document.getElementById('part-translation')?.style.translate === '0px 200px');
    await scroll(0);
    await has('part-translation', 'sticky-translation', false);
    await page.context().close();
  });

  test('the window says when it has its size, a second after the last change', async () => {
    const page = await open({ viewport: screens[1] });
    await page.goto(demo.url);
    await page.evaluate(() => {
      addEventListener('resize', () => Object.assign(window, { last: performance.now() }));
      addEventListener('sokoni:resize-ready', () => Object.assign(window, { ready: performance.now() }), {
        once: true,
      });
    });
    for (const width of [1200, 1100, 1000]) await page.setViewportSize({ width, height: 700 });
    await page.waitForFunction(() => 'ready' in window);
    expect(await page.evaluate('window.ready - window.last')).toBeGreaterThanOrEqual(990);
    await page.context().close();
  });

  test('elements that carry an event push it once', async () => {
    const page = await open();
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        document.querySelector('h1')?.setAttribute('data-event', '{"event":"seen","page":"home"}');
      });
    });
    await page.goto(demo.url);
    await page.waitForFunction(() => window.dataLayer?.length);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'seen', page: 'home' }]);
    await page.context().close();
  });

  test.each(inTurn())('searching and opening a company are told to the data layer once each, in %s', async (lang) => {
    const page = await open();
    await page.goto(`${demo.url}${lang === 'fr' ? '/annuaire-resultat' : '/en/result-directory'}?what=garage`);
    const results = Number((await page.locator('.about .num').innerText()).replace(/\D/g, ''));
    await page.waitForFunction(() => window.dataLayer?.length);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'search', results, page: 1 }]);
    const link = page.locator('article.result h2 a').first();
    const id = Number((await link.getAttribute('href'))?.match(/\/(\d+)-/)?.[1]);
    await link.click();
    await page.waitForFunction(() => window.dataLayer?.length);
    expect(await page.evaluate(() => window.dataLayer)).toEqual([{ event: 'company_view', companyId: id }]);
    await page.context().close();
  });

  test('what stands beside the results stays in sight as long as there are results', async () => {
    const page = await open({ viewport: { width: 1280, height: 480 } });
    await page.goto(`${demo.url}/annuaire-resultat?what=garage`);
    const side = page.locator('.results > .side');
    const before = await side.boundingBox();
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await page.locator('.side.sticky-relative').waitFor();
    const stuck = await side.boundingBox();
    expect(before?.y).toBeGreaterThan(100);
    expect(stuck?.y).toBeGreaterThanOrEqual(0);
    expect(stuck?.y).toBeLessThan(40);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.locator('.side:not(.sticky-relative)').waitFor();
    await page.context().close();
  });

  test.each(inTurn())('the switch of language from %s keeps page, query, place and half-typed text', async (lang) => {
    const page = await open({ viewport: screens[0] });
    const results = lang === 'fr' ? '/annuaire-resultat/ci' : '/en/result-directory/ci';
    const there = lang === 'fr' ? '/en/result-directory/ci' : '/annuaire-resultat/ci';
    await page.goto(`${demo.url}${results}?what=pharmacie`);
    await page.locator('[name=where]').fill('Coco');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.waitForFunction(() => scrollY > 600);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[data-language]')?.click());
    await page.waitForURL(`${demo.url}${there}?what=pharmacie`);
    await page.waitForFunction(() => scrollY > 400 && scrollY < 1000);
    expect(await page.locator('[name=where]').inputValue()).toBe('Coco');
    expect(await page.locator('[role=search] [name=what]').inputValue()).toBe('pharmacie');
    expect(await page.context().cookies()).toEqual([]);
    await page.reload();
    expect(await page.locator('[name=where]').inputValue()).toBe('');
    await page.context().close();
  });

  test('a country that was chosen is offered first, without a cookie', async () => {
    const page = await open({ viewport: screens[0] });
    await page.goto(demo.url);
    await page.locator('header [data-dropdown]').click();
    await page.locator('.dropdown a[href="/ci"]').click();
    await page.waitForURL(`${demo.url}/ci`);
    await page.goto(`${demo.url}/en`);
    await page.locator('header [data-dropdown]').click();
    const first = page.locator('.dropdown li').first();
    await first.waitFor();
    expect(await first.innerText()).toMatch(/^See my country: \w/);
    expect(await first.locator('a').getAttribute('href')).toBe('/en/ci');
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();
  });

  test('a release that took a part away: the page loads itself again once, then says so', async () => {
    const page = await open({ viewport: screens[0], serviceWorkers: 'block' });
    await page.goto(`${demo.url}/annuaire-resultat`);
    expects(page, /^404 (GET|HEAD) \/assets\/toasts-/);
    await page.route('**/assets/toasts-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('[name=where]').fill('Coco');
    const reloaded = page.waitForEvent('load');
    await toast(page, 'Bonjour');
    await reloaded;
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=where]')?.value === 'Coco');
    await toast(page, 'Bonjour');
    await page.locator('.chunk-notice').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.context().close();
  });

  test('at 320 px, and at 400 %, nothing sticks out with everything open', async () => {
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 320, height: 256 },
    ]) {
      const page = await open({ viewport });
      await page.goto(`${demo.url}/en/ci`);
      await page.locator('header [data-dropdown]').click();
      await page.locator('.dropdown li a').first().waitFor();
      expect(await overflows(page)).toBe(false);
      const box = await page.locator('.dropdown').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 400));
      await toast(page, {
        content: 'Averyverylongwordwithoutanybreakinitatallwhichmustwrapsomewhere',
        autohide: false,
      });
      await page.locator('.toast').waitFor();
      expect(await overflows(page)).toBe(false);
      await page.context().close();
    }
  });
});
