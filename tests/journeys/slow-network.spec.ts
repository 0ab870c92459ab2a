import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects, settled } from './strict.ts';

const demo = demoInBrowser();

const pages = { fr: '/annuaire-resultat', en: '/en/result-directory' } as const;

describe('a network that is slow, and a release in between', () => {
  const open = async (): Promise<Page> => {
    const page = await demo.visit({ worker: false });
    // scripts that are taken away on purpose
    expects(page, /^(404|lost) (GET|HEAD) \/assets\/(toasts|enhance)-/);
    return page;
  };

  test.each(inTurn())(
    'suggestions that arrive in reverse order show those for what is typed now (%s)',
    async (lang) => {
      const page = await open();
      await page.goto(demo.url + pages[lang]);
      const held: Route[] = [];
      await page.route('**/api/suggestions?**', async (route) => {
        const q = new URL(route.request().url()).searchParams.get('q') ?? '';
        if (q === 'Dak') await route.continue();
        else held.push(route);
      });
      const box = page.locator('[name=where]');
      await box.pressSequentially('Abi');
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await box.fill('Dak');
      const options = page.locator('.suggestions:visible .t');
      await options.getByText('Dakar', { exact: true }).waitFor();
      const results = [{ kind: 'city', name: 'Abidjan', value: 'Abidjan', area: null, count: 1 }];
      for (const route of held) await route.fulfill({ json: { results } }).catch(() => {}); // the page asks no more for some
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await options.allTextContents()).toContain('Dakar');
      expect(await options.allTextContents()).not.toContain('Abidjan');
    },
  );

  test('a page of a release whose script is gone loads itself again, once', async () => {
    const page = await open();
    let loads = 0;
    await page.route(`**${pages.fr}`, async (route) => {
      loads++;
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/enhance-[\w-]+\.js/g, 'enhance-0ldBu1ld.js'),
      });
    });
    await page.goto(demo.url + pages.fr);
    await expect.poll(() => loads).toBe(2);
    await settled(page);
    expect(loads).toBe(2);
    await page.unroute(`**${pages.fr}`);
    await page.reload();
    await page.locator('[name=where][aria-autocomplete]').waitFor();
  });

  test('a page without a network is not said to be out of date', async () => {
    const page = await open();
    expects(page, /^lost (GET|HEAD) /, /^lost POST \/search-log/); // what was typed is told to the log of searches
    await page.goto(demo.url + pages.fr);
    await page.locator('[name=where][role=combobox]').fill('Dakar');
    await page.context().setOffline(true);
    const warned = page.waitForEvent('console', (message) => message.text().includes('ChunkLoadError'));
    await page.evaluate(() => dispatchEvent(new CustomEvent('sokoni:toast', { detail: 'x' })));
    await warned;
    expect(await page.locator('.chunk-notice').isVisible()).toBe(false);
  });

  test.each(inTurn())(
    'a part that does not come while its file is there leaves the page as it is (%s)',
    async (lang) => {
      const page = await open();
      let loads = 0;
      page.on('request', (request) => request.isNavigationRequest() && loads++);
      await page.route('**/assets/toasts-*.js', (route) =>
        route.request().method() === 'HEAD' ? route.continue() : route.abort(),
      );
      await page.goto(demo.url + pages[lang]);
      await page.locator('[name=where][role=combobox]').fill('Dakar');
      await page.evaluate(() => dispatchEvent(new CustomEvent('sokoni:toast', { detail: 'x' })));
      await page.locator('.chunk-notice').waitFor();
      expect(loads).toBe(1);
      expect(await page.locator('[name=where]').inputValue()).toBe('Dakar');
    },
  );

  test('a part whose file is gone has the page loaded again', async () => {
    const page = await open();
    let loads = 0;
    page.on('request', (request) => request.isNavigationRequest() && loads++);
    await page.route('**/assets/toasts-*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto(demo.url + pages.fr);
    await page.locator('[name=where][role=combobox]').waitFor();
    await page.evaluate(() => dispatchEvent(new CustomEvent('sokoni:toast', { detail: 'x' })));
    await expect.poll(() => loads).toBe(2);
  });

  test.each(inTurn())('a link and a part on their way: the part is cut off, the link leads on (%s)', async (lang) => {
    const page = await open();
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).pathname));
    const held: Route[] = [];
    await page.route('**/assets/toasts-*.js', (route) => void held.push(route));
    await page.goto(demo.url + pages[lang]);
    await page.locator('[name=where][role=combobox]').waitFor();
    await page.evaluate(() => dispatchEvent(new CustomEvent('sokoni:toast', { detail: 'x' })));
    await expect.poll(() => held.length).toBe(1);
    const there: Route[] = [];
    const company = page.locator('article.result h2 a').first();
    const href = (await company.getAttribute('href')) ?? '';
    await page.route(`**${href}`, (route) => void there.push(route));
    const pressed = company.click();
    await expect.poll(() => there.length).toBe(1);
    await held[0]?.abort();
    await there[0]?.continue();
    await pressed;
    await page.waitForURL(`**${href}`);
    expect(asked).toEqual([pages[lang], href]);
  });
});

/** A page whose files come through the worker from now on. */
const openThroughWorker = async () => {
  const page = await demo.visit({ worker: true });
  await page.goto(demo.url + pages.fr);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await settled(page);
  const [worker] = page.context().serviceWorkers();
  return { page, worker };
};

test('where the device fails to say what it keeps, pages, files, numbers and photos come from the network', async () => {
  const { page, worker } = await openThroughWorker();
  await worker?.evaluate(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('Unexpected internal error', 'UnknownError'));
  });
  await expect(worker?.evaluate(() => caches.open('files').then(() => 'open'))).rejects.toThrow('Unexpected internal');
  await page.goto(`${demo.url}${pages.fr}?what=pharmacie`);
  await page.locator('[name=where][role=combobox]').waitFor(); // its script has come
  const looks = () => [...document.styleSheets].map(({ href, cssRules }) => href !== null && cssRules.length > 0);
  expect(await page.evaluate(looks)).toContain(true);
  await page.locator('article.result .phone-link').first().click();
  await page.locator('article.result a[href^="tel:"]').first().waitFor();
  await page.locator('article.result h2 a').first().click();
  await page.waitForURL('**/entreprise/**');
  const photos = () =>
    [...document.images].filter(({ src, naturalWidth }) => /media/.test(src) && naturalWidth > 0).length;
  await expect.poll(() => page.evaluate(photos)).toBeGreaterThan(0);
});

test('a part that does not come is asked for again while its page waits', async () => {
  const { page, worker } = await openThroughWorker();
  await worker?.evaluate(() => {
    const { fetch } = globalThis;
    const first = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response('', { status: 503 }),
    ];
    globalThis.fetch = (request, how) =>
      (String(request).includes('/assets/toasts-') ? first.shift()?.() : undefined) ?? fetch(request, how);
  });
  await page.evaluate(() => dispatchEvent(new CustomEvent('sokoni:toast', { detail: 'Les deux fois' })));
  await page.locator('.toasts').getByText('Les deux fois').waitFor();
  expect(await page.locator('.chunk-notice').isVisible()).toBe(false);
});
