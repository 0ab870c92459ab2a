import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { inTurn, languageScreens, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { heardOn, isInLiveLine, noteHeard } from './heard.ts';
import { settled } from './strict.ts';

const demo = demoInBrowser();

const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await demo.browser.newContext(options);
  await noteHeard(context);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(demo.url + path);
  return page;
};
const toast = (page: Page, detail: unknown) =>
  page.evaluate((said) => void dispatchEvent(new CustomEvent('sokoni:toast', { detail: said })), detail);
const shown = (page: Page) => page.locator('.toast p').allInnerTexts();
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

test('goes after ten seconds, whatever it says; one that asks to stay is closed by hand', async () => {
  const page = await open('/');
  await page.clock.pauseAt(Date.now() + 60_000); // from here on time passes when it is told to
  await toast(page, { content: 'Enregistré', variant: 'success' });
  await toast(page, { content: 'Perdu', variant: 'error' });
  await toast(page, { id: 'mine', content: 'Reste', variant: 'error', autohide: false });
  await page.clock.runFor(50); // what shows them begins to live once the page is painted
  await page.locator('.toast', { hasText: 'Reste' }).waitFor();
  expect(await shown(page)).toEqual(['Reste', 'Perdu', 'Enregistré']);
  await page.clock.runFor(9_900);
  expect(await shown(page)).toEqual(['Reste', 'Perdu', 'Enregistré']);
  await page.clock.runFor(200);
  expect(await shown(page)).toEqual(['Reste']);
  await page.clock.runFor(600_000);
  expect(await shown(page)).toEqual(['Reste']);
  await page.evaluate(() => void dispatchEvent(new CustomEvent('sokoni:toast-hide', { detail: 'mine' })));
  await page.locator('.toast').waitFor({ state: 'detached' });
  await toast(page, { content: 'Encore', variant: 'error', autohide: false });
  await page.locator('.toast .close').click();
  expect(await shown(page)).toEqual([]);
  await page.context().close();
});

test('every message is heard, also the same words again, and the line is empty between', async () => {
  const page = await open('/');
  for (const times of [1, 2, 3]) {
    await toast(page, 'Enregistré');
    await expect.poll(async () => (await heardOn(page)).filter((one) => one === 'Enregistré').length).toBe(times);
    expect(await isInLiveLine(page, 'Enregistré')).toBe(true);
    await page.clock.runFor(4000);
    expect(await isInLiveLine(page, 'Enregistré')).toBe(false);
    expect(await page.locator('[data-announce=polite]').textContent()).toBe('');
  }
  await toast(page, { content: 'Perdu', variant: 'error' });
  await page.locator('[data-announce=assertive]', { hasText: 'Perdu' }).waitFor({ state: 'attached' });
  await page.context().close();
});

test('nothing of React comes before the first message; those that are asked for until it is there are all shown', async () => {
  const page = await open('/', { serviceWorkers: 'block' });
  const asked: string[] = [];
  page.on('request', (request) => void (/islands-/.test(request.url()) && asked.push(request.url())));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/islands-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await settled(page);
  expect(asked).toEqual([]);
  for (const content of ['Un', 'Deux', 'Trois']) await toast(page, { content, autohide: false });
  await expect.poll(() => asked.length).toBe(1);
  expect(await shown(page)).toEqual([]);
  resolve();
  await page.locator('.toast', { hasText: 'Trois' }).waitFor();
  expect(await shown(page)).toEqual(['Trois', 'Deux', 'Un']);
  await expect.poll(() => heardOn(page)).toEqual(['Un', 'Deux', 'Trois']);
  await page.context().close();
});

