import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { startServer } from '../server.ts';
import { type Bench, type BenchRow, median, percentile } from './bench.ts';
import { companiesOn } from './companies-on.ts';

/** One connection, whose answers are taken as they come: what a page takes, not what a client makes of it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const statusOf = async (address: string): Promise<number | undefined> => {
  const [answer]: IncomingMessage[] = await once(
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }),
    'response',
  );
  answer?.resume();
  if (answer) await once(answer, 'end');
  return answer?.statusCode;
};

const rounds = 5;
const perRound = 60;

/** How much React has rendered so far: the number of pages, and the seconds that they took. */
const rendered = async (url: string): Promise<{ readonly pages: number; readonly seconds: number }> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^page_render_seconds_${name} (.+)$`, 'm').exec(text)?.[1]);
  return { pages: read('count'), seconds: read('sum') };
};

/**
 * One reader who reads page after page, none of which is kept, though what they are made of is (`kept-reads.ts`): how
 * long each took, and React's part, in ms.
 */
const read = async (url: string, paths: readonly string[], round: number) => {
  const before = await rendered(url);
  const times: number[] = [];
  for (let n = 0; n < perRound; n++) {
    const path = paths[n % paths.length] ?? '/';
    const from = performance.now();
    const status = await statusOf(`${url}${path}${path.includes('?') ? '&' : '?'}n=${round}-${n}`);
    times.push(performance.now() - from);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  const after = await rendered(url);
  return { times, render: (1000 * (after.seconds - before.seconds)) / (after.pages - before.pages) };
};

/** Pages of the demo that are made anew each time, read by one reader, against `renderToString` of the same pages. */
export const bench: Bench = async (database) => {
  const server = await startServer({ DATABASE_URL: database, DEMO: 'on' });
  try {
    const { url } = server;
    const kinds: Readonly<Record<string, readonly string[]>> = {
      home: ['/', '/en', '/ci', '/en/ke'],
      results: ['/annuaire-resultat/ci', '/en/result-directory/ke', '/annuaire-resultat?what=garage'],
      company: await companiesOn(url, '/annuaire-resultat?what=pharmacie'),
    };
    const rows: BenchRow[] = [];
    for (const [kind, paths] of Object.entries(kinds)) {
      await read(url, paths, 0);
      const all: Awaited<ReturnType<typeof read>>[] = [];
      for (let round = 1; round <= rounds; round++) all.push(await read(url, paths, round));
      const share = (wanted: number) => median(all.map(({ times }) => percentile(times, wanted)));
      rows.push(
        { name: `${kind}: renderToString`, value: median(all.map(({ render }) => render)), unit: 'ms' },
        {
          name: `${kind}: p95`,
          value: share(0.95),
          unit: 'ms',
          baseline: 'renderToString',
          ratio: median(all.map(({ times, render }) => percentile(times, 0.95) / render)),
          target: '≤ 3',
        },
        { name: `${kind}: p50`, value: share(0.5), unit: 'ms', ...(kind === 'company' && { target: '≤ 60' }) },
      );
    }
    return rows;
  } finally {
    await server.stop();
  }
};
