import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { openChromium } from '../journeys/chromium.ts';
import { type BenchRow, median, numberOption } from './bench.ts';

const runs = numberOption('runs', 1);

const targets = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];

const metrics = {
  'first-contentful-paint': ['FCP', 1500, 'ms'],
  'largest-contentful-paint': ['LCP', 2000, 'ms'],
  'total-blocking-time': ['TBT', 150, 'ms'],
  'cumulative-layout-shift': ['CLS', 0.02, ''],
} as const;

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

type Run = {
  readonly scores: Record<string, number>;
  readonly metrics: Record<string, number>;
  readonly failed: string[];
};

/** Lighthouse as a phone: Slow 4G and a processor four times slower, simulated; a browser of its own for each run. */
const run = async (url: string): Promise<Run> => {
  const port = await freePort();
  const browser = await openChromium([`--remote-debugging-port=${port}`]);
  try {
    const answer = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: categories });
    if (!answer) throw new Error(`Lighthouse could not read ${url}`);
    const { lhr } = answer;
    const audited = categories
      .filter((one) => one !== 'performance')
      .flatMap((one) => lhr.categories[one]?.auditRefs ?? []);
    return {
      scores: Object.fromEntries(categories.map((one) => [one, (lhr.categories[one]?.score ?? 0) * 100])),
      metrics: Object.fromEntries(Object.keys(metrics).map((id) => [id, lhr.audits[id]?.numericValue ?? Number.NaN])),
      failed: audited
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    };
  } finally {
    await browser.close();
  }
};

/** The median of the runs of a page, one unless `--runs=5` asks for more; what an audit found wrong is told on stderr. */
export const scoreRows = async (name: string, url: string): Promise<readonly BenchRow[]> => {
  const found: Run[] = [];
  for (let n = 0; n < runs; n++) found.push(await run(url));
  for (const failed of new Set(found.flatMap((one) => one.failed))) console.error(`${name}: ${failed}`);
  return [
    ...categories.map((category) => ({
      name: `${name}, ${category}`,
      value: median(found.map(({ scores }) => scores[category] ?? 0)),
      unit: 'of 100',
      target: `≥ ${targets[category]}`,
    })),
    ...Object.entries(metrics).map(([id, [title, most, unit]]) => ({
      name: `${name}, ${title}`,
      value: median(found.map((one) => one.metrics[id] ?? Number.NaN)),
      unit,
      target: `≤ ${most}`,
    })),
  ];
};
