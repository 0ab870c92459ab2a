import { expect, test } from 'vitest';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { overflows } from './accessible.ts';
import { languages } from './browser.ts';
import { demoInBrowser } from './demo-in-browser.ts';

const demo = demoInBrowser();

/** What a window of 320 px leaves where a scroll bar takes its share. */
const narrow = { width: 305, height: 600 } as const;

test.each([
  '/annuaire-resultat?what=zzqqxxyy&where=Abidjan',
  '/en/result-directory?what=zzqqxxyy&where=Nairobi',
  '/annuaire-resultat?hasWhatsapp=true',
  '/en/favourites',
])('nothing sticks out of a window of 320 px with a scroll bar: %s', async (path) => {
  const page = await demo.visit({ viewport: narrow });
  await page.goto(path);
  expect(await overflows(page)).toBe(false);
});

test.each(languages)('a phone shows every tab of the staff whole, in %s', async (lang) => {
  const base = lang === 'fr' ? '' : '/en';
  const page = await demo.visit({ lang });
  await page.goto(`${base}/login`);
  await page.locator('main [name=email]').fill('moderator@sokoni.example');
  await page.locator('main [name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${base}/admin/moderation`);
  const boxes = await page
    .locator('.side-nav > nav li a')
    .evaluateAll((all) => all.map((one): DOMRect => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(2);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const [index, { left, right, top }] of boxes.entries()) {
    expect(right).toBeLessThanOrEqual(width);
    const before = boxes[index - 1];
    if (before) expect(left >= before.right || top >= before.bottom).toBe(true);
  }
  for (const link of await page.locator('.side-nav > nav li a').all())
    expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});
