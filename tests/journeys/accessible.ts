import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { hasScript } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };

/**
 * What axe-core finds wrong on the page, as sentences: in Chromium, where every journey is made, as what it judges, markup
 * and colours, is the same in each engine. What stands half under the header, where the page happens to be
 * scrolled to, is too small to be hit there: its size is measured from the top.
 */
export const violationsOn = async (page: Page): Promise<string[]> => {
  if (inject('engine') !== 'chromium') return [];
  const found = await page.evaluate(`(async () => { ${axe};
    const run = async () => (await axe.run(document, {
      resultTypes: ['violations'], // where else it found nothing wrong is not worked out
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })).violations;
    const found = await run();
    const { scrollX: left, scrollY: top } = window;
    if (top === 0 || !found.some(({ id }) => id === 'target-size')) return found;
    scrollTo({ top: 0, behavior: 'instant' });
    const fromTheTop = await run();
    scrollTo({ left, top, behavior: 'instant' });
    return fromTheTop;
  })()`);
  return (found as Violation[]).flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
};

/** Whether anything sticks out to the side. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Links and buttons that a thumb would miss: under 44 px high, save those in running text and those that only keys reach. */
export const smallTargets = async (page: Page): Promise<string[]> =>
  (await page.evaluate(`[...document.querySelectorAll('a, button, select, summary, input:not([type=hidden])')]
    .filter((one) => one.checkVisibility() && !one.closest('.skip, address, .contact, .quote-next, [aria-hidden=true]') )
    .filter((one) => { const link = one.matches('h2 a, h3 a') ? one.closest('li, article')
        : one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one;
      return link.getBoundingClientRect().height < 43.5; })
    .map((one) => one.outerHTML.slice(0, 120))`)) as string[];

/** Fails where something sticks out, axe finds a fault, or a thumb would miss; thumbs are tried on phones alone by default. */
export const sound = async (page: Page, byThumb = (page.viewportSize()?.width ?? 0) < 600): Promise<void> => {
  await page.waitForLoadState(); // what is typed at once may be typed before the styles have come
  expect(await overflows(page)).toBe(false);
  if (hasScript(page)) expect(await violationsOn(page)).toEqual([]); // axe is a script of the page
  if (byThumb) expect(await smallTargets(page)).toEqual([]);
};

/** `sound` on a screen of any width, by thumb too. */
export const soundByThumb = (page: Page): Promise<void> => sound(page, true);

/**
 * Whatever can be pressed and is under 24 × 24 px (2.5.8): links in running text and what is hidden aside, and what has
 * that much room around its middle to itself.
 */
export const tinyTargets = async (page: Page): Promise<string[]> =>
  (await page.evaluate(`(() => {
    const all = [...document.querySelectorAll('a, button, select, summary, input:not([type=hidden]), textarea')]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.skip, .sr, [aria-hidden=true]'));
    const target = (one) => (one.matches('[type=checkbox], [type=radio]') ? (one.closest('label') ?? one) : one);
    const boxes = new Map(all.map((one) => [one, target(one).getBoundingClientRect()]));
    const inText = (one) => getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent.trim().length > 1);
    const crowded = (one, box) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return all.some((other) => {
        if (other === one || target(other) === target(one) || one.contains(other) || other.contains(one)) return false;
        const { left, right, top, bottom } = boxes.get(other);
        const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
        return Math.hypot(dx, dy) < 12;
      });
    };
    return all.filter((one) => {
      const box = boxes.get(one);
      if (box.width === 0 || (box.width >= 23.5 && box.height >= 23.5) || inText(one)) return false;
      return crowded(one, box);
    }).map((one) => one.outerHTML.slice(0, 140));
  })()`)) as string[];
