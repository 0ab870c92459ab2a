import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '#tests/postgres.ts';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { startServer, type TestServer } from '#tests/server.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { openBrowser, strict } from './browser.ts';

let db: FreshDatabase;
let server: TestServer;
let browser: Browser;
let people: Awaited<ReturnType<typeof peopleOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  [server, browser] = await Promise.all([startServer({ DATABASE_URL: db.url }), openBrowser()]);
  people = await peopleOf(db, server.url);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await people.close();
  await server.stop();
  await db[Symbol.asyncDispose]();
});

const signedIn = async () => {
  const someone = await people.signIn('Awa');
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  await context.addCookies([...someone.cookies].map(([name, value]) => ({ name, value, url: server.url })));
  return context;
};

test('a half-written form is there again after a reload, and gone once it is saved', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  const complaints = strict(page, server.url);
  await page.goto(`${server.url}/profile/edit/identity`);
  const title = page.getByLabel('Titre du profil en français');
  await title.fill('Comptable à mi-chemin');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
  await page.reload();
  await page.getByText('Votre brouillon gardé sur cet appareil').waitFor();
  expect(await title.inputValue()).toBe('Comptable à mi-chemin');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré').waitFor();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
  expect(await title.inputValue()).toBe('Comptable à mi-chemin');
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('two tabs that save the same part lead to a choice with both texts in it', async () => {
  const context = await signedIn();
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await page.goto(`${server.url}/en/profile/edit/interests`);
  const jobs = 'Jobs you are interested in';
  await first.getByLabel(jobs).fill('Audit');
  await first.getByRole('button', { name: 'Save' }).click();
  await first.getByText('Saved.').waitFor();
  await second.getByLabel(jobs).fill('Teaching');
  await second.getByRole('button', { name: 'Save' }).click();
  await second.getByText('was saved elsewhere').waitFor();
  await second.getByLabel('Audit').check();
  await second.getByRole('button', { name: 'Keep this choice' }).click();
  await second.getByText('Saved.').waitFor();
  expect(await second.getByLabel(jobs).inputValue()).toBe('Audit');
  await context.close();
}, 60_000);

test('a photo that is too wide is framed by hand, and what is in the frame is kept', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  const complaints = strict(page, server.url);
  await page.goto(`${server.url}/profile/edit/photos`);
  const wide = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#17683f' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file][name=photo]')
    .setInputFiles({ name: 'wide.jpg', mimeType: 'image/jpeg', buffer: wide });
  const frame = page.getByRole('group', { name: /Cadrez votre image/ });
  await frame.waitFor();
  const before = await page.locator('form[data-crop=photo] input[name=crop]').inputValue();
  await frame.press('ArrowLeft');
  expect(await page.locator('form[data-crop=photo] input[name=crop]').inputValue()).not.toBe(before);
  await page.locator('form[data-crop=photo]').getByRole('button', { name: 'Envoyer' }).click();
  await page.getByText('C’est enregistré').waitFor();
  const portrait = page.locator('picture.portrait img');
  expect([await portrait.getAttribute('width'), await portrait.getAttribute('height')]).toEqual(['480', '600']);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('job titles are suggested as one types, and the form goes on without them', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${server.url}/profile/edit/experiences?item=new`);
  const job = page.getByRole('combobox', { name: /^Poste/ });
  await job.pressSequentially('compt', { delay: 20 });
  await page.getByRole('option', { name: 'Comptable', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await job.inputValue()).toMatch(/comptable/i);
  await context.close();
}, 60_000);

test('every page of the profile is there for everybody: read aloud, by thumb, on the smallest screen', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  const parts = ['', '/identity', '/photos', '/pro', '/experiences', '/languages', '/resumes', '/audience', '/data'];
  for (const part of parts) {
    await page.goto(`${server.url}/en/profile/edit${part}`, { waitUntil: 'networkidle' });
    expect(await violationsOn(page), part).toEqual([]);
    expect(await smallTargets(page), part).toEqual([]);
    expect(await overflows(page), part).toBe(false);
  }
  await page.goto(`${server.url}/en/profile/edit`);
  await page.getByRole('link', { name: 'What others see' }).click();
  await page.locator('main.person').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await context.close();
}, 240_000);
