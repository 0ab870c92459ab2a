import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    home: '/',
    near: 'Près de moi',
    waiting: 'Nous attendons votre accord',
    cancel: 'Annuler',
    refused: 'Position refusée. Nous cherchons dans Abidjan.',
    failed: 'Votre position n’a pas été trouvée.',
    field: 'Écrire un lieu',
    again: 'Réessayer',
  },
  en: {
    home: '/en',
    near: 'Near me',
    waiting: 'Waiting for your permission',
    cancel: 'Cancel',
    refused: 'You did not share your position. We search in Abidjan.',
    failed: 'We could not find where you are.',
    field: 'Type a place',
    again: 'Try again',
  },
} as const;

type Answer = 'given' | 'refused' | 'failed' | 'none';

/** Has the browser answer so when it is asked where it is. */
const answersSo = (page: Page, answer: Answer) =>
  page.addInitScript((how: Answer) => {
    navigator.geolocation.getCurrentPosition = (found, failed) => {
      const error = {
        code: how === 'refused' ? 1 : 2,
        PERMISSION_DENIED: 1 as const,
        POSITION_UNAVAILABLE: 2 as const,
        TIMEOUT: 3 as const,
        message: '',
      };
      const coords = { latitude: 5.3599, longitude: -4.0083 } as GeolocationCoordinates;
      if (how === 'given') found({ coords, timestamp: 0, toJSON: () => ({}) });
      else if (how !== 'none') failed?.(error);
    };
  }, answer);

describe.each(inTurn())('near me on the home page, in %s', (lang) => {
  const { home, near, waiting, cancel, refused, failed, field, again } = words[lang];
  const open = async (answer: Answer): Promise<Page> => {
    const page = await demo.visit({ lang, touch: true, viewport: { width: 360, height: 640 } });
    await answersSo(page, answer);
    await page.goto(demo.url + home);
    return page;
  };
  const ask = (page: Page) => page.getByRole('button', { name: near, exact: true }).tap();

  test('accepted: what is typed is searched around the person, the nearest first', async () => {
    const page = await open('given');
    await page.locator('#search-what').fill('garage');
    await ask(page);
    await page.waitForURL('**near=5.3599%2C-4.0083**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ what: 'garage', sort: 'distance' });
    await page.locator('article.result').first().waitFor();
  });

  test('asked: it says what for, and is called off', async () => {
    const page = await open('none');
    await ask(page);
    await page.getByText(waiting).waitFor();
    await page.getByRole('button', { name: cancel, exact: true }).tap();
    expect(await page.getByText(waiting).count()).toBe(0);
    expect(await page.locator('#search-near').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('refused: the town stays, and its districts are offered', async () => {
    const page = await open('refused');
    await page.locator('#search-where').fill('Abidjan');
    await ask(page);
    await page.getByText(refused).waitFor();
    await page.locator('.near-search .row .chip', { hasText: 'Cocody' }).tap();
    expect(await page.locator('#search-where').inputValue()).toBe('Cocody, Abidjan');
    expect(await page.getByText(refused).count()).toBe(0);
  });

  test('failing: it may be tried again, or a place is typed', async () => {
    const page = await open('failed');
    await ask(page);
    await page.getByText(failed).waitFor();
    await page.getByRole('button', { name: again, exact: true }).tap();
    await page.getByText(failed).waitFor();
    await page.getByRole('button', { name: field, exact: true }).tap();
    expect(await page.locator('#search-where').evaluate((one) => one === document.activeElement)).toBe(true);
  });
});
