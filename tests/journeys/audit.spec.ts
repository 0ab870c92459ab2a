import { describe, expect, test } from 'vitest';
import { demoSession } from '#tests/demo-session.ts';
import { pages } from '#web/addresses/pages.ts';
import { overflows, tinyTargets, violationsOn } from './accessible.ts';
import { demoInBrowser } from './demo-in-browser.ts';
import { hydrated } from './hydrated.ts';

const demo = demoInBrowser();

const looks = [
  {
    lang: 'fr',
    viewport: { width: 360, height: 640 },
    touch: true,
    words: {
      opened: 'Compte ouvert',
      read: 'Historique d’activité consulté',
      older: 'Plus anciens',
      why: 'Raison de l’export',
    },
  },
  {
    lang: 'en',
    viewport: { width: 1280, height: 800 },
    touch: false,
    words: {
      opened: 'Account opened',
      read: 'Activity history read',
      older: 'Older events',
      why: 'Reason for the export',
    },
  },
] as const;

describe.each(looks)('an administrator looks up what happened, $lang', ({ lang, viewport, touch, words }) => {
  test('from the overview to one account’s beginning, and to the own reading', async () => {
    const page = await demo.visit({ session: await demoSession(demo.url, 'admin'), lang, viewport, touch });
    const main = page.locator('#main');
    await page.goto(pages.admin[lang]);
    await main.locator(`a[href="${pages.audit[lang]}"]`).click();
    await page.waitForURL(`**${pages.audit[lang]}`);
    await hydrated(page);
    await expect.poll(() => main.locator('tbody tr').count()).toBe(50);
    const first = await main.locator('tbody tr').first().innerText();
    await main.getByRole('link', { name: words.older }).click();
    await page.waitForURL(/cursor=/);
    await expect.poll(() => main.locator('tbody tr').first().innerText()).not.toBe(first);
    expect(await overflows(page)).toBe(false);

    await page.goto(`${pages.audit[lang]}?type=AccountOpened`);
    await hydrated(page);
    expect(await main.locator('#type').inputValue()).toBe('AccountOpened');
    await main.locator('tbody tr').first().locator('a[href*="stream="]').click();
    await page.waitForURL(/stream=account-/);
    const opened = main.locator('tbody tr').filter({ hasText: words.opened });
    await expect.poll(() => opened.count()).toBe(1); // the account's list has come
    await opened.locator('summary').click();
    await opened.getByText('@sokoni.example').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await tinyTargets(page)).toEqual([]);

    await page.goto(`${pages.audit[lang]}?type=AuditRead`);
    await main.locator('tbody tr').filter({ hasText: words.read }).first().waitFor();

    await main.locator('details').last().locator('summary').click();
    await main.getByLabel(words.why).fill('A yearly check');
    const download = page.waitForEvent('download');
    await main.locator('form[action^="/admin/audit/export"] button').click();
    expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/);
  });
});
