import { afterEach, beforeEach, expect, test } from 'vitest';
import { screens } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { expects, settled } from './strict.ts';
import { switchableNetwork } from './switchable-network.ts';

const demo = demoInBrowser();
let network: Awaited<ReturnType<typeof switchableNetwork>>;

beforeEach(async () => {
  network = await switchableNetwork(demo.url);
});
afterEach(() => network.stop());

// Chromium alone: it can be told that the network is back, and Firefox has no Background Sync
test('a report that was written without a network goes when it is back, though no page of the site is open', async () => {
  const answer = await fetch(`${demo.url}/api/search?what=garage`);
  const [company] = ((await answer.json()) as { results: { id: number; url: string }[] }).results;
  const context = await demo.browser.newContext({ viewport: screens[0] });
  expects(context, /^lost /); // the network is taken away on purpose
  const page = await context.newPage();
  await page.goto(`${network.url}${company?.url}/signaler`);
  await settled(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator('label:has([name=kind])').nth(1).click();
  await page.locator('[name=message]').fill('Ne répond plus');
  network.turn('off');
  await page.locator('main form button.primary').click();
  await page.locator('.unsent', { hasText: 'part tout seul' }).waitFor();
  const elsewhere = await context.newPage();
  await page.close();

  const browser = await context.newCDPSession(elsewhere);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(network.url));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  network.turn('on');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: network.url,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  });
  await expect
    .poll(async () => {
      const { rows } = await demo.db.pool.query(
        "select count(*)::int as count from event_store.event where type = 'ProblemReported' and data->>'companyId' = $1",
        [String(company?.id)],
      );
      return rows[0].count;
    })
    .toBe(1);
  await context.close();
});
