import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from './accessible.ts';
import { languages } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const words = {
  fr: { at: '', title: 'Cette demande n’a pas abouti', home: 'Retour à l’accueil' },
  en: { at: '/en', title: 'This request did not go through', home: 'Back to home' },
} as const;
type Lang = keyof typeof words;

/** A form that the page which is open did not come with, sent by a button. */
const press = async (page: Page, action: string) => {
  await page.setContent(
    `<!doctype html><title>-</title><form method="post" action="${action}"><button>-</button></form>`,
  );
  await page.getByRole('button').click();
  await page.locator('h1').waitFor();
};

const requests: Readonly<Record<string, { status: number; ask: (page: Page, at: string) => Promise<unknown> }>> = {
  'an address that cannot be read': { status: 400, ask: (page, at) => page.goto(`${demo.url}${at}/x%00`) },
  'a form that another site sends': { status: 403, ask: (page, at) => press(page, `${demo.url}${at}/login`) },
  'a form to a page that takes none': {
    status: 405,
    ask: async (page, at) => {
      await page.goto(`${demo.url}${at}/login`);
      await page.evaluate((action) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action });
        const button = document.createElement('button');
        form.append(button);
        document.body.append(form);
        button.click();
      }, at || '/');
      await page.waitForURL(`${demo.url}${at || '/'}`);
    },
  },
};

const all = languages.flatMap((lang: Lang) => Object.keys(requests).map((name) => ({ lang, name })));

test.each(all)('$name is answered with a page that says so and leads on, in $lang', async ({ lang, name }) => {
  const { at, title, home } = words[lang];
  const { status, ask } = requests[name] ?? { status: 0, ask: async () => {} };
  const page = await demo.browser.newPage({ viewport: { width: 360, height: 640 } });
  expects(page, new RegExp(`^${status} `));
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.request().isNavigationRequest()) statuses.push(answer.status());
  });
  await ask(page, at);
  await page.waitForLoadState(); // with its styles
  expect(statuses.at(-1)).toBe(status);
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect(await page.title()).toBe(`${title} · Sokoni`);
  expect(await page.locator('h1').innerText()).toBe(title);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: home }).click();
  await page.waitForURL(`${demo.url}${at || '/'}`);
  await page.close();
});
