import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { openPool } from '#infra/database/database.ts';
import { prepareDatabase } from '#infra/main/prepare-database.ts';
import { type Bench, type BenchRow, median, percentile } from './bench.ts';
import { type Clients, openClients } from './live.clients.ts';
import type { Answered, Asked } from './live.server.ts';

type Arm = 'bare' | 'plain' | 'hub' | 'single';

const held = 10_000;
const connections = 1000;
const warmUp = 40;
const measured = 120;
const rounds = 3;
const stalledClients = 20;
const paced = 120;
const kilobyte = 1024;

const startArm = async (arm: Arm, databaseUrl: string) => {
  const child: ChildProcess = fork(join(import.meta.dirname, 'live.server.ts'), [arm], {
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${arm} ended`)));
  ended.catch(() => {}); // as it does when it is stopped
  const said = async (): Promise<Answered> => (await Promise.race([once(child, 'message'), ended]))[0];
  const ask = (asked: Asked) => void child.send(asked);
  const { url = '' } = await said();
  return {
    url,
    ask,
    async rss(): Promise<number> {
      ask({ do: 'measure' });
      return (await said()).rss ?? 0;
    },
    async stop(): Promise<void> {
      child.kill();
      await ended.catch(() => {});
    },
  };
};

type Started = Awaited<ReturnType<typeof startArm>>;

/** Waits until nothing more comes. */
const quiet = async (clients: Clients): Promise<number> => {
  for (let before = -1; before !== clients.bytes(); ) {
    before = clients.bytes();
    await wait(300);
  }
  return clients.bytes();
};

/** Deliveries a second to all clients, each having got every message. */
const deliveries = async ({ ask }: Started, clients: Clients, messages: number): Promise<number> => {
  const before = await quiet(clients);
  ask({ do: 'send', messages: 1 });
  const frame = (await quiet(clients)) - before;
  const from = clients.bytes();
  const since = performance.now();
  ask({ do: 'send', messages });
  for (let got = 0; got < messages; ) {
    await wait(2);
    got = (clients.bytes() - from) / frame;
    ask({ do: 'received', messages: Math.floor(got) });
  }
  return (connections * messages) / ((performance.now() - since) / 1000);
};

const throughput = async (databaseUrl: string): Promise<BenchRow[]> => {
  const arms = ['bare', 'hub', 'single', 'plain'] as const;
  const found: Record<Arm, number[]> = { bare: [], hub: [], single: [], plain: [] };
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 ? arms.toReversed() : arms) {
      const arm = await startArm(name, databaseUrl);
      const clients = await openClients(arm.url, connections, () => 'all');
      await deliveries(arm, clients, warmUp);
      found[name].push(await deliveries(arm, clients, measured));
      clients.close();
      await arm.stop();
    }
  const bare = median(found.bare);
  const hub = median(found.hub);
  const single = median(found.single);
  const plain = median(found.plain);
  const unit = 'deliveries/s';
  const baseline = 'a bare loop of pre-framed chunks';
  const to = `to ${connections.toLocaleString('en')}`;
  return [
    { name: `${baseline}, ${to}`, value: bare, unit },
    { name: `the hub, stored and in order, ${to}`, value: hub, unit, baseline, ratio: hub / bare, target: '≥ 0.7' },
    { name: 'the same, each awaited before the next', value: single, unit, baseline, ratio: single / bare },
    { name: `better-sse used plainly, ${to}`, value: plain, unit, baseline, ratio: plain / bare },
  ];
};

const memory = async (databaseUrl: string): Promise<BenchRow[]> => {
  const sizes: Partial<Record<Arm, number>> = {};
  let open = 0;
  for (const name of ['bare', 'hub'] as const) {
    const arm = await startArm(name, databaseUrl);
    (await openClients(arm.url, 100, (n) => `warm-${n}`)).close();
    const before = await arm.rss();
    const clients = await openClients(arm.url, held, (n) => `user-${n}`);
    await quiet(clients);
    open = clients.size();
    sizes[name] = ((await arm.rss()) - before) / open / kilobyte;
    clients.close();
    await arm.stop();
  }
  const { bare = 0, hub = 0 } = sizes;
  const baseline = 'the same with Node alone';
  return [
    { name: 'connections held at once', value: open, unit: '', target: `≥ ${held}` },
    { name: 'memory of each', value: hub, unit: 'KB', target: '≤ 30' },
    { name: baseline, value: bare, unit: 'KB', baseline: 'it', ratio: hub / bare },
  ];
};

/** How long it takes, in ms, until a message has come to all who read: the p99 of many. */
const slowest = async ({ ask }: Started, clients: Clients): Promise<number> => {
  const took: number[] = [];
  const before = await quiet(clients);
  ask({ do: 'send', messages: 1 });
  const frame = (await quiet(clients)) - before;
  for (let n = 0; n < paced; n++) {
    const from = clients.bytes();
    const since = performance.now();
    ask({ do: 'send', messages: 1 });
    while (clients.bytes() - from < frame) await breathe();
    took.push(performance.now() - since);
    await wait(10);
  }
  return percentile(took, 0.99);
};

/** Clients that do not read, beside many that do. */
const stalling = async (databaseUrl: string): Promise<BenchRow> => {
  const ratios: number[] = [];
  let value = 0;
  for (let round = 0; round < rounds; round++) {
    const arm = await startArm('hub', databaseUrl);
    const clients = await openClients(arm.url, connections, () => 'all');
    await slowest(arm, clients);
    const alone = await slowest(arm, clients);
    const stalled = await openClients(arm.url, stalledClients, () => 'all');
    stalled.stall();
    value = await slowest(arm, clients);
    ratios.push(value / alone);
    for (const each of [clients, stalled]) each.close();
    await arm.stop();
  }
  const name = `p99 of ${connections} who read, with ${stalledClients} who do not`;
  return { name, value, unit: 'ms', baseline: 'without them', ratio: median(ratios), target: '≤ 1.1' };
};

export const bench: Bench = async (url) => {
  const pool = openPool(url, 1);
  await prepareDatabase(pool);
  await pool.end();
  return [...(await memory(url)), ...(await throughput(url)), await stalling(url)];
};
