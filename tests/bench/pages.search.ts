import type { Browser, Page } from 'playwright-core';
import { type BenchRow, inKb, median } from './bench.ts';
import { quarterProcessor, slow4g } from './pages.slow-phone.ts';

const tries = 5;
const quietMs = 1500;
const maxPaintMs = 100;
const maxAnswerMs = 1500;
const maxPreparedMs = 200;

type Part = {
  readonly name: string;
  readonly path: string;
  /** What is pressed, and what is to be seen then. */
  readonly press: string;
  readonly shows: string;
  /** What tells that it answers by script. */
  readonly answers: string;
  readonly types?: string;
};

const parts: readonly Part[] = [
  {
    name: 'search',
    path: '/',
    press: '#search-what',
    shows: '#search-what:focus',
    answers: '.suggestions [role=row]',
    types: 'gar',
  },
  {
    name: 'country menu',
    path: '/',
    press: 'header [data-dropdown]',
    shows: '.dropdown:not([hidden])',
    answers: '.country-list a',
  },
  {
    name: 'filters',
    path: '/annuaire-resultat/ci',
    press: '.filters > summary',
    shows: '.filters[open], .filter-dialog[open]',
    answers: '.filter-dialog[open]',
  },
];

/**
 * Presses what opens the part, types, and measures in ms until the next paint, until it lives, and until it shows what it
 * asked the server for; and what came for it.
 */
const use = async (page: Page, { press, shows, answers, types = '' }: Part) =>
  page.evaluate(
    async ({ press, shows, answers, types }) => {
      const nextPaint = () =>
        new Promise((then) => requestAnimationFrame(() => setTimeout(() => then(performance.now()))));
      const before = performance.getEntriesByType('resource').length;
      const target = document.querySelector<HTMLElement>(press);
      const began = performance.now();
      target?.focus();
      target?.click();
      if (target instanceof HTMLInputElement && types) {
        target.value = types;
        target.dispatchEvent(new Event('input', { bubbles: true }));
      }
      let painted = Number(await nextPaint()) - began;
      while (!document.querySelector(shows)) painted = Number(await nextPaint()) - began;
      const place = target?.closest<HTMLElement>('[data-island]');
      while (place?.dataset.awake === undefined) await nextPaint();
      const alive = performance.now() - began;
      while (!document.querySelector(answers)) await nextPaint();
      const answered = performance.now() - began;
      const came = performance.getEntriesByType('resource').slice(before) as PerformanceResourceTiming[];
      const scripts = came.filter(({ name }) => name.endsWith('.js'));
      return {
        painted,
        alive,
        answered,
        bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      };
    },
    { press, shows, answers, types },
  );

const measure = async (browser: Browser, url: string, part: Part, isPrepared: boolean) => {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: { width: 360, height: 640 }, serviceWorkers: 'block' as const },
  });
  const page = await context.newPage();
  await page.goto(part.path);
  await page.waitForTimeout(quietMs);
  if (isPrepared) {
    await page.mouse.move(1, 1);
    await page.waitForTimeout(quietMs);
  }
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow4g);
  await line.send('Emulation.setCPUThrottlingRate', { rate: quarterProcessor });
  const took = await use(page, part);
  await context.close();
  return took;
};

/**
 * What the parts of a search cost on a slow phone: from the press until something is painted, until they show what
 * the server answers, and, after the page had time to prepare, until they live and until they show it; and the script that
 * came for them.
 */
export const searchRows = async (browser: Browser, url: string): Promise<readonly BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const part of parts) {
    const [cold, prepared]: [Awaited<ReturnType<typeof use>>[], Awaited<ReturnType<typeof use>>[]] = [[], []];
    for (let each = 0; each < tries; each++) {
      cold.push(await measure(browser, url, part, false));
      prepared.push(await measure(browser, url, part, true));
    }
    const ms = (what: string, value: number, most: number): BenchRow => ({
      ...{ name: `${part.name}, Slow 4G and a quarter of the processor: ${what}`, value, unit: 'ms' },
      target: `≤ ${most}`,
    });
    rows.push(
      ms('painted', median(cold.map(({ painted }) => painted)), maxPaintMs),
      ms('answers', median(cold.map(({ answered }) => answered)), maxAnswerMs),
      ms('prepared, alive', median(prepared.map(({ alive }) => alive)), maxPreparedMs),
      ms('prepared, answers', median(prepared.map(({ answered }) => answered)), maxPreparedMs),
      {
        name: `${part.name}, script`,
        value: inKb(median(cold.map(({ bytes }) => bytes))),
        unit: 'KB',
        target: '≤ 155',
      },
    );
  }
  return rows;
};
