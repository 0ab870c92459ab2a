import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { tellOfManyReviews } from '#tests/moderation/many-reviews.ts';
import { overflows, violationsOn } from './accessible.ts';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects } from './strict.ts';

const many = 500;

const demo = demoInBrowser();

let before: number;
beforeAll(async () => {
  const context = await as('moderator');
  const page = await context.newPage();
  await page.goto(`${demo.url}/admin/moderation?kind=review`);
  before = many + (await waiting(page));
  await context.close();
  await tellOfManyReviews(demo.db.url, many);
}, 300_000);

const as = async (name: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> => {
  const context = await demo.browser.newContext({ locale: 'fr', viewport: screens[1], ...options });
  const data = { email: `${name}@sokoni.example`, password: demoPassword };
  expect((await context.request.post(`${demo.url}/api/login`, { data })).status()).toBe(200);
  return context;
};
const waiting = async (page: Page): Promise<number> =>
  Number((await page.locator('.chip[aria-current] .n').innerText()).replace(/\D/g, ''));
/** Opens the queue until it shows what somebody else has just asked for. */
const shown = (page: Page, query: string, what: Locator) =>
  expect
    .poll(
      async () => {
        await page.goto(`${demo.url}/admin/moderation${query}`);
        return what.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SOKONI_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/moderation-${name}.png`, animations: 'disabled' });
};

test('five hundred reviews are published at once: looked at first, with progress, and all of it undone', async () => {
  const context = await as('moderator');
  const page = await context.newPage();
  const queue = `${demo.url}/admin/moderation?kind=review&size=500`;
  const left = async () => {
    await page.goto(queue);
    return waiting(page);
  };
  await expect.poll(left).toBe(before);
  await page.getByLabel('Tout choisir ici').check();
  expect(await page.locator('[data-picked]').innerText()).toBe('500 cas choisis');
  await page.getByRole('button', { name: 'Publier', exact: true }).first().click();
  await page.getByRole('heading', { level: 2, name: /Publier 500 avis/ }).waitFor();
  expect(await page.locator('main').innerText()).toMatch(
    /Sur \d+ entreprises, dont \d+ avec un mot à vérifier|Sur \d+ entreprises/,
  );
  await shot(page, 'preview');
  await page.getByRole('button', { name: 'Confirmer' }).click();

  // the page reads itself again until it is through
  const done = async () => Number(await page.locator('progress').getAttribute('value', { timeout: 1000 }));
  const state = page.locator('main section .tag').first();
  const seen: number[] = [];
  await expect
    .poll(
      async () => {
        seen.push(await done().catch(() => 0));
        return state.innerText({ timeout: 1000 }).catch(() => '');
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe('Terminé');
  expect(await done()).toBe(500);
  expect(seen.some((value) => value < 500)).toBe(true);
  await shot(page, 'published');
  const batch = page.url();
  await expect.poll(left).toBe(before - many);
  const published = 'select count(*)::int as n from company_reviews_1.review where shown and status = $1';
  expect((await demo.db.pool.query<{ n: number }>(published, ['published'])).rows[0]?.n).toBeGreaterThanOrEqual(many);

  await page.goto(batch);
  await page.getByRole('button', { name: 'Tout annuler' }).click();
  await expect
    .poll(() => state.innerText({ timeout: 1000 }).catch(() => ''), { timeout: 60_000, interval: 100 })
    .toBe('Annulé');
  await shot(page, 'undone');
  await expect.poll(left).toBe(before);
  await context.close();
}, 180_000);

test('a case is chosen, decided on and taken back by keyboard', async () => {
  const context = await as('moderator');
  const page = await context.newPage();
  await page.goto(`${demo.url}/en/admin/moderation?kind=review`);
  // its keys work from the moment that the box for all of them is shown
  const ready = () => page.locator('[data-pick-all]').waitFor();
  await ready();
  // no single letter decides until somebody asks for that
  for (const key of ['j', 'x', 'p', 'r']) await page.keyboard.press(key);
  expect(await page.locator('[data-picked]').innerText()).toBe('No case selected');
  expect(new URL(page.url()).search).toBe('?kind=review');
  await page.getByText('Keyboard shortcuts').click();
  await page.getByRole('switch', { name: 'Use these shortcuts' }).check();
  await page.reload();
  await ready();
  const first = (await page.locator('[data-case] h2').first().innerText()) ?? '';
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  expect(await page.locator('[data-picked]').innerText()).toBe('1 case selected');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  expect(await page.locator('[data-case]:focus-within h2').innerText()).toBe(first);
  const before = await waiting(page);
  await page.keyboard.press('p');
  await page.waitForURL(/did=publish/);
  await expect.poll(() => waiting(page)).toBe(before - 1);
  expect(await page.locator('.notice.good').innerText()).toMatch(/^.+: review published\./);
  await page.locator('[data-announce=polite]', { hasText: ': review published.' }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Undo the decision' }).click();
  await page.waitForURL(/did=undo/);
  await expect.poll(() => waiting(page)).toBe(before);
  await ready();
  await page.keyboard.press('j');
  await page.locator('[data-case]:focus-within').waitFor();
  await page.keyboard.press('r');
  await page.waitForURL(/\/case\/.*#refuse/);
  await context.close();
});

test('mistakes and appeals wait in the same queue; whoever refused sees why the appeal is not theirs', async () => {
  const [member, moderator, admin] = await Promise.all([as('member'), as('moderator'), as('admin')]);
  const answer = await fetch(`${demo.url}/api/search?what=garage`);
  const { results } = (await answer.json()) as { results: { url: string; name: string }[] };
  const [{ url, name } = { url: '', name: '' }] = results;
  const comment = 'Appelez le 07 08 09 10 11.';
  const author = await member.newPage();
  await author.goto(`${demo.url}${url}/donner-un-avis`);
  await author.locator('[name=comment]').fill(comment);
  await author.locator('main footer button[type=submit]').click();
  await author.locator('.own-review[data-status=pending]').waitFor();

  const refuser = await moderator.newPage();
  const written = refuser.locator('[data-case]', { hasText: comment });
  await shown(refuser, '?kind=review&order=newest', written);
  await written.locator('[data-no]').click();
  // without a reason it stays as it is, and the field says what it waits for
  expects(refuser, /^422 POST .*\/case\//);
  await refuser.locator('#refuse').getByRole('button', { name: 'Refuser' }).click();
  await refuser.locator('#reason[aria-invalid=true]').waitFor();
  await refuser.locator('#refuse [name=reason]').selectOption('personal_data');
  await refuser.locator('#refuse').getByRole('button', { name: 'Refuser' }).click();
  await refuser.locator('main button[value=undo-refuse]').waitFor();

  await expect
    .poll(async () => {
      await author.goto(`${demo.url}${url}/avis`);
      return author.locator('summary', { hasText: 'Contester la décision' }).count();
    })
    .toBe(1);
  await author.locator('summary', { hasText: 'Contester la décision' }).click();
  await author.locator('.own-review [name=message]').fill('Il est public.');
  await author.locator('.own-review button[value=appeal]').click();
  await author.locator('.own-review[data-status=appealed]').waitFor();

  await author.goto(`${demo.url}${url}/signaler`);
  await author.getByRole('radio', { name: 'Elle a déménagé' }).check();
  await author.locator('[name=address]').fill('Marché de Cocody');
  await author.getByRole('button', { name: 'Envoyer' }).click();
  await author.getByRole('heading', { name: /Merci/ }).waitFor();

  const mine = await moderator.newPage();
  const appeal = mine.locator('[data-case]', { hasText: name });
  await shown(mine, '?kind=appeal', appeal);
  expect(await appeal.innerText()).toContain('un autre modérateur décide de la contestation');
  expect(await appeal.getByRole('button').count()).toBe(0);
  expect(await appeal.getByRole('checkbox').isDisabled()).toBe(true);
  await shot(mine, 'appeal');
  await appeal.locator('[data-open]').click();
  await mine.locator('main .notice').waitFor();
  expect(await mine.locator('main .notice').innerText()).toContain('un autre modérateur décide');
  expect(await mine.locator('main button').count()).toBe(0);

  const other = await admin.newPage();
  await shown(other, '?kind=appeal', other.locator('[data-case]', { hasText: name }));
  await other.locator('[data-case]', { hasText: name }).locator('[data-yes]').click();
  await other.locator('.notice.good', { hasText: `${name} : avis publié.` }).waitFor();

  const mistake = other.locator('[data-case]', { hasText: 'Marché de Cocody' });
  await shown(other, '?kind=problem&order=newest', mistake);
  const before = await waiting(other);
  expect(await mistake.innerText()).toContain('Elle a déménagé');
  await mistake.getByRole('button', { name: 'Corriger la page' }).click();
  await other.locator('.notice.good', { hasText: `${name} : la page est corrigée.` }).waitFor();
  expect((await other.title()).replace(/\s/g, ' ')).toContain(`${name} : la page est corrigée.`);
  await expect.poll(() => waiting(other)).toBe(before - 1);
  await other.getByRole('button', { name: 'Annuler la décision' }).click();
  await other.waitForURL(/did=undo/);
  await expect.poll(() => waiting(other)).toBe(before);
  for (const context of [member, moderator, admin]) await context.close();
});

test.each(screens)('its screens can be used by everybody, $width px wide', async (viewport) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await as('moderator', { viewport, colorScheme });
    const page = await context.newPage();
    for (const path of ['', '?kind=appeal', '?kind=report', '?kind=problem', '/entreprises']) {
      await page.goto(`${demo.url}/admin/moderation${path}`);
      expect([path, await overflows(page)]).toEqual([path, false]);
      expect([path, await violationsOn(page)]).toEqual([path, []]);
    }
    await context.close();
  }
});
