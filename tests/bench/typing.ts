import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { pages } from '#web/addresses/pages.ts';
import { companyPath, editCompanyPath } from '#web/addresses/paths.ts';
import { openChromium } from '../journeys/chromium.ts';
import { startServer } from '../server.ts';
import type { Bench, BenchRow } from './bench.ts';

/** How fast somebody is on a phone, in ms: a key, finding the next field or button, reading a screen that is new. */
const keyMs = 200;
const findMs = 1_000;
const readMs = 2_000;

/** What has not happened by then does not happen, in ms. */
const mostMs = 30_000;

/** A Wednesday at ten in the morning: shops are open. */
const now = '2026-11-25T10:00:00Z';

type Counts = { presses: number; keys: number };

/** Somebody with a phone, who looks, presses and types no faster than people do. */
const person = async (browser: Browser, url: string, name: string) => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@sokoni.example`, password: demoPassword }),
  });
  const session = answer.headers.get('set-cookie')?.match(/session=([^;]+)/)?.[1] ?? '';
  const context = await browser.newContext({
    baseURL: url,
    locale: 'fr',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await context.addCookies([{ name: 'session', value: session, url }]);
  const page = await context.newPage();
  const counts: Counts = { presses: 0, keys: 0 };
  const press = async (what: Locator): Promise<void> => {
    await what.waitFor();
    await page.waitForTimeout(findMs);
    await what.tap();
    counts.presses++;
  };
  return {
    page,
    counts,
    press,
    async reads(screen: Locator): Promise<void> {
      await screen.waitFor();
      await page.waitForTimeout(readMs);
    },
    async types(field: Locator, words: string): Promise<void> {
      await press(field);
      await page.keyboard.type(words, { delay: keyMs });
      counts.keys += words.length;
    },
    /** A time: four keys on the phone, whose clock has a shape of its own. */
    async sets(field: Locator, time: string): Promise<void> {
      await press(field);
      await page.waitForTimeout(4 * keyMs);
      await field.fill(time);
      counts.keys += 4;
    },
    /** One press opens the list of the phone, the second is the choice. */
    async picks(field: Locator, value: string): Promise<void> {
      await press(field);
      await page.waitForTimeout(findMs);
      await field.selectOption(value);
      counts.presses++;
    },
    stop: () => context.close(),
  };
};

type Person = Awaited<ReturnType<typeof person>>;

/** The seconds that something takes, and the presses and keys of it. */
const counted = async (name: string, most: number, who: Person, work: () => Promise<unknown>): Promise<BenchRow[]> => {
  Object.assign(who.counts, { presses: 0, keys: 0 });
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  return [
    { name, value: seconds, unit: 's', target: `≤ ${most}` },
    { name: `${name}: presses`, value: who.counts.presses, unit: '' },
    { name: `${name}: keys`, value: who.counts.keys, unit: '' },
  ];
};

const requiredIn = (form: Locator): Promise<number> =>
  form.evaluate(
    (element) =>
      new Set(
        [...element.querySelectorAll<HTMLInputElement>('[required], [aria-required=true]')].map(
          (one) => one.name || one.id,
        ),
      ).size,
  );

/** The address of the company's page, once search finds it. */
const foundAt = async (page: Page, url: string, name: string): Promise<string> => {
  const began = performance.now();
  for (;;) {
    if (performance.now() - began > mostMs) throw new Error(`Search does not find ${name}`);
    const results = pages.results.fr.replace('/:country?', '');
    const answer = await fetch(`${url}${results}?what=${encodeURIComponent(name)}`);
    const links = (await answer.text()).matchAll(/<h2[^>]*><a href="([^"]+)"[^>]*>([^<]*)</g);
    const found = [...links].find(([, , text]) => text === name)?.[1];
    if (found && (await fetch(url + found)).status === 200) return found;
    await page.waitForTimeout(50);
  }
};

const companyName = 'Librairie Marcory Nord';

/** Somebody with an account adds a company; the time that it waits for the team is told apart. */
const newCompany = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const owner = await person(browser, url, 'member');
  const { page } = owner;
  const form = page.locator('#main details form');
  let required = 0;
  const adding = await counted('a new company, until it waits for the team', 300, owner, async () => {
    await page.goto(pages.createCompany.fr);
    await owner.reads(page.locator('[name=company]'));
    await owner.types(page.locator('[name=company]'), companyName);
    await owner.press(page.locator('form:has([name=company]) button'));
    await page.waitForURL(/company=/);
    await owner.reads(page.locator('#main details summary').getByText('Elle n’y est pas ? Ajoutez-la'));
    // others that are called alike are listed above
    if (!(await form.isVisible())) await owner.press(page.locator('#main details summary'));
    await form.locator('[name=name]').waitFor();
    required = await requiredIn(form);
    if ((await form.locator('[name=name]').inputValue()) !== companyName) throw new Error('The name is typed twice');
    await owner.picks(form.locator('#country'), 'CI');
    await owner.types(form.locator('#city'), 'Abidj');
    await owner.press(page.getByRole('option', { name: 'Abidjan' }).first());
    await owner.types(form.locator('#category'), 'librai');
    await owner.press(page.getByRole('option', { name: 'Librairie', exact: true }));
    await owner.press(form.locator('button.primary'));
    await page.waitForURL(/added=create/);
    await owner.reads(page.getByRole('heading', { name: companyName, exact: true }));
  });
  const staff = await person(browser, url, 'moderator');
  let foundMs = mostMs;
  const approval = await counted('the team approves it, and search finds it', 60, staff, async () => {
    await staff.page.goto(pages.newCompanies.fr);
    const card = staff.page.locator('.new-company', {
      has: staff.page.getByRole('link', { name: companyName, exact: true }),
    });
    await staff.reads(card);
    await staff.press(card.getByRole('button', { name: 'Valider la page' }));
    const approved = performance.now();
    await foundAt(staff.page, url, companyName);
    foundMs = performance.now() - approved;
  });
  await Promise.all([owner.stop(), staff.stop()]);
  return [
    ...adding,
    { name: 'a new company: required fields', value: required, unit: '', target: '≤ 8' },
    { name: 'a new company: required fields seen', value: required, unit: '', target: '≥ 4' },
    ...approval,
    { name: 'found by search, from the press that approves it', value: foundMs / 1000, unit: 's', target: '≤ 2' },
  ];
};

/** Its manager changes the hours of today, with one press and by typing them, until visitors read it. */
const todaysHours = async (
  browser: Browser,
  url: string,
  company: { readonly id: number; readonly slug: string },
): Promise<BenchRow[]> => {
  const manager = await person(browser, url, 'manager');
  const { page } = manager;
  const told = async (words: RegExp): Promise<void> => {
    const began = performance.now();
    while (!words.test(await (await fetch(url + companyPath('fr', company))).text())) {
      if (performance.now() - began > mostMs) throw new Error(`Visitors do not read ${words}`);
      await page.waitForTimeout(50);
    }
  };
  const closed = await counted('closed today, with one press', 30, manager, async () => {
    await page.goto(editCompanyPath('fr', company));
    await manager.reads(page.locator('#today'));
    await manager.press(page.locator('#today').getByRole('button', { name: 'Fermé aujourd’hui' }));
    await page.locator('.notice', { hasText: 'Les horaires sont à jour' }).waitFor();
    await told(/Exceptionnellement fermé aujourd’hui/);
  });
  const typed = await counted('other hours today, typed', 30, manager, async () => {
    await page.goto(editCompanyPath('fr', company));
    await manager.reads(page.locator('#today'));
    await manager.press(page.locator('#today a.link'));
    await manager.reads(page.locator('#day'));
    if (!(await page.locator('#day [name=day-hours]').first().isVisible()))
      await manager.press(page.locator('#day .add'));
    for (const [index, time] of ['09:10', '13:40'].entries())
      await manager.sets(page.locator('#day [name=day-hours]').nth(index), time);
    await manager.press(page.locator('#day .btn.primary'));
    await page.locator('.notice', { hasText: 'Les horaires sont à jour' }).waitFor();
    await page.locator('#today', { hasText: /09:10.*13:40/ }).waitFor();
    await told(/Horaires exceptionnels aujourd’hui/);
  });
  await manager.stop();
  return [...closed, ...typed];
};

/** What takes how long for somebody who types as people do on a phone: a new company, and the hours of today. */
export const bench: Bench = async (database) => {
  const server = await startServer({ DATABASE_URL: database, DEMO: 'on', SOKONI_TEST_NOW: now });
  const pool = new pg.Pool({ connectionString: database });
  const browser = await openChromium();
  try {
    const { rows } = await pool.query<{ id: number; slug: string }>(
      `select (data->>'companyId')::int as id, data->>'slug' as slug from event_store.event
        where type = 'CompanyRegistered' and data->'source'->>'id' = 'CI-1'`,
    );
    const [company] = rows;
    if (!company) throw new Error('The demo has no company that its manager manages');
    return [...(await newCompany(browser, server.url)), ...(await todaysHours(browser, server.url, company))];
  } finally {
    await browser.close();
    await pool.end();
    await server.stop();
  }
};
