import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveServer } from '#tests/live/signed-in.ts';
import { inBrowser } from './in-browser.ts';

const at = inBrowser(liveServer);

/** Marks the document, to see whether it is still the same one later. */
const mark = (page: Page) => page.evaluate("window.sameDocument = true; document.querySelector('h1').textContent");
const isSame = (page: Page) => page.evaluate('window.sameDocument === true');
const hydrated = (page: Page) =>
  expect
    .poll(() => page.evaluate("Object.keys(document).some((key) => key.startsWith('__reactContainer'))"))
    .toBe(true);

test('links between pages of a member change the page without loading a document', async () => {
  const { session } = await at.member('awa@example.org');
  const page = await at.visit({ session });
  page.on('console', (m) => console.log(m.type(), m.text().slice(0, 600)));
  page.on('pageerror', (m) => console.log('ERR', m.message.slice(0, 1000)));
  await page.goto('/notifications');
  await hydrated(page);
  await mark(page);
  await page.locator('.account-menu summary').click();
  await page.locator('.account-menu a[href="/mes-avis"]').click();
  await page.waitForURL('**/mes-avis');
  await page.waitForTimeout(1500);
  console.log(
    await isSame(page),
    await page.title(),
    await page.evaluate('document.activeElement.outerHTML.slice(0,200)'),
    await page.locator('h1').innerText(),
  );
  await page.goBack();
  await page.waitForTimeout(1000);
  console.log(await isSame(page), await page.title(), page.url());
  const sizes = await page.evaluate(
    `performance.getEntriesByType('resource').map((r) => [r.name.replace(location.origin,''), r.encodedBodySize, r.initiatorType])`,
  );
  console.log(JSON.stringify(sizes));
});
