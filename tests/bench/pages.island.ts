import type { Browser, Page } from 'playwright-core';
import { demoSession } from '../demo-session.ts';
import { type BenchRow, inKb, median } from './bench.ts';
import { quarterProcessor, slow4g } from './pages.slow-phone.ts';

const taps = 5;
const quietMs = 1500;

type Tap = { readonly shown: number; readonly answers: number; readonly bytes: number };

/** The ms from a tap on an island's link until its dialog is painted and until it answers by script, and its bytes. */
const tapped = (page: Page): Promise<Tap> =>
  page.evaluate(async () => {
    const nextPaint = () =>
      new Promise((then) => requestAnimationFrame(() => setTimeout(() => then(performance.now()))));
    const before = performance.getEntriesByType('resource').length;
    const began = performance.now();
    document.querySelector<HTMLElement>('a[data-opens]')?.click();
    const shown = Number(await nextPaint()) - began;
    while (!document.querySelector('[data-island=review-dialog][data-awake]')) await nextPaint();
    const answers = performance.now() - began;
    const parts = performance.getEntriesByType('resource').slice(before) as PerformanceResourceTiming[];
    return { shown, answers, bytes: parts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
  });

/**
 * What an island costs once somebody is about to use it, on a slow phone: tapped at once, and tapped after a while on the
 * page in which it was prepared.
 */
export const islandRows = async (browser: Browser, url: string, company: string): Promise<readonly BenchRow[]> => {
  const session = await demoSession(url, 'member');
  const tap = async (prepared: boolean): Promise<Tap> => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 360, height: 640 },
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: 'session', value: session, url }]);
    const page = await context.newPage();
    await page.goto(company);
    await page.waitForTimeout(quietMs);
    if (prepared) {
      const part = page.waitForResponse(/\/islands-/);
      await page.keyboard.press('Shift'); // somebody is there; nothing is pressed
      await part;
      await page.waitForTimeout(quietMs);
    }
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slow4g);
    await line.send('Emulation.setCPUThrottlingRate', { rate: quarterProcessor });
    const took = await tapped(page);
    await context.close();
    return took;
  };
  const [atOnce, later]: [Tap[], Tap[]] = [[], []];
  for (let n = 0; n < taps; n++) {
    atOnce.push(await tap(false));
    later.push(await tap(true));
  }
  const name = 'write a review, Slow 4G and a quarter of the processor';
  const middle = (all: readonly Tap[], of: keyof Tap): number => median(all.map((each) => each[of]));
  return [
    { name: `${name}: dialog painted`, value: middle(atOnce, 'shown'), unit: 'ms', target: '≤ 100' },
    { name: `${name}: alive`, value: middle(atOnce, 'answers'), unit: 'ms', target: '≤ 1500' },
    { name: `${name}: dialog painted, prepared`, value: middle(later, 'shown'), unit: 'ms', target: '≤ 100' },
    { name: `${name}: alive, prepared`, value: middle(later, 'answers'), unit: 'ms', target: '≤ 200' },
    { name: 'write a review, script', value: inKb(middle(atOnce, 'bytes')), unit: 'KB', target: '≤ 155' },
  ];
};
