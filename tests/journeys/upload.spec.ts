import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { overflows, violationsOn } from './accessible.ts';
import { inTurn, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { isSame, mark } from './same-document.ts';
import { expects, settled } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    resumes: '/profile/edit/resumes?item=new',
    photos: '/profile/edit/photos',
    tooHeavy: 'Ce fichier est trop lourd : 2 Mo au plus',
    broken: 'Cette photo ne s’ouvre pas',
    notPdf: 'Ce fichier n’est pas un PDF',
    cancel: 'Arrêter l’envoi',
    cancelled: 'Envoi arrêté',
    saved: 'C’est enregistré',
    unsent: 'Pas de réseau',
    tooBig: 'C’est trop lourd pour être envoyé',
  },
  en: {
    resumes: '/en/profile/edit/resumes?item=new',
    photos: '/en/profile/edit/photos',
    tooHeavy: 'This file is too heavy: 2 MB at most',
    broken: 'This photo does not open',
    notPdf: 'This file is not a PDF',
    cancel: 'Stop sending',
    cancelled: 'Sending stopped',
    saved: 'Saved',
    unsent: 'No network',
    tooBig: 'This is too big to send',
  },
} as const;

const heavy = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(6 * 1024 * 1024, 'a PDF of 6 MB ') };
const light = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() };
const noPdf = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Bonjour') };
const noPhoto = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') };

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#17683f' } })
    .jpeg()
    .toBuffer();

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);

