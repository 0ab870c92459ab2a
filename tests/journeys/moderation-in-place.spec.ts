import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, smallTargets, violationsOn } from './accessible.ts';
import { languages, screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { isSame, mark } from './same-document.ts';
import { expects } from './strict.ts';

const demo = demoInBrowser();

/** Who writes the reviews that are decided on, so many that one person may not write them within the hour. */
const authors = ['member', 'editor'] as const;
const sessions = { member: '', editor: '', moderator: '', admin: '' };
/** Companies that nobody of them has reviewed yet. */
const companies: { readonly id: number; readonly name: string }[] = [];

beforeAll(async () => {
  for (const who of [...authors, 'moderator', 'admin'] as const) sessions[who] = await demoSession(demo.url, who);
  for (const what of ['restaurant', 'salon', 'garage']) {
    const answer = await fetch(`${demo.url}/api/search?what=${what}`);
    const { results } = (await answer.json()) as { results: typeof companies };
    companies.push(...results.filter(({ id }) => companies.every((one) => one.id !== id)));
  }
});

const ask = async (who: keyof typeof sessions, path: string, body: object): Promise<string> => {
  const answer = await fetch(demo.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie: `session=${sessions[who]}` },
    body: JSON.stringify(body),
  });
  expect([path, answer.status < 300 || (await answer.text())]).toEqual([path, true]);
  return ((await answer.json()) as { id: string }).id;
};
/** Waits until the queue has the case. */
const queued = async (id: string): Promise<string> => {
  const path = demo.url + pages.moderationCase.fr.replace(':case', id);
  const status = async () => (await fetch(path, { headers: { cookie: `session=${sessions.moderator}` } })).status;
  await expect.poll(status).toBe(200);
  return id;
};
/** Somebody writes a review of a company that waits for a moderator. */
const write = async () => {
  const company = companies.pop();
  if (!company) throw new Error('the demo has no more companies');
  const author = authors[companies.length % authors.length] ?? 'member';
  const comment = 'Accueil aimable et plats chauds, comme annoncé.';
  const id = await ask(author, '/ajax/review', { companyId: company.id, score: 4, comment });
  return { company: company.name, id: await queued(id) };
};
const publish = (reviewId: string) => ask('admin', '/api/review/publish-review', { reviewId, version: 1 });

const words = {
  fr: {
    all: 'Tout choisir ici',
    counts: { 0: 'Aucun cas choisi', 1: '1 cas choisi', other: ' cas choisis' },
    keys: 'Raccourcis du clavier',
    on: 'Utiliser ces raccourcis',
    lead: /^\d+ cas attendent votre décision, le plus ancien depuis \d+ (minutes?|heures?|jours?)\.$/,
    published: 'avis publié.',
    undone: 'décision annulée.',
    unsent: 'Pas de réseau',
    unanswered: 'Le réseau n’a pas répondu',
    decided: 'Une autre personne a déjà traité ce signalement',
    batch: 'Publication de 1 avis',
  },
  en: {
    all: 'Select all here',
    counts: { 0: 'No case selected', 1: '1 case selected', other: ' cases selected' },
    keys: 'Keyboard shortcuts',
    on: 'Use these shortcuts',
    lead: /^\d+ cases are waiting for your decision, the oldest for \d+ (minutes?|hours?|days?)\.$/,
    published: 'review published.',
    undone: 'decision undone.',
    unsent: 'No network',
    unanswered: 'The network did not answer',
    decided: 'Someone else has already',
    batch: 'Publishing 1 review',
  },
} as const;

const cases = languages.map((lang, index) => ({ lang, viewport: screens[index] ?? screens[0] }));

const caseOf = (page: Page, id: string) => page.locator('[data-case]', { has: page.locator(`a[href*="${id}"]`) });
const tickOf = (page: Page, id: string) => caseOf(page, id).getByRole('checkbox');
const picked = (page: Page) => page.locator('[data-picked]');
const isFocused = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
const waitingIn = async (page: Page) =>
  Number((await page.locator('.chip[aria-current] .n').innerText()).replace(/\D/g, ''));
const text = async (page: Page, selector: string) => (await page.locator(selector).innerText()).replace(/\s/g, ' ');

/** Opens the queue and waits until it lives and hears of news. */
const open = async (page: Page, lang: 'fr' | 'en', query: string): Promise<void> => {
  const listening = page.waitForResponse(/mercure/);
  await page.goto(pages.moderation[lang] + query);
  await listening;
  await page.locator('[data-pick-all]').waitFor();
};