describe('on a page that lives in the browser', () => {
  let session = '';
  beforeAll(async () => {
    session = await demoSession(demo.url, 'member');
  });

  test.each(inTurn())('they are part of the frame, and stay while the page is changed: %s', async (lang) => {
    const { home, reviews, close } = {
      fr: { home: '/mon-espace', reviews: '/mes-avis', close: 'Fermer' },
      en: { home: '/en/my-space', reviews: '/en/my-reviews', close: 'Close' },
    }[lang];
    const page = await demo.visit({ session, lang });
    await noteHeard(page.context());
    await page.goto(home);
    await expect
      .poll(async () => {
        await toast(page, { id: 'first', content: 'Un', autohide: false });
        return shown(page);
      })
      .toEqual(['Un']);
    await toast(page, { content: 'Deux', autohide: false, action: { href: reviews } });
    await page.locator('.toast', { hasText: 'Deux' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('F6');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${reviews}`);
    await page.locator('h1:focus').waitFor();
    expect(await shown(page)).toEqual(['Deux', 'Un']);
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual(['Un']);
    await page.getByRole('button', { name: close }).click();
    expect(await shown(page)).toEqual([]);
    expect((await heardOn(page)).filter((one) => one === 'Deux')).toEqual(['Deux']);
  });
});

const words = {
  fr: {
    results: '/annuaire-resultat?what=garage',
    favourites: '/favoris',
    added: ' est dans vos favoris.',
    removed: ' n’est plus dans vos favoris.',
    remove: 'Retirer',
    putBack: 'Remettre',
  },
  en: {
    results: '/en/result-directory?what=garage',
    favourites: '/en/favourites',
    added: ' is in your favourites.',
    removed: ' is no longer in your favourites.',
    remove: 'Remove',
    putBack: 'Put back',
  },
} as const;

describe.each(languageScreens)('a favourite, in $lang, $viewport.width px wide', ({ lang, viewport }) => {
  const { results, favourites, added, removed, remove, putBack } = words[lang];

  test('is named, each is heard, none covers the header, and each is taken back', async () => {
    const page = await open(results, { viewport, hasTouch: true, locale: lang });
    const hearts = page.locator('button.heart');
    const names = await page.locator('article.result h2').allInnerTexts();
    const said: string[] = [];
    for (const at of [0, 1, 2]) {
      const text = names[at] + added;
      await hearts.nth(at).tap();
      await page.locator('.toast', { hasText: text }).waitFor();
      said.push(text);
      await expect.poll(() => heardOn(page)).toEqual(said);
      expect(await page.locator('.toast').count()).toBe(1);
      const header = await page.locator('header.top').boundingBox();
      // once it has glided into its place
      await expect
        .poll(async () => (await page.locator('.toast').boundingBox())?.y)
        .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
    await page.locator('.toast').getByRole('button', { name: remove }).tap();
    await page.locator('.toast', { hasText: names[2] + removed }).waitFor();
    expect(await hearts.nth(2).getAttribute('aria-pressed')).toBe('false');
    expect(await hearts.nth(1).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => heardOn(page)).toEqual([...said, names[2] + removed]);
    await page.context().close();
  });

  test('is taken out on the page of favourites and put back, by keyboard', async () => {
    const page = await open(results, { viewport, locale: lang });
    const [first = '', second = ''] = await page.locator('article.result h2').allInnerTexts();
    for (const at of [0, 1]) await page.locator('button.heart').nth(at).click();
    await page.locator('button.heart[aria-pressed=true]').nth(1).waitFor();
    await page.goto(demo.url + favourites);
    await page.locator('#favourites li').nth(1).waitFor();
    await page.getByRole('button', { name: second }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.toast', { hasText: second + removed }).waitFor();
    expect(await page.locator('#favourites li h2').allInnerTexts()).toEqual([first]);
    expect(await focusedName(page)).toBe(first);
    await page.keyboard.press('F6');
    expect(await focusedName(page)).toBe(putBack);
    await page.keyboard.press('Enter');
    await page.locator('.toast', { hasText: second + added }).waitFor();
    expect(await page.locator('#favourites li h2').allInnerTexts()).toEqual([second, first]);
    await page.context().close();
  });
});

describe.each(screens)('by keyboard, $width px wide', (viewport) => {
  test('F6 leads to the newest message and back, Escape closes it', async () => {
    const page = await open('/', { viewport });
    const country = page.locator('header [data-dropdown]');
    await country.focus();
    await toast(page, { content: 'Un', autohide: false });
    await toast(page, { content: 'Deux', autohide: false, action: { label: 'Voir', href: '/mes-avis' } });
    await page.locator('.toast', { hasText: 'Deux' }).waitFor();
    await page.keyboard.press('F6');
    expect(await focusedName(page)).toBe('Voir');
    await page.keyboard.press('F6');
    expect(await country.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual(['Un']);
    expect(await country.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('F6');
    expect(await focusedName(page)).toBe('Fermer');
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual([]);
    expect(await country.evaluate((one) => one === document.activeElement)).toBe(true);
    // what opened under the focus is closed first
    await toast(page, { content: 'Trois', autohide: false });
    await page.locator('.toast').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.dropdown li a').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.dropdown').isVisible()).toBe(false);
    expect(await shown(page)).toEqual(['Trois']);
    // the first stops of the page after the way to its content
    await page.locator('.skip').focus();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Fermer');
    await page.context().close();
  });

  test('over a dialog a message can be heard, seen and pressed, and is in the page again after it', async () => {
    const page = await open('/', { viewport });
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append(Object.assign(document.createElement('button'), { textContent: 'Oui' }));
      document.body.append(dialog);
      dialog.showModal();
    });
    await toast(page, { content: 'Perdu', autohide: false });
    await page.locator('.toast').waitFor();
    await expect.poll(() => isInLiveLine(page, 'Perdu')).toBe(true);
    await page.keyboard.press('F6');
    expect(await focusedName(page)).toBe('Fermer');
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await page.locator('.toast').waitFor();
    expect(await page.locator('dialog .toast').count()).toBe(0);
    await page.locator('.toast .close').click();
    await page.context().close();
  });
});

test.each(screens)('the arrow to the top lies over nothing that can be pressed, $width px wide', async (viewport) => {
  const page = await open(words.fr.results, { viewport });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  let seen = 0;
  /** What lies under the arrow, where it shows. */
  const covered = () =>
    page.evaluate(() => {
      const arrow = document.querySelector('.to-top');
      if (!arrow || getComputedStyle(arrow).opacity === '0') return [];
      const box = arrow.getBoundingClientRect();
      return [...document.querySelectorAll('a, button, input, select, summary, label')]
        .filter((one) => one !== arrow && one.checkVisibility())
        .filter((one) =>
          [...one.getClientRects()].some(
            (each) =>
              each.width > 1 &&
              each.left < box.right &&
              box.left < each.right &&
              each.top < box.bottom &&
              box.top < each.bottom,
          ),
        )
        .map((one) => `${scrollY}: ${one.outerHTML.slice(0, 100)}`);
    });
  for (let top = 101; top < height; top += 97) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    // the browser says that it has scrolled when it comes to it, and the arrow waits until it stands still
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return covered();
      })
      .toEqual([]);
    seen += await page.evaluate(() => Number(getComputedStyle(document.querySelector('.to-top') as Element).opacity));
  }
  expect(seen).toBeGreaterThan(0);
  await page.context().close();
});
