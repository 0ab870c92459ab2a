import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { demoPassword } from '#infra/main/demo/demo-accounts.ts';
import { startServer } from '../server.ts';
import type { Abused } from './abuse.client.ts';
import { type Bench, numberOption, percentile } from './bench.ts';

const readers = 20;
const seconds = numberOption('seconds', 60);
/** `--only=photos` does one of the things alone. */
const only = process.argv.find((word) => word.startsWith('--only='))?.split('=')[1] ?? '';

/** What people read: lists, searches and companies. */
const paths = [
  ...['/', '/en', '/annuaire-resultat', '/en/result-directory/ke'],
  ...['pharmacie', 'garage', 'hotel'].map((what) => `/api/search?what=${what}`),
  ...['pharmacie', 'boulangerie'].map((what) => `/annuaire-resultat?what=${what}`),
  ...Array.from({ length: 11 }, (_, at) => `/api/companies/${at + 1}`),
];

const ask = (agent: Agent, url: string, from: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = get(url, { agent, headers: { 'x-forwarded-for': from } });
    sent.once('response', (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - began));
    });
    sent.once('error', reject);
  });

let asked = 0;
/** p95 of readers who each read page after page, in ms, for so many seconds; each request from an address of its own. */
const reading = async (url: string, forS: number): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const times: number[] = [];
  const until = performance.now() + forS * 1000;
  const reader = async (): Promise<void> => {
    while (performance.now() < until) {
      const n = asked++;
      const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      times.push(await ask(agent, url + (paths[n % paths.length] ?? '/'), from));
    }
  };
  await Promise.all(Array.from({ length: readers }, reader));
  agent.destroy();
  return percentile(times, 0.95);
};

/** MB of the server's process that are in memory. Linux only. */
const memoryOf = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) / 1024;

const startAbuse = async (url: string, session: string, person: string) => {
  const child = fork(join(import.meta.dirname, 'abuse.client.ts'), [url, session, person, only]);
  await once(child, 'message');
  return async (): Promise<Abused> => {
    const told = once(child, 'message');
    child.send('over');
    return (await told)[0] as Abused;
  };
};

const tell = (abused: Abused): void => {
  for (const [kind, counts] of Object.entries(abused)) {
    const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    console.error(`  ${kind}: ${answers.join(', ')}`);
  }
};

/** What readers notice of one client who does the worst it may from one address, signed in, for a minute. */
export const bench: Bench = async (database) => {
  await using server = await startServer({ DATABASE_URL: database, DEMO: 'on', LOG_LEVEL: 'silent' });
  const { url } = server;
  const signedIn = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'member@sokoni.example', password: demoPassword }),
  });
  const { id } = (await signedIn.json()) as { id: string };
  const session = signedIn.headers.get('set-cookie')?.match(/session=([^;]+)/)?.[1] ?? '';
  await reading(url, seconds / 4);
  const before = await reading(url, seconds / 2);
  const settled = memoryOf(server.process.pid);
  let most = 0;
  const watching = setInterval(() => {
    most = Math.max(most, memoryOf(server.process.pid));
  }, 200);
  const stop = await startAbuse(url, session, id);
  const during = await reading(url, seconds);
  tell(await stop());
  clearInterval(watching);
  const after = await reading(url, seconds / 2);
  const quiet = (before + after) / 2;
  return [
    {
      name: `${readers} readers' p95 while one client abuses it`,
      value: during,
      unit: 'ms',
      baseline: 'quiet',
      ratio: during / quiet,
      target: '≤ 2',
    },
    { name: 'quiet before', value: before, unit: 'ms' },
    { name: 'quiet after', value: after, unit: 'ms' },
    { name: 'memory of the server before', value: settled, unit: 'MB' },
    { name: 'the most meanwhile', value: most, unit: 'MB', target: '≤ 450' },
  ];
};
