import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '#tests/account/person.ts';
import type { FreshDatabase } from '#tests/postgres.ts';
import { pdf } from '#tests/profile/pdf.ts';
import { peopleOf } from '#tests/profile/signed-in.ts';
import { type Served, serve } from '#tests/server.ts';
import { startedDatabase } from '#tests/started.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { firstElsewhere, openBrowser } from './browser.ts';
import { expects, settled } from './strict.ts';

let db: FreshDatabase;
let server: Served;
let browser: Browser;
let people: Awaited<ReturnType<typeof peopleOf>>;

beforeAll(async () => {
  db = await startedDatabase();
  [server, browser] = await Promise.all([serve({ DATABASE_URL: db.url }), openBrowser()]);
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
  await page.goto(`${server.url}/profile/edit/identity`);
  const title = page.getByRole('combobox', { name: 'Titre du profil en français' });
  await title.fill('Comptable à mi-chemin');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
  await page.reload();
  await page.getByText('Nous avons retrouvé ce que vous aviez écrit').waitFor();
  expect(await title.inputValue()).toBe('Comptable à mi-chemin');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page
    .locator('main')
    .getByText(/^(C’est enregistré|Enregistré à)/)
    .waitFor();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
  expect(await title.inputValue()).toBe('Comptable à mi-chemin');
  await context.close();
});

/** A field of every form of the profile, with what the one and the other tab says in it. */
const sections = [
  ['identity', 'presentation-title-en', 'Accountant', 'Auditor'],
  ['coordinates', 'whereabouts-address', 'Rue 12', 'Rue 38'],
  ['pro', 'skills', 'Audit', 'Teaching'],
  ['interests', 'interests-jobInterests', 'Audit', 'Teaching'],
  ['audience', 'audience-sex', 'members', 'everyone'],
] as const;

test.each(firstElsewhere(sections))(
  'two tabs that save %s lead to a choice with both in it',
  async (part, name, one, other) => {
    const context = await signedIn();
    const [first, second] = [await context.newPage(), await context.newPage()];
    expects(second, /^409 POST /);
    const fill = async (page: Page, value: string) => {
      const field = page.locator(`#${name}`);
      if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(value);
      else await field.fill(value);
      await page.getByRole('button', { name: 'Save' }).click();
    };
    for (const page of [first, second]) await page.goto(`${server.url}/en/profile/edit/${part}`);
    await fill(first, one);
    await first
      .locator('main')
      .getByText(/^Saved[. ]/)
      .waitFor();
    await fill(second, other);
    await second.getByText('was saved elsewhere').waitFor();
    const choices = second.locator(`input[type=radio][name="${name}"]`);
    expect(await choices.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
      other,
      one,
    ]);
    expect(await choices.first().isChecked()).toBe(true);
    await choices.last().check();
    await second.getByRole('button', { name: 'Save this choice' }).click();
    await second
      .locator('main')
      .getByText(/^Saved[. ]/)
      .waitFor();
    expect(await second.locator(`[name="${name}"]`).inputValue()).toBe(one);
    await context.close();
  },
  60_000,
);

const blob = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);
const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a3421d' } })
  .jpeg()
  .toBuffer();

type Begun = Readonly<Record<string, string | Blob | Promise<Buffer>>>;

/** What is listed, what is in it first, and what the one and the other tab make of it. */
const items: readonly (readonly [string, Begun, string, string, string])[] = [
  ['experiences', { name: 'Clerk', startDate: '2015-01' }, 'name', 'Head clerk', 'Bookkeeper'],
  ['formations', { name: 'Degree', startDate: '2008-09' }, 'name', 'Licence', 'Master'],
  ['languages', { lang: 'fr', level: 'pro' }, 'level', 'native', 'pro_full'],
  ['resumes', { title: 'CV', lang: 'fr', file: blob(pdf()) }, 'title', 'Short CV', 'Long CV'],
  ['portfolio', { title: 'Work', image: picture }, 'title', 'A dress', 'A suit'],
] as const;

