import type { Page } from 'playwright-core';
import { fold } from '#domain/fold.ts';
import { openChromium } from '../journeys/chromium.ts';
import { pick, withTypo } from '../search/exam.ts';
import type { Placed } from '../search/tellings.ts';
import { type BenchRow, percentile } from './bench.ts';

/** What stands in the fields when somebody has typed a letter more. */
export type Letters = {
  readonly q: string;
  readonly field: 'what' | 'where';
  readonly country?: string;
  readonly near?: string;
};

/** So many letters are typed before what is suggested is of use. */
const fewest = 2;
const most = 9;

/**
 * Beginnings of names, trades and towns, some of them misspelt, in a country or in all, near a town or not: as the field
 * asks for them while somebody types.
 */
export const lettersOf = (companies: readonly Placed[], count: number, next: () => number): Letters[] =>
  Array.from({ length: count }, (): Letters => {
    const { name, trade, city, district, country } = pick(companies, next);
    const field = next() < 0.25 ? 'where' : 'what';
    const whole =
      field === 'where' ? (pick([city, district], next) ?? name) : pick([name, trade.fr, trade.en, city ?? name], next);
    const isMisspelt = next() < 0.15 && /[\p{L}\p{M}]{4}/u.test(whole);
    const letters = [...(isMisspelt ? withTypo(whole, next) : whole)];
    const q = letters.slice(0, fewest + Math.floor(next() * (most - fewest + 1))).join('');
    return {
      q: fold(q) ? q : name,
      field,
      ...(next() < 0.7 && { country }),
      ...(next() < 0.5 && city && { near: city }),
    };
  });

/** There and back, as on a phone's line in a town. */
const roundTripMs = 150;
const typings = 40;

type Took = { readonly afterKey: number; readonly afterAnswer: number };

/** Types the letters into the search at once, and measures in ms until what is suggested for them is painted. */
const paintedOn = (page: Page, { q }: Letters): Promise<Took | null> =>
  page.evaluate(async (typed) => {
    const field = document.querySelector<HTMLInputElement>('#search-what');
    const list = document.querySelector('.suggestions');
    if (!field || !list) return null;
    const write = (text: string): void => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    write('');
    field.focus();
    performance.clearResourceTimings();
    const began = performance.now();
    write(typed);
    const nextPaint = () =>
      new Promise<number>((then) => requestAnimationFrame(() => setTimeout(() => then(performance.now()))));
    const answerOf = () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/suggestions?')) as
        | PerformanceResourceTiming
        | undefined;
    for (let now = began; now - began < 3_000; now = await nextPaint()) {
      const answer = answerOf();
      if (answer && answer.responseEnd > 0 && list.querySelector('[role=row]') && !list.hasAttribute('hidden'))
        return { afterKey: now - began, afterAnswer: now - answer.responseEnd };
    }
    return null; // nothing is suggested for them
  }, q);

/** Suggestions as somebody sees them who types on a phone, with the network between. */
export const typedRows = async (url: string, letters: readonly Letters[]): Promise<readonly BenchRow[]> => {
  const browser = await openChromium();
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, serviceWorkers: 'block' });
  await page.goto(url);
  await page.locator('#search-what').click();
  await page.locator('[data-awake] #search-what').waitFor();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: roundTripMs, downloadThroughput: -1, uploadThroughput: -1 },
  });
  const took: Took[] = [];
  for (const each of letters.filter(({ field }) => field === 'what').slice(0, typings)) {
    const painted = await paintedOn(page, each);
    if (painted) took.push(painted);
  }
  await browser.close();
  const of = (name: 'afterKey' | 'afterAnswer', share: number): number =>
    percentile(
      took.map((one) => one[name]),
      share,
    );
  const row = (what: string, value: number, target: string): BenchRow => ({
    ...{ name: `suggestions painted, ${what}`, value, unit: 'ms', target },
  });
  return [
    row(`after the last key at ${roundTripMs} ms, median`, of('afterKey', 0.5), '≤ 300'),
    row(`after the last key at ${roundTripMs} ms, p95`, of('afterKey', 0.95), '≤ 300'),
    row('after the answer, p95', of('afterAnswer', 0.95), '≤ 100'),
  ];
};
