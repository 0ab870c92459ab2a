import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { companyDeskPath, companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { sound } from './accessible.ts';
import { visitsInTurn } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { heavyPhoto } from './heavy-photo.ts';
import { hydrated } from './hydrated.ts';
import { type ManagedCompany, managedCompany } from './managed-company.ts';
import { expects } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

const demo = demoInBrowser();

const words = {
  fr: {
    paused: /^Pas de réseau/,
    arrived: 'Arrivée : notre équipe la vérifie',
    waiting: 'En attente',
    online: 'En ligne',
    describe: 'Décrire',
    save: 'Enregistrer',
    shows: 'Le comptoir, vu de l’entrée',
    broken: /ne s’ouvre pas/,
    moved: /à la place 1 sur/,
    first: 'En premier',
    told: /Une photo est maintenant sur la page|photos sont maintenant sur la page/,
    gone: 'La photo est supprimée.',
    remove: 'Retirer la photo',
    yes: 'Oui, retirer',
    reason: 'Le numéro écrit sur la photo n’est pas le vôtre.',
  },
  en: {
    paused: /^No network/,
    arrived: 'Arrived: our team checks it',
    waiting: 'Waiting',
    online: 'Online',
    describe: 'Describe',
    save: 'Save',
    shows: 'The counter, seen from the door',
    broken: /does not open/,
    moved: /now number 1 of/,
    first: 'Put first',
    told: /A photo is now on the page|photos are now on the page/,
    gone: 'The photo is deleted.',
    remove: 'Remove the photo',
    yes: 'Yes, remove',
    reason: 'The number on the photo is not yours.',
  },
} as const;

let company: ManagedCompany;
const sessions = { manager: '', moderator: '' };
const rows = (page: Page) => page.locator('.photo-rows > li:not(.gone)');

/** The row of the photo on the desk of what waits, once it is there. */
const waitingOn = async (desk: Page, lang: Language, imageId: string) => {
  const waiting = desk.locator('.waiting-photos > li', { has: desk.locator(`[value="${imageId}"]`) });
  await expect
    .poll(async () => {
      await desk.goto(companyDeskPath(lang));
      return waiting.count();
    })
    .toBe(1);
  return waiting;
};

/** Takes the photo away, so that the company has room for the next one. */
const removed = async (page: Page, lang: Language, photo: Locator): Promise<void> => {
  await photo.locator('.confirm > summary').click();
  await photo.locator('.confirm button').click();
  await page.locator(':is(#main, .toasts)').getByText(words[lang].gone).waitFor();
};

beforeAll(async () => {
  for (const who of ['manager', 'moderator'] as const) sessions[who] = await demoSession(demo.url, who);
  company = await managedCompany(demo.db);
});

let network: Awaited<ReturnType<typeof switchableNetwork>>;
beforeEach(async () => {
  network = await switchableNetwork(demo.url);
});
afterEach(() => network.stop());

const visits = visitsInTurn();
const withScript = visits.filter(({ script }) => script);
const withoutScript = visits.filter(({ script }) => !script);

describe.each(withScript)('photos of a company, $lang, $width px wide', ({ lang, viewport, width }) => {
  const t = words[lang];
  const across = (width < 600 ? 4000 : 2400) + (lang === 'fr' ? 0 : 80);
  const reason = `${t.reason} (${width})`;
  const path = () => editCompanyPath(lang, company, 'photos');

  test('a file that is no photo is told at once; a photo that the team removes stays in sight with its reason', async () => {
    const page = await demo.visit({ session: sessions.manager, lang, viewport });
    await page.goto(path());
    await hydrated(page);
    await page
      .locator('#photos')
      .setInputFiles({ name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 facture') });
    await page.locator('[data-queued=failed]').getByText(t.broken).waitFor();
    await sound(page);
    const buffer = await sharp({
      create: {
        width: 640,
        height: (lang === 'fr' ? 480 : 470) + (width < 600 ? 0 : 5),
        channels: 3,
        background: '#17683f',
      },
    })
      .jpeg()
      .toBuffer();
    await page.locator('#photos').setInputFiles({ name: 'vert.jpg', mimeType: 'image/jpeg', buffer });
    await page.locator('[data-queued=arrived]').waitFor();
    const link = await page.locator('[data-queued=arrived] a').getAttribute('href');
    const imageId = (link ?? '').replace('#caption-', '');

    const desk = await demo.visit({ session: sessions.moderator, lang, viewport });
    const waiting = await waitingOn(desk, lang, imageId);
    await hydrated(desk);
    await waiting.locator('summary', { hasText: t.remove }).click();
    await waiting.locator('[name=reason]').fill(reason);
    await sound(desk);
    await waiting.getByRole('button', { name: t.yes }).click();
    await waiting.waitFor({ state: 'detached' });

    await page.reload();
    await hydrated(page);
    await page.locator('.photo-rows > .gone').getByText(reason).waitFor();
    await sound(page);
  });

  test(`one of ${across} px arrives through three cuts and a closed page, is validated, and is seen by everyone`, async () => {
    const context = await demo.browser.newContext({ viewport });
    // the network is cut on purpose; what a lost connection still brought is told by a 409
    expects(context, /^lost /, /net::ERR/, /^409 PATCH /, /status of 409/);
    await context.addCookies([{ name: 'session', value: sessions.manager, url: network.url }]);
    const opened = async (): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(network.url + path());
      await hydrated(page);
      return page;
    };
    const first = await opened();
    const before = await rows(first).count();
    network.cut(3, 50_000);
    const heavy = await heavyPhoto(across);
    expect(heavy.length).toBeGreaterThan(across > 3000 ? 1_000_000 : 400_000);
    await first.locator('#photos').setInputFiles([
      { name: 'comptoir.jpg', mimeType: 'image/jpeg', buffer: heavy },
      { name: 'facture.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 facture') },
    ]);
    const queued = first.locator('[data-queued]').first();
    await queued.getByText(t.paused).waitFor();
    await sound(first);
    await first.close();

    const page = await opened();
    await page.locator('[data-queued=arrived]').getByText(t.arrived).waitFor();
    expect(network.passedBytes()).toBeGreaterThan(150_000);
    expect(network.passedBytes(), 'what had arrived is not sent again').toBeLessThan(330_000);
    await expect.poll(() => rows(page).count()).toBe(before + 1);
    const row = rows(page).last();
    await row.getByText(t.waiting).waitFor();
    const { width, height } = (await row.locator('picture img').boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThan(40);
    const [wide, high] = await Promise.all(
      ['width', 'height'].map(async (side) => Number(await row.locator('picture img').getAttribute(side))),
    );
    expect(high, 'it stands upright').toBeGreaterThan(wide ?? 0);
    const imageId = ((await row.getAttribute('id')) ?? '').replace('photo-', '');
    await page.getByRole('link', { name: t.describe }).click();
    await row.locator('[name=caption]').fill(t.shows);
    await row.getByRole('button', { name: t.save }).click();
    await page.locator('.toast.success').waitFor();
    await sound(page);

    const desk = await demo.visit({ session: sessions.moderator, lang, viewport });
    const waiting = await waitingOn(desk, lang, imageId);
    await hydrated(desk);
    await waiting.getByText(t.shows).waitFor();
    await waiting.locator('[value=validate]').click();
    await waiting.waitFor({ state: 'detached' });

    await expect.poll(async () => (await fetch(demo.url + companyPath(lang, company))).text()).toContain(imageId);
    await page.goto(network.url + path());
    await hydrated(page);
    await rows(page).last().getByText(t.online).waitFor();
    await rows(page).last().getByRole('button', { name: t.first }).click();
    await page.locator('.toasts').getByText(t.moved).waitFor();
    expect(await rows(page).first().getAttribute('id')).toBe(`photo-${imageId}`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`photo-${imageId}`);
    await page.goto(network.url + pages.notifications[lang]);
    await page.locator('main').getByText(t.told).first().waitFor();
    await page.goto(network.url + path());
    await hydrated(page);
    await removed(page, lang, rows(page).first());
    await context.close();
  });
});

test.each(withoutScript)(
  'without script a photo is sent, validated, seen by everyone and removed, $lang, $width px wide',
  async (visitor) => {
    const { lang, viewport, width } = visitor;
    const visit = (session: string) => demo.visit({ session, lang, script: false, viewport });
    const page = await visit(sessions.manager);
    await page.goto(editCompanyPath(lang, company, 'photos'));
    const before = await rows(page).count();
    const height = (lang === 'fr' ? 440 : 430) + (width < 600 ? 0 : 5);
    const buffer = await sharp({ create: { width: 640, height, channels: 3, background: '#17683f' } })
      .jpeg()
      .toBuffer();
    await page.locator('#photos').setInputFiles({ name: 'vert.jpg', mimeType: 'image/jpeg', buffer });
    await page.locator('form:has(#photos) button.primary').click();
    await page.locator('main .notice.good').waitFor();
    expect(await rows(page).count()).toBe(before + 1);
    await sound(page);
    const imageId = ((await rows(page).last().getAttribute('id')) ?? '').replace('photo-', '');

    const desk = await visit(sessions.moderator);
    const waiting = await waitingOn(desk, lang, imageId);
    await sound(desk);
    await waiting.locator('[value=validate]').click();
    await desk.locator('main .notice.good').first().waitFor();
    expect(await waiting.count()).toBe(0);
    await expect.poll(async () => (await fetch(demo.url + companyPath(lang, company))).text()).toContain(imageId);
    await page.goto(editCompanyPath(lang, company, 'photos'));
    const shown = rows(page).last();
    await shown.getByText(words[lang].online).waitFor();
    await removed(page, lang, shown);
  },
);

test('the part of a heavy picture that is kept as the banner is cut out on the phone', async () => {
  const page = await demo.visit({ session: sessions.manager, lang: 'fr', touch: true });
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const files = body instanceof FormData ? [...body.values()].filter((one) => one instanceof File) : [];
      Object.assign(window, { sentBytes: files.reduce((sum, { size }) => sum + size, 0) });
      send.call(this, body);
    };
  });
  await page.goto(editCompanyPath('fr', company, 'medias'));
  await hydrated(page);
  const form = page.locator('form:has(input[name=banner])');
  await form.locator('button.primary').tap();
  await form.getByText('Choisissez d’abord une photo.').waitFor();
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'));
  expect(focused).toBe('banner');
  const buffer = await heavyPhoto(4000);
  await form.locator('input[type=file]').setInputFiles({ name: 'rue.jpg', mimeType: 'image/jpeg', buffer });
  await form.locator('input[name=crop]').waitFor({ state: 'attached' });
  await form.locator('button.primary').tap();
  await page.locator('.toast.success').waitFor();
  const sent = await page.evaluate(() => ('sentBytes' in window ? Number(window.sentBytes) : 0));
  expect(sent).toBeGreaterThan(1_000);
  expect(sent).toBeLessThan(buffer.length / 3);
});
