import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { inTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

const said = {
  fr: {
    saved: /^Enregistré à \d\d:\d\d · Annuler le changement$/,
    saving: 'Enregistrement…',
    undo: 'Annuler le changement',
    kept: 'Gardé sur cet appareil. Nous l’enverrons quand le réseau revient.',
    failed: /^Pas enregistré\..* · Réessayer$/,
    notYet: 'Pas encore enregistré. Votre texte est gardé sur cet appareil.',
  },
  en: {
    saved: /^Saved at \d\d:\d\d · Undo$/,
    saving: 'Saving…',
    undo: 'Undo',
    kept: 'Kept on this device. We will send it when the network is back.',
    failed: /^Not saved\..* · Try again$/,
    notYet: 'Not saved yet. Your text is kept on this device.',
  },
};

let session = '';
beforeAll(async () => {
  session = await demoSession(demo.url, 'member');
});

const posted = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'POST');

const settings = async (page: Page, lang: 'fr' | 'en') => {
  await page.goto(pages.notificationSettings[lang]);
  await hydrated(page);
  const topic = page.locator('.topic').first();
  return { topic, choice: topic.locator('[name^=site-]'), line: topic.locator('.saved') };
};

describe.each(inTurn('en'))('saving in place, %s', (lang) => {
  const words = said[lang];

  test('a choice of the settings is saved as it is made, and can be undone', async () => {
    const page = await demo.visit({ session, lang });
    const { topic, choice, line } = await settings(page, lang);
    const height = await line.evaluate((one) => one.clientHeight);
    const was = await choice.isChecked();
    await choice.setChecked(!was);
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    expect(await line.getAttribute('role')).toBe('status');
    expect(await line.evaluate((one) => one.clientHeight)).toBe(height);
    expect(await page.locator('main form button[type=submit], main form > .btn').count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await choice.isChecked()).toBe(!was);
    await topic.locator('select').selectOption('never');
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    await choice.setChecked(was);
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    await Promise.all([posted(page), line.getByRole('button', { name: words.undo }).click()]);
    await expect.poll(() => choice.isChecked()).toBe(!was);
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    await page.reload();
    expect([await choice.isChecked(), await topic.locator('select').inputValue()]).toEqual([!was, 'never']);
  });

  test('a choice that takes long is said to be on its way; one that is not taken stands, and is tried again', async () => {
    const page = await demo.visit({ session, lang });
    expects(page, /^500 POST /, /status of 500/);
    const { choice, line } = await settings(page, lang);
    const was = await choice.isChecked();
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(
      /notification-settings\.data/,
      async (route) => {
        await wait;
        await route.fulfill({ status: 500, body: '' });
      },
      { times: 1 },
    );
    await choice.setChecked(!was);
    await expect.poll(() => line.innerText()).toBe(words.saving);
    go();
    await expect.poll(() => line.innerText()).toMatch(words.failed);
    expect(await choice.isChecked()).toBe(!was);
    await line.getByRole('button').click();
    await expect.poll(() => line.innerText()).toMatch(words.saved);
  });

  test('without a network a choice is kept on the device, through a reload, and sent later', async () => {
    const page = await demo.visit({ session, lang });
    expects(page, /notification-settings\.data/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
    const { choice, line } = await settings(page, lang);
    const was = await choice.isChecked();
    await page.route(/notification-settings\.data/, (route) => route.abort(), { times: 1 });
    await choice.setChecked(!was);
    await expect.poll(() => line.innerText()).toBe(words.kept);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    expect(await choice.isChecked()).toBe(!was);
  });

  test('a text is saved by its button, stays where it stands, and can be undone', async () => {
    const page = await demo.visit({ session, lang });
    await page.goto(pages.profileCoordinates[lang]);
    await hydrated(page);
    const address = page.locator('[name=whereabouts-address]');
    const line = page.locator('.save-bar .saved');
    const was = await address.inputValue();
    await address.fill('Rue des Palmiers');
    await expect.poll(() => line.innerText()).toBe(words.notYet);
    await page.locator('.save-bar .btn.primary').click();
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    await Promise.all([posted(page), line.getByRole('button', { name: words.undo }).click()]);
    await expect.poll(() => address.inputValue()).toBe(was);
    await expect.poll(() => line.innerText()).toMatch(words.saved);
    await page.reload();
    expect(await address.inputValue()).toBe(was);
  });
});
