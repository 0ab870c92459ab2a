import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** What axe-core finds wrong on the page, as sentences. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(`(async () => { ${axe}; const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }); return violations; })()`);
  return (found as Violation[]).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
};

/** Whether anything sticks out to the side. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Links and buttons that a thumb would miss: under 44 px high, save those in running text. */
export const smallTargets = async (page: Page): Promise<string[]> =>
  (await page.evaluate(`[...document.querySelectorAll('a, button, select, summary, input:not([type=hidden])')]
    .filter((one) => one.checkVisibility() && !one.closest('.skip, address, .contact, .search label, [aria-hidden=true]') )
    .filter((one) => { const link = one.matches('h2 a, h3 a') ? one.closest('li, article')
        : one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one;
      return link.getBoundingClientRect().height < 43.5; })
    .map((one) => one.outerHTML.slice(0, 120))`)) as string[];