test.each(firstElsewhere(items))(
  'two tabs that change the same of the %s too',
  async (part, begun, name, one, other) => {
    const someone = await people.signIn('Awa');
    const said: Record<string, string | Blob> = {};
    for (const [key, value] of Object.entries(begun)) {
      const given = await value;
      said[key] = typeof given === 'string' || given instanceof Blob ? given : blob(given);
    }
    await someone.fill(`/en/profile/edit/${part}?item=new`, said);
    const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
    await context.addCookies([...someone.cookies].map(([key, value]) => ({ name: key, value, url: server.url })));
    const [first, second] = [await context.newPage(), await context.newPage()];
    expects(second, /^409 POST /);
    for (const page of [first, second]) {
      await page.goto(`${server.url}/en/profile/edit/${part}`);
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.locator('form#edit').waitFor();
    }
    const say = async (page: Page, value: string) => {
      const choice = page.locator(`input[type=radio][name="${name}"][value="${value}"]`);
      if (await choice.count()) await choice.check();
      else await page.locator(`#${name}`).fill(value);
    };
    for (const [page, value] of [
      [first, one],
      [second, other],
    ] as const) {
      await say(page, value);
      await page.getByRole('button', { name: 'Save' }).click();
      if (page === first)
        await first
          .locator(':is(main, .toasts)')
          .getByText(/^Saved[. ]/)
          .waitFor(); // before the other tab saves
    }
    await second.getByText('was saved elsewhere').waitFor();
    await say(second, other);
    await second.getByRole('button', { name: 'Save this choice' }).click();
    await second
      .locator(':is(main, .toasts)')
      .getByText(/^Saved[. ]/)
      .waitFor();
    await second.getByRole('link', { name: 'Edit' }).click();
    await second.locator('form#edit').waitFor();
    const kept = second.locator(`#${name}, input[type=radio][name="${name}"]:checked`).last();
    expect(await kept.inputValue()).toBe(other);
    await context.close();
  },
  60_000,
);

test('skills are picked from what is suggested or written freely, in either language', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${server.url}/en/profile/edit/pro`);
  const skill = page.getByRole('combobox', { name: /^Skills/ });
  await skill.pressSequentially('accoun', { delay: 20 });
  await page.getByRole('option', { name: 'Accounting', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await skill.fill('Wax prints');
  await page.keyboard.press('Enter');
  await skill.fill('Mistake');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Mistake' }).click();
  await skill.fill('Never entered');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .locator('main')
    .getByText(/^Saved[. ]/)
    .waitFor();
  expect(await page.locator('[name=skills]').inputValue()).toBe('Accounting\nWax prints\nNever entered');
  await page.locator('.picked-lines li').nth(2).waitFor();
  await page.goto(`${server.url}/profile/edit/pro`);
  await page.getByRole('combobox', { name: /^Compétences/ }).pressSequentially('coutu', { delay: 20 });
  await page.getByRole('option', { name: 'Couture', exact: true }).click();
  await page.getByRole('button', { name: 'Retirer Couture' }).waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sokoni.draft.')));
  await page.reload();
  await page.getByRole('button', { name: 'Retirer Couture' }).waitFor(); // the draft came back
  await context.close();
});

test('places are suggested within each other', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${server.url}/profile/edit/coordinates`);
  await settled(page);
  await page.locator('#whereabouts-country').selectOption('CI');
  for (const [field, typed, place] of [
    ['city', 'abidj', 'Abidjan'],
    ['subCity', 'coco', 'Cocody'],
  ] as const) {
    const asked = page.waitForRequest(
      (sent) => sent.url().includes(`q=${typed}&`) && sent.url().includes('country=CI'),
    );
    await page.locator(`#whereabouts-${field}`).pressSequentially(typed, { delay: 20 });
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('city')).toBe(field === 'city' ? null : 'Abidjan');
    await page.getByRole('option', { name: place, exact: true }).click();
    expect(await page.locator(`#whereabouts-${field}`).inputValue()).toBe(place);
  }
  await context.close();
});

test('what browsers know of their owner is asked for by its standard name', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  const asked = {
    '/profile/edit/identity': { 'name-firstname': 'given-name', 'name-lastname': 'family-name' },
    '/profile/edit/coordinates': { 'whereabouts-city': 'address-level2', 'whereabouts-address': 'street-address' },
  };
  for (const [path, fields] of Object.entries(asked)) {
    await page.goto(server.url + path);
    for (const [name, token] of Object.entries(fields))
      expect([name, await page.locator(`[name=${name}]`).getAttribute('autocomplete')]).toEqual([name, token]);
  }
  const phone = page.locator('[autocomplete^=tel]');
  expect(await phone.count()).toBeGreaterThan(0);
  await context.close();
});

