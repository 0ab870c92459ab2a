import type { Browser } from 'playwright-core';
import { demoSession } from '../demo-session.ts';
import { type BenchRow, inKb, median } from './bench.ts';
import { quarterProcessor, slow4g } from './pages.slow-phone.ts';

const taps = 5;
const quietMs = 1500;

/**
 * What an island costs once somebody is about to use it: the ms from the tap until its dialog is painted, until it
 * answers by script, and the script that came for it.
 */
export const islandRows = async (browser: Browser, url: string, company: string): Promise<readonly BenchRow[]> => {
  const session = await demoSession(url, 'member');
  const [painted, alive, weights]: [number[], number[], number[]] = [[], [], []];
  for (let tap = 0; tap < taps; tap++) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 360, height: 640 },
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: 'session', value: session, url }]);
    const page = await context.newPage();
    await page.goto(company);
    await page.waitForTimeout(quietMs);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slow4g);
    await line.send('Emulation.setCPUThrottlingRate', { rate: quarterProcessor });
    const took = await page.evaluate(async () => {
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
    painted.push(took.shown);
    alive.push(took.answers);
    weights.push(took.bytes);
    await context.close();
  }
  const name = 'write a review, Slow 4G and a quarter of the processor';
  return [
    { name: `${name}: dialog painted`, value: median(painted), unit: 'ms', target: '≤ 100' },
    { name: `${name}: alive`, value: median(alive), unit: 'ms', target: '≤ 1500' },
    { name: 'write a review, script', value: inKb(median(weights)), unit: 'KB', target: '≤ 155' },
  ];
};
