import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BenchRow, median, percentile } from './bench.ts';

const readers = 20;
const rounds = 7;
const requests = 5000;

type Fetched = { readonly status: number; readonly bytes: Buffer };

const fetched = (agent: Agent, url: string): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }));
      answer.once('error', reject);
    }).once('error', reject);
  });

type Load = { readonly perSecond: number; readonly p95: number };

/** 20 readers who each ask for the next of `paths` as soon as they have the last one. Throws for an answer but 200. */
const load = async (url: string, paths: readonly string[], count = requests): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  let next = 0;
  const reader = async (): Promise<void> => {
    while (next < count) {
      const path = paths[next++ % paths.length] ?? '/';
      const from = performance.now();
      const { status } = await fetched(agent, url + path);
      times.push(performance.now() - from);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: readers }, reader));
  agent.destroy();
  return { perSecond: count / ((performance.now() - from) / 1000), p95: percentile(times, 0.95) };
};

/** A bare page of the same framework, in a process of its own. */
const bareServer = async (pages: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'sokoni-bare-'));
  const file = join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(pages));
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'pages.bare.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const url = await new Promise<string>((found, failed) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', found);
    child.once('exit', () => failed(new Error('The bare server ended')));
  });
  const stop = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
};

const row = (name: string, ours: readonly Load[], bare: readonly Load[]): readonly BenchRow[] => {
  const throughput = ours.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 1));
  const slowness = ours.map(({ p95 }, round) => p95 / (bare[round]?.p95 ?? 1));
  return [
    {
      name: `${name}, kept: pages a second`,
      value: median(ours.map(({ perSecond }) => perSecond)),
      unit: '/s',
      baseline: 'the same bytes, bare',
      ratio: median(throughput),
      target: '≥ 0.8',
    },
    {
      name: `${name}, ${readers} readers: p95`,
      value: median(ours.map(({ p95 }) => p95)),
      unit: 'ms',
      baseline: 'the same bytes, bare',
      ratio: median(slowness),
      target: '≤ 3',
    },
  ];
};

/** Pages of each kind against bare ones, round by round in turn; and what they cost when none of them is kept. */
export const serverRows = async (
  url: string,
  kinds: Readonly<Record<string, readonly string[]>>,
): Promise<readonly BenchRow[]> => {
  const agent = new Agent({ keepAlive: true });
  const all = [...new Set(Object.values(kinds).flat())];
  const pages: Record<string, string> = {};
  for (const path of all) pages[path] = (await fetched(agent, url + path)).bytes.toString('base64');
  agent.destroy();
  const bare = await bareServer(pages);
  const rows: BenchRow[] = [];
  try {
    for (const [kind, paths] of Object.entries(kinds)) {
      const loads: { ours: Load; bare: Load }[] = [];
      await load(bare.url, paths, requests / 4);
      for (let round = 0; round < rounds; round++)
        loads.push({ ours: await load(url, paths), bare: await load(bare.url, paths) });
      rows.push(
        ...row(
          kind,
          loads.map(({ ours }) => ours),
          loads.map((each) => each.bare),
        ),
      );
      const rendered = await load(
        url,
        paths.map((path, n) => `${path}${path.includes('?') ? '&' : '?'}nocache=${n}`),
        paths.length,
      );
      rows.push({ name: `${kind}, first reading: p95`, value: rendered.p95, unit: 'ms' });
    }
  } finally {
    bare.stop();
  }
  return rows;
};
