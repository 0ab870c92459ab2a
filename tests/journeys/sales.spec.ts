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
    size: 'thin',
    words: {
      ending: 'À échéance',
      filter: 'Filtrer',
      months: 'Mois par mois',
      csv: 'Télécharger (CSV)',
      why: 'Raison de l’export',
    },
  },
  {
    lang: 'en',
    viewport: { width: 1280, height: 800 },
    touch: false,
    size: 'wide',
    words: {
      ending: 'Ending',
      filter: 'Filter',
      months: 'Month by month',
      csv: 'Download (CSV)',
      why: 'Reason for the export',
    },
  },
] as const;

describe.each(looks)('a lead reads the figures of the sales, $lang', ({ lang, viewport, touch, size, words }) => {
  test('by month, narrowed by the address, with the table behind the plot and the file', async () => {
    const page = await demo.visit({ session: await demoSession(demo.url, 'lead'), lang, viewport, touch });
    const main = page.locator('#main');
    await page.goto(pages.admin[lang]);
    await main.locator(`a[href="${pages.sales[lang]}"]`).click();
    await page.waitForURL(`**${pages.sales[lang]}`);
    await hydrated(page);
    await main.locator(`.month-plot svg.${size}`).waitFor();
    expect(await main.locator('.month-plot svg:visible').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);

    const months = main.getByRole('region', { name: words.months });
    await months.locator('summary').click();
    await expect.poll(() => months.locator('tbody tr:visible').count()).toBe(12);
    expect(await overflows(page)).toBe(false);
    expect(await tinyTargets(page)).toEqual([]);

    await main.getByRole('navigation').getByRole('link', { name: words.ending, exact: true }).click();
    await page.waitForURL(/kind=ending/);
    await main.locator('#country').selectOption('CI');
    await main.getByRole('button', { name: words.filter }).click();
    await page.waitForURL(/country=CI/);
    expect(new URL(page.url()).searchParams.get('kind')).toBe('ending');

    await main.getByRole('link', { name: words.csv }).nth(1).click();
    await page.waitForURL(/by=currency#csv/);
    await expect.poll(() => main.locator('#by').inputValue()).toBe('currency');
    await main.getByLabel(words.why).fill('A yearly check');
    const download = page.waitForEvent('download');
    await main.locator('form[action^="/admin/sales/export"] button').click();
    expect((await download).suggestedFilename()).toMatch(/^sales-.*\.csv$/);
    await page.close();
  });
});