describe('a file that is sent', () => {
  let network: Awaited<ReturnType<typeof switchableNetwork>>;
  let session = '';
  beforeAll(async () => {
    session = await demoSession(demo.url, 'member');
  });
  beforeEach(async () => {
    network = await switchableNetwork(demo.url);
  });
  afterEach(() => network.stop());

  const member = async (script = true): Promise<{ page: Page; sent: () => number }> => {
    const context = await demo.browser.newContext({ viewport: screens[0], javaScriptEnabled: script });
    expects(context, /^lost /, /^422 POST /); // the network is taken away, and files refused, on purpose
    await context.addCookies([{ name: 'session', value: session, url: network.url }]);
    const page = await context.newPage();
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/profile/edit/')) posts++;
    });
    return { page, sent: () => posts };
  };

  describe.each(inTurn('en'))('in %s', (lang) => {
    const { resumes, photos, tooHeavy, broken, notPdf, cancel, cancelled, saved, unsent, tooBig } = words[lang];

    test('is looked at first: too heavy, no PDF, no photo are refused before a byte is sent', async () => {
      const { page, sent } = await member();
      await page.goto(network.url + resumes);
      await settled(page);
      await page.locator('#title').fill('Comptable');
      await page.locator('input[type=file]').setInputFiles(heavy);
      const wrong = page.locator('.field:has([type=file]) .error');
      await wrong.filter({ hasText: tooHeavy }).waitFor();
      await page.locator('[data-announce=assertive]', { hasText: tooHeavy }).waitFor({ state: 'attached' });
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await page.locator('.save-bar .btn.primary').click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('file');
      await wrong.filter({ hasText: tooHeavy }).waitFor();
      await page.locator('input[type=file]').setInputFiles(noPdf);
      await wrong.filter({ hasText: notPdf }).waitFor();
      await page.locator('input[type=file]').setInputFiles(light);
      await wrong.waitFor({ state: 'detached' });
      await page.goto(network.url + photos);
      await settled(page);
      await page.locator('input[type=file][name=photo]').setInputFiles(noPhoto);
      await wrong.filter({ hasText: broken }).waitFor();
      await page.locator('form:has([name=photo]) button.primary').click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('photo');
      await wrong.filter({ hasText: broken }).waitFor();
      expect(sent()).toBe(0);
      await page.context().close();
    });

    test('shows how far it is, can be stopped, stays without a network, and is saved', async () => {
      const { page, sent } = await member();
      const photo = await picture(900, 1200);
      await page.goto(network.url + photos);
      await settled(page);
      await page
        .locator('input[type=file][name=photo]')
        .setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: photo });
      const send = page.locator('form:has([name=photo]) button.primary');
      network.turn('silent');
      await send.click();
      await page.locator('.upload-line progress').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: cancel }).click();
      await page.getByText(cancelled).waitFor();
      expect(await isFocused(send)).toBe(true);
      network.turn('off');
      await send.click();
      await page.getByText(unsent).waitFor();
      expect(await page.locator('input[name=photo]').evaluate((one) => (one as HTMLInputElement).files?.length)).toBe(
        1,
      );
      network.turn('silent');
      await mark(page);
      await send.click();
      await page.locator('.upload-line progress').waitFor();
      expect(await send.getAttribute('aria-disabled')).toBe('true');
      await send.dispatchEvent('click'); // pressed again
      network.turn('on');
      await page.locator('.toast.success', { hasText: saved }).waitFor();
      await page.locator('[data-announce=polite]', { hasText: saved }).waitFor({ state: 'attached' });
      expect(await isSame(page)).toBe(true);
      expect(sent()).toBe(3); // stopped, lost, and taken
      await expect.poll(() => isFocused(send)).toBe(true);
      const portrait = page.locator('picture.portrait img');
      await expect.poll(() => portrait.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      expect(await page.locator('input[name=photo]').evaluate((one) => (one as HTMLInputElement).files?.length)).toBe(
        0,
      );
      await page.context().close();
    });

    test.each([
      { part: 'resumes', file: light, words: { title: 'Comptable' }, lang: { [lang]: true } },
      { part: 'portfolio', file: null, words: { title: 'Robe' }, lang: {} },
    ])('is shown in the list of $part without loading a document, and the draft outlives a stop', async (one) => {
      const { page, sent } = await member();
      await page.goto(`${network.url}${photos.replace('photos', one.part)}?item=new`);
      await settled(page);
      const items = page.locator('.profile-list > li');
      const before = await items.count();
      const file = one.file ?? { name: 'robe.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 700) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('[name=title]').fill(one.words.title);
      for (const value of Object.keys(one.lang)) await page.locator(`label:has([name=lang][value=${value}])`).click();
      const send = page.locator('.save-bar .btn.primary');
      await mark(page);
      network.turn('silent');
      await send.click();
      await page.getByRole('button', { name: cancel }).click();
      await page.getByText(cancelled).waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')))).toBe(
        true,
      );
      network.turn('on');
      await send.click();
      await expect.poll(() => items.count()).toBe(before + 1);
      await items.filter({ hasText: one.words.title }).first().waitFor();
      await page.locator('.toast.success', { hasText: saved }).waitFor();
      expect(await isSame(page)).toBe(true);
      expect(sent()).toBe(2);
      await expect.poll(() => isFocused(items.filter({ hasText: one.words.title }).first())).toBe(true);
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.'))))
        .toBe(false);
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await page.context().close();
    });

    test('is saved by a plain form where there is no script', async () => {
      const { page } = await member(false);
      await page.goto(network.url + photos);
      const photo = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 1200) };
      await page.locator('input[type=file][name=photo]').setInputFiles(photo);
      await page.locator('form:has([name=photo]) button.primary').click();
      await page.locator('main .notice.good', { hasText: saved }).waitFor();
      await page.context().close();
    });

    test('is led to the log-in where the session has ended, and asked for once more after it', async () => {
      const { page } = await member();
      await page.goto(network.url + photos);
      await settled(page);
      const photo = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 1200) };
      await page.locator('input[type=file][name=photo]').setInputFiles(photo);
      await page.context().clearCookies();
      await page.locator('form:has([name=photo]) button.primary').click();
      await page.waitForURL(/\/login/);
      await page.locator('#email').fill('member@sokoni.example');
      await page.locator('#password').fill(demoPassword);
      await page.locator('main form button[type=submit]').first().click();
      await page.waitForURL(`**${photos}`);
      await page.locator('form:has([name=photo]) [data-resumed]').waitFor();
      await page.context().close();
    });

    test('is told what the server finds wrong, over the form as it stands', async () => {
      const { page } = await member();
      const wide = await picture(40, 50);
      await page.goto(network.url + photos);
      await settled(page);
      await page
        .locator('input[type=file][name=photo]')
        .setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: wide });
      await page.locator('form:has([name=photo]) button.primary').click();
      await page.locator('.error-summary').waitFor();
      expect(
        await page.locator('input[type=file][name=photo]').evaluate((one) => (one as HTMLInputElement).files?.length),
      ).toBe(1);
      await page.context().close();
    });

    test('is refused by the server where there is no script', async () => {
      const { page } = await member(false);
      await page.goto(network.url + photos);
      await page.locator('input[type=file][name=photo]').setInputFiles(noPhoto);
      await page.locator('form:has([name=photo]) button.primary').click();
      await page.locator('.error-summary').waitFor();
      await page.context().close();
    });

    test('is answered by a page in words where it is heavier than anything that is taken', async () => {
      const { page } = await member(false);
      expects(page, /^413 POST /);
      await page.goto(network.url + photos);
      const huge = { ...noPhoto, buffer: Buffer.alloc(14 * 1024 * 1024, 'a photo of 14 MB') };
      await page.locator('input[type=file][name=photo]').setInputFiles(huge);
      await page.locator('form:has([name=photo]) button.primary').click();
      await page.getByText(tooBig).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await overflows(page)).toBe(false);
      await page.context().close();
    });
  });
});
