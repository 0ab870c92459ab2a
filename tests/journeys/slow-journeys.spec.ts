import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { codeIn, linkIn, mailTo } from '#tests/account/person.ts';
import { demoSession } from '#tests/demo-session.ts';
import { startedDemo } from '#tests/started.ts';
import { inBrowser } from './in-browser.ts';
import { settled } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

const at = inBrowser(async () => {
  const demo = await startedDemo();
  const network = await switchableNetwork(demo.server.url, 'slow');
  return {
    server: { url: network.url },
    origin: demo.server,
    db: demo.db,
    async stop() {
      await network.stop();
      await demo.stop();
    },
  };
});

/** Opens a page and goes on at once: its script comes while it is used. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const arrived = (page: Page, path: RegExp) =>
  page.waitForURL((url) => path.test(url.pathname + url.search), { waitUntil: 'commit' });
const send = (page: Page) => page.locator('main form button[type=submit].primary').first().click();

describe('on a slow network, used while the script is on its way', { timeout: 120_000 }, () => {
  const visitor = async (name?: string): Promise<Page> =>
    at.visit(name ? { session: await demoSession(at.origin.url, name) } : {});
  const company = async (index: number): Promise<string> => {
    const answer = await fetch(`${at.origin.url}/api/search?what=salon&sort=newest`);
    return ((await answer.json()) as { results: { url: string }[] }).results[index]?.url ?? '';
  };

  test('a suggestion is taken, and a company found', async () => {
    const page = await visitor();
    await open(page, '/');
    await page.locator('[name=what][aria-autocomplete]').pressSequentially('gar');
    await page.locator('[role=row]:visible', { hasText: 'Garage automobile' }).click();
    await page.locator('[name=where]').fill('Abidjan');
    await page.locator('[name=where]').press('Enter');
    await arrived(page, /annuaire-resultat.*what=Garage/);
    const found = page.locator('article.result h2 a').first();
    const name = await found.innerText();
    await found.click();
    await arrived(page, /^\/entreprise\//);
    expect(await page.locator('h1').innerText()).toBe(name);
  });

  test('what is sought before the script is there is found', async () => {
    const page = await visitor();
    await open(page, '/');
    await page.locator('[name=what]').fill('garage');
    await page.locator('[name=what]').press('Enter');
    await arrived(page, /annuaire-resultat.*what=garage/);
    await page.locator('article.result').first().waitFor();
  });

  test('what is typed before the script is there is kept for the next visit', async () => {
    const page = await visitor();
    const report = `${await company(3)}/signaler`;
    await open(page, report);
    await page.locator('[name=message]').fill('Ne répond plus');
    await settled(page);
    await open(page, '/');
    await arrived(page, /^\/$/);
    await open(page, report);
    await expect.poll(() => page.locator('[name=message]').inputValue()).toBe('Ne répond plus');
  });

  test('somebody registers', async () => {
    const page = await visitor();
    const email = 'slow@example.org';
    await open(page, '/inscription');
    await page.locator('#firstname').fill('Awa');
    await page.locator('#lastname').fill('Koné');
    await page.locator('#email').fill(email);
    await page.locator('#password').fill('Mangue-verte-77');
    await page.locator('#altcha').check();
    await page.locator('input[name=altcha]:not([value=""])').waitFor({ state: 'attached' });
    await send(page);
    await arrived(page, /^\/inscription\/entreprise/);
    await page.locator('[name=choice][value=none]').click();
    await arrived(page, /^\/inscription\/confirmation/);
    await page.locator('#code').fill(codeIn(await mailTo(at.db.pool, email, /code/i)));
    await send(page);
    await arrived(page, /^(?!\/inscription)/);
    expect(await page.locator('.account-menu b').textContent()).toBe('Awa Koné');
  });

  test('a member signs in and saves the profile', async () => {
    const page = await visitor();
    const identity = '/profile/edit/identity';
    await open(page, `/login?to=${encodeURIComponent(identity)}`);
    await page.locator('#email').fill('member@sokoni.example');
    await page.locator('#password').fill(demoPassword);
    await send(page);
    await arrived(page, /^\/profile\/edit\/identity/);
    await page.locator('#presentation-title-fr').fill('Comptable sur un réseau lent');
    await page.locator('main form button[type=submit]', { hasText: 'Enregistrer' }).click();
    await page.getByText(/^(C’est enregistré|Enregistré à)/).waitFor();
    await open(page, identity);
    expect(await page.locator('#presentation-title-fr').inputValue()).toBe('Comptable sur un réseau lent');
  });

  test('a review is written', async () => {
    const page = await visitor('member');
    const comment = 'Accueil rapide, ordonnance servie en dix minutes.';
    await open(page, await company(0));
    await page.locator('a[data-opens]').first().click();
    const form = page.locator('form.write-review:visible');
    await form.locator('[name=comment]').fill(comment);
    await form.locator('footer button[type=submit]').click();
    await page.locator('.own-review', { hasText: comment }).waitFor();
  });

  test('a mistake is reported', async () => {
    const page = await visitor('member');
    await open(page, `${await company(1)}/signaler`);
    await page.locator('label:has([name=kind][value=wrong_number])').click();
    await page.locator('[name=right]').fill('07 07 00 00 00');
    await page.locator('[name=message]').fill('Ne répond plus');
    await send(page);
    await page.locator('main', { hasText: 'Merci' }).waitFor();
  });

  test('a moderator publishes a review and takes that back', async () => {
    const page = await visitor('moderator');
    await open(page, '/admin/moderation?kind=review');
    await page.locator('[data-case] [data-yes]').first().click();
    await arrived(page, /did=publish/);
    await page.getByText('avis publié').first().waitFor();
    await page.locator('[name=undo]').click();
    await arrived(page, /did=undo/);
  });

  test('a new password is asked for, mailed, chosen and used', async () => {
    const page = await visitor();
    const [email, password] = ['editor@sokoni.example', 'Treichville-2027'];
    await open(page, '/registration/reset-password');
    await page.locator('#email').fill(email);
    await send(page);
    await page.locator('#password').waitFor({ state: 'detached' });
    await open(page, linkIn(await mailTo(at.db.pool, email, /password|mot de passe/i), 'reset-password'));
    await page.locator('#password').fill(password);
    await send(page);
    // the mail, and what follows it, is in the language of its reader
    await arrived(page, /^\/en\/login/);
    await page.locator('#email').fill(email);
    await page.locator('#password').fill(password);
    await send(page);
    await arrived(page, /^(?!\/en\/login)/);
    await page.locator('.account-menu').waitFor();
  });
});
