import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { overflows, violationsOn } from './accessible.ts';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
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

describe('a file that is sent', () => {
  let network: Awaited<ReturnType<typeof switchableNetwork>>;
  beforeEach(async () => {
    network = await switchableNetwork(demo.url);
  });
  afterEach(() => network.stop());

  const member = async (script = true): Promise<{ page: Page; sent: () => number }> => {
    const context = await demo.browser.newContext({ viewport: screens[0], javaScriptEnabled: script });
    expects(context, /^lost /, /^422 POST /); // the network is taken away, and files refused, on purpose
    const data = { email: 'member@sokoni.example', password: demoPassword };
    expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
    const page = await context.newPage();
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/profile/edit/')) posts++;
    });
    return { page, sent: () => posts };
  };

  describe.each(['fr', 'en'] as const)('in %s', (lang) => {
    const { resumes, photos, tooHeavy, broken, notPdf, cancel, cancelled, saved, unsent, tooBig } = words[lang];

    test('is looked at first: too heavy, no PDF, no photo are refused before a byte is sent', async () => {
      const { page, sent } = await member();
      await page.goto(network.url + resumes);
      await settled(page);
      await page.locator('#title').fill('Comptable');
      await page.locator('input[type=file]').setInputFiles(heavy);
      await page.getByText(tooHeavy).waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
      await page.locator('.save-bar button').click();
      await page.getByText(tooHeavy).waitFor();
      await page.locator('input[type=file]').setInputFiles(noPdf);
      await page.getByText(notPdf).waitFor();
      await page.locator('input[type=file]').setInputFiles(light);
      await page.locator('.field .error').waitFor({ state: 'detached' });
      await page.goto(network.url + photos);
      await settled(page);
      await page.locator('input[type=file][name=photo]').setInputFiles(noPhoto);
      await page.getByText(broken).waitFor();
      await page.locator('form[data-crop=photo] button.primary').click();
      await page.getByText(broken).waitFor();
      expect(sent()).toBe(0);
      await page.context().close();
    });

    test('shows how far it is, can be stopped, stays without a network, and is saved', async () => {
      const { page } = await member();
      const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#17683f' } })
        .jpeg()
        .toBuffer();
      await page.goto(network.url + photos);
      await settled(page);
      await page
        .locator('input[type=file][name=photo]')
        .setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: photo });
      const send = page.locator('form[data-crop=photo] button.primary');
      network.turn('silent');
      await send.click();
      await page.locator('.upload-line progress').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: cancel }).click();
      await page.getByText(cancelled).waitFor();
      network.turn('off');
      await send.click();
      await page.getByText(unsent).waitFor();
      network.turn('on');
      await send.click();
      await page.getByText(saved).first().waitFor();
      await page.context().close();
    });

    test('is told what the server finds wrong, over the form as it stands', async () => {
      const { page } = await member();
      const wide = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#17683f' } })
        .jpeg()
        .toBuffer();
      await page.goto(network.url + photos);
      await settled(page);
      await page
        .locator('input[type=file][name=photo]')
        .setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: wide });
      await page.locator('form[data-crop=photo] button.primary').click();
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
      await page.locator('form[data-crop=photo] button.primary').click();
      await page.locator('.error-summary').waitFor();
      await page.context().close();
    });

    test('is answered by a page in words where it is heavier than anything that is taken', async () => {
      const { page } = await member(false);
      expects(page, /^413 POST /);
      await page.goto(network.url + photos);
      const huge = { ...noPhoto, buffer: Buffer.alloc(14 * 1024 * 1024, 'a photo of 14 MB') };
      await page.locator('input[type=file][name=photo]').setInputFiles(huge);
      await page.locator('form[data-crop=photo] button.primary').click();
      await page.getByText(tooBig).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      expect(await overflows(page)).toBe(false);
      await page.context().close();
    });
  });
});