test('the language that is preferred is that of the first page after a log-in, and of mails', async () => {
  const someone = await people.signIn('Awa');
  expect((await someone.open('/profile/edit')).html).toContain('Langue préférée');
  const saved = await someone.send('/profile/edit', { language: 'en' });
  expect(saved.path).toMatch(/^\/en\/profile\/edit\?saved/);
  expect(saved.html).toContain('Saved.');
  expect(await (await someone.ask('/api/me')).json()).toMatchObject({ language: 'en' });
  const visitor = person(server.url);
  const login = { email: someone.email, password: 'Marche2026' };
  expect((await visitor.send('/login', { ...login, to: '' })).path).toBe('/en');
  const again = person(server.url);
  expect((await again.send('/login', { ...login, to: '/profile/edit/pro' })).path).toBe('/profile/edit/pro');
  expect((await someone.send('/en/profile/edit', { language: 'xx' })).status).toBe(422);
});

test('a photo that is too wide is framed by hand, and what is in the frame is kept', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${server.url}/profile/edit/photos`);
  const wide = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#17683f' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file][name=photo]')
    .setInputFiles({ name: 'wide.jpg', mimeType: 'image/jpeg', buffer: wide });
  const form = page.locator('form:has([name=photo])');
  const kept = () => form.locator('input[name=crop]').inputValue();
  const along = form.getByRole('slider', { name: 'Gauche ou droite' });
  await along.waitFor();
  await expect.poll(() => page.locator('[data-announce=polite]').textContent()).toContain('Photo choisie');
  expect(await along.getAttribute('aria-valuetext')).toBe('au milieu');
  expect(await form.getByRole('slider', { name: 'Haut ou bas' }).count()).toBe(0);
  const middle = await kept();
  await along.press('ArrowLeft');
  expect(await along.getAttribute('aria-valuetext')).toMatch(/^à gauche, 2.%$/);
  const left = await kept();
  expect(left).not.toBe(middle);
  // one tap where the middle of the frame shall be, without dragging
  const picture = form.locator('.crop');
  await picture.click({ position: { x: ((await picture.boundingBox())?.width ?? 0) - 4, y: 20 } });
  expect(await along.getAttribute('aria-valuetext')).toMatch(/^à droite, 100.%$/);
  await form.getByRole('slider', { name: 'Taille du cadre' }).press('ArrowLeft');
  expect(await form.getByRole('slider', { name: 'Haut ou bas' }).getAttribute('aria-valuetext')).toBe('au milieu');
  await form.getByRole('slider', { name: 'Taille du cadre' }).press('ArrowRight');
  await page.locator('form:has([name=photo])').getByRole('button', { name: 'Envoyer la photo' }).click();
  await page
    .locator(':is(main, .toasts)')
    .getByText(/^(C’est enregistré|Enregistré à)/)
    .waitFor();
  const portrait = page.locator('picture.portrait img');
  expect([await portrait.getAttribute('width'), await portrait.getAttribute('height')]).toEqual(['480', '600']);
  await context.close();
});

test('job titles are suggested as one types, and the form goes on without them', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${server.url}/profile/edit/experiences?item=new`);
  const job = page.getByRole('combobox', { name: /^Poste/ });
  await job.pressSequentially('compt', { delay: 20 });
  await page.getByRole('option', { name: 'Comptable', exact: true }).waitFor();
  // fewer letters suggest it too, below others
  await expect.poll(() => page.getByRole('option').first().innerText()).toMatch(/comptable/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await job.inputValue()).toMatch(/comptable/i);
  await context.close();
});

test('every page of the profile is there for everybody: read aloud, by thumb, on the smallest screen', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  const parts = ['', '/identity', '/photos', '/pro', '/experiences', '/languages', '/resumes', '/audience', '/data'];
  for (const part of parts) {
    await page.goto(`${server.url}/en/profile/edit${part}`);
    await settled(page);
    expect(await violationsOn(page), part).toEqual([]);
    expect(await smallTargets(page), part).toEqual([]);
    expect(await overflows(page), part).toBe(false);
  }
  await page.goto(`${server.url}/en/profile/edit`);
  await page.getByRole('link', { name: 'See my profile' }).click();
  await page.locator('main.person').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overflows(page)).toBe(false);
  await context.close();
}, 240_000);