/** What a screen reader was told from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const line = document.querySelector('[data-announce=polite]');
    if (line)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
      }).observe(line, { childList: true });
  });
const heard = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).join('\n').replace(/\s/g, ' ');

describe.each(cases)('the queue in the browser, $lang, $viewport.width px wide', ({ lang, viewport }) => {
  const said = words[lang];
  const visit = () => demo.visit({ session: sessions.moderator, lang, viewport });

  test('all are chosen, some are, none is; the head says how many wait and for how long', async () => {
    for (const _ of [1, 2]) await write();
    const page = await visit();
    await open(page, lang, '?kind=review');
    await listen(page);
    expect(await text(page, '.page-head p')).toMatch(said.lead);
    const all = page.getByLabel(said.all);
    const isPartly = () => all.evaluate((one) => (one as HTMLInputElement).indeterminate);
    await all.check();
    const count = await page.locator('[data-case]').count();
    expect(await picked(page).innerText()).toBe(count + said.counts.other);
    await page.locator('[data-case] .pick input').first().uncheck();
    expect([await isPartly(), await all.isChecked()]).toEqual([true, false]);
    await all.click();
    expect([await isPartly(), await all.isChecked()]).toEqual([false, true]);
    await all.click();
    expect(await picked(page).innerText()).toBe(said.counts[0]);
    await expect.poll(() => heard(page)).toContain(`${count}${said.counts.other}`);
    await expect.poll(() => heard(page)).toContain(said.counts[0]);
    // what does not fit in the list any more is said as well
    await page.locator('.queue-kinds a').first().click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => heard(page)).toMatch(/attend|waiting/);
  });

  test('its keys move, choose and decide once they are on; the focus goes on to the next case, and back', async () => {
    for (const _ of [1, 2]) await write();
    const page = await visit();
    await open(page, lang, '?kind=review');
    await mark(page);
    for (const key of ['j', 'x', 'p']) await page.keyboard.press(key);
    expect(await picked(page).innerText()).toBe(said.counts[0]);
    await page.getByText(said.keys).click();
    await page.getByRole('switch', { name: said.on }).check();
    const hrefs = await page
      .locator('[data-case] h2 a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const inFocus = () => page.locator('[data-case]:focus-within h2 a').getAttribute('href');
    const before = await waitingIn(page);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    expect(await picked(page).innerText()).toBe(said.counts[1]);
    await page.keyboard.press('x');
    await page.keyboard.press('x');
    await listen(page);
    await page.keyboard.press('p');
    await page.locator('.notice.good', { hasText: said.published }).waitFor();
    await expect.poll(() => waitingIn(page)).toBe(before - 1);
    expect(await inFocus()).toBe(hrefs[1]);
    // where the case stood, and chosen no more
    expect(await page.locator('.cases > :first-child .notice.good').count()).toBe(1);
    expect(await picked(page).innerText()).toBe(said.counts[0]);
    await expect.poll(() => heard(page)).toContain(said.published);
    expect(await page.title()).toContain(said.published.slice(0, -1));

    await page.getByRole('button', { name: /^(Annuler la décision|Undo the decision)$/ }).click();
    await page.locator('.notice.good', { hasText: said.undone }).waitFor();
    await expect.poll(() => waitingIn(page)).toBe(before);
    expect(await inFocus()).toBe(hrefs[0]);
    await expect.poll(() => heard(page)).toContain(said.undone);
    expect(await isSame(page)).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    if (viewport.width < 640) expect(await smallTargets(page)).toEqual([]);
    const title = await page.locator('.case h2 a').first().boundingBox();
    if (viewport.width < 640) expect(title?.height).toBeGreaterThanOrEqual(44);
  });

  test('cases come and go while one is chosen; the focus of one that goes is not lost', async () => {
    const [first, second] = [await write(), await write()];
    const page = await visit();
    await open(page, lang, '?kind=review&order=newest');
    await mark(page);
    await tickOf(page, first.id).check();
    await tickOf(page, second.id).focus();
    const third = await write();
    await caseOf(page, third.id).waitFor();
    expect(await tickOf(page, first.id).isChecked()).toBe(true);
    expect(await picked(page).innerText()).toBe(said.counts[1]);
    expect(await caseOf(page, second.id).locator('input:focus').count()).toBe(1);
    // somebody else decides on the case that has the focus, then on the one that is chosen
    await publish(second.id);
    await caseOf(page, second.id).waitFor({ state: 'detached' });
    expect(await caseOf(page, first.id).locator('input:focus').count()).toBe(1);
    await publish(first.id);
    await caseOf(page, first.id).waitFor({ state: 'detached' });
    expect(await picked(page).innerText()).toBe(said.counts[0]);
    expect(await page.locator('[data-case]:focus-within').count()).toBe(1);
    await publish(third.id);
    expect(await isSame(page)).toBe(true);
  });

  test('the look at a decision on many has the focus, lives through news, and leads back to what was chosen', async () => {
    const one = await write();
    const page = await visit();
    await open(page, lang, '?kind=review&order=newest');
    await mark(page);
    await tickOf(page, one.id).check();
    await page.locator('#batch button[value=publish]').click();
    await page.locator('#preview').waitFor();
    await expect.poll(() => isFocused(page, '#preview')).toBe(true);
    const news = page.waitForResponse(/moderation\.data/);
    const other = await write();
    await (await news).body().catch(() => null); // a body that comes through the worker may be gone by now
    expect(await page.locator('#preview').count()).toBe(1);
    await page.locator('section a.btn.ghost').click();
    await caseOf(page, other.id).waitFor();
    expect(await tickOf(page, one.id).isChecked()).toBe(true);
    await expect.poll(() => caseOf(page, one.id).locator('input:focus').count()).toBe(1);
    await page.locator('#batch button[value=publish]').click();
    await page.locator('main button[name=decide]').click();
    await page.locator('h1', { hasText: said.batch }).waitFor();
    await expect.poll(() => page.locator('main .tag').first().innerText()).toMatch(/Terminé|Done/);
    await publish(other.id);
  });

  test('a decision that is not taken is told beside its case, and nothing is lost', async () => {
    const [one, chosen] = [await write(), await write()];
    const page = await visit();
    expects(page, /moderation/, /mercure/, /live updates/, /health\/live/, /Failed to fetch|ERR_/);
    await open(page, lang, '?kind=review&order=newest');
    await mark(page);
    await tickOf(page, chosen.id).check();
    await page.context().setOffline(true);
    await caseOf(page, one.id).locator('[data-yes]').click();
    await caseOf(page, one.id).locator('.notice', { hasText: said.unsent }).waitFor();
    await page.context().setOffline(false);
    await caseOf(page, one.id).locator('.notice').waitFor({ state: 'detached' });

    // the network goes while the decision is on its way
    const unanswered = async (id: string) => {
      const decisions = /moderation\.data/;
      // the list is asked for at the same address, whenever something happens
      const lost = (route: Route) =>
        route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue();
      await page.route(decisions, lost);
      await caseOf(page, id).locator('[data-yes]').click();
      await caseOf(page, id).getByRole('alert').filter({ hasText: said.unanswered }).waitFor();
      await page.unroute(decisions, lost);
      expect(await caseOf(page, id).locator('[data-yes]:focus').count()).toBe(1);
    };
    await unanswered(one.id);
    expect(await tickOf(page, chosen.id).isChecked()).toBe(true);
    await caseOf(page, one.id).locator('[data-yes]').click();
    await page.locator('.notice.good', { hasText: said.published }).waitFor();
    expect(await caseOf(page, one.id).count()).toBe(0);
    expect(await tickOf(page, chosen.id).isChecked()).toBe(true);
    await unanswered(chosen.id);
    await publish(chosen.id);

    // somebody else has decided otherwise, before this page hears of it
    const message = 'Ce n’est pas un restaurant.';
    const target = { kind: 'review', id: one.id };
    const reportId = await ask('admin', '/api/moderation/file-report', { target, type: 'spam', message });
    await queued(reportId);
    await open(page, lang, '?order=newest');
    let letGo = () => {};
    const sent = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/moderation\.data/, async (route) => {
      if (route.request().method() === 'POST') letGo();
      else await sent;
      await route.continue();
    });
    await ask('admin', '/api/moderation/uphold-report', { reportId });
    await caseOf(page, reportId).locator('[data-no]').click();
    const alert = caseOf(page, reportId).getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(said.decided);
    await expect.poll(() => caseOf(page, reportId).getByRole('button').count()).toBe(0);
    expect(await alert.innerText()).toContain(said.decided);
    await expect.poll(() => caseOf(page, reportId).locator(':focus').count()).toBe(1);
  });

  test('what needs the script comes without moving anything, and what was chosen before it stays chosen', async () => {
    const one = await write();
    const page = await visit();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.context().route(/assets\/entry\.client/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${pages.moderation[lang]}?order=newest`, { waitUntil: 'commit' });
    await tickOf(page, one.id).check();
    const top = () => page.locator('.cases').evaluate((list) => list.getBoundingClientRect().top + scrollY);
    const before = await top();
    expect(await page.locator('[data-pick-all]').isVisible()).toBe(false);
    letGo();
    await page.locator('[data-pick-all]').waitFor();
    expect(await top()).toBe(before);
    await expect.poll(() => picked(page).innerText()).toBe(said.counts[1]);
    expect(await tickOf(page, one.id).isChecked()).toBe(true);
    await publish(one.id);
  });

  test('without script a decision is made and taken back, and nothing that needs the script is shown', async () => {
    const one = await write();
    const page = await demo.visit({ session: sessions.moderator, lang, viewport, script: false });
    await page.goto(`${pages.moderation[lang]}?kind=review&order=newest`);
    expect(await page.locator('[data-pick-all]').isVisible()).toBe(false);
    await page.getByText(said.keys).click();
    expect(await page.getByRole('switch').count()).toBe(0);
    const before = await waitingIn(page);
    await caseOf(page, one.id).locator('[data-yes]').click();
    await page.waitForURL(/did=publish/);
    expect(await page.getByRole('status').first().innerText()).toContain(said.published);
    expect(await waitingIn(page)).toBe(before - 1);
    await page.locator('[name=undo]').click();
    await page.waitForURL(/did=undo/);
    expect(await waitingIn(page)).toBe(before);
    await tickOf(page, one.id).check();
    await page.locator('#batch button[value=publish]').click();
    await page.locator('main button[name=decide]').click();
    await page.locator('h1', { hasText: said.batch }).waitFor();
  });
});
