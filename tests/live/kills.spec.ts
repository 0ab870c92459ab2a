import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { topicOf } from '#infra/live/message.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { liveNode } from './live-node.ts';
import { hasRedis, redisServer } from './redis-server.ts';
import { restless, seeded } from './restless.ts';

const random = seeded(Number(process.env.SEED ?? 20_261_121));
const kills = process.env.FAULTS === 'large' ? 100 : 8;
const people = [0, 1, 2, 3];

test.runIf(hasRedis)(
  `what was acknowledged arrives, all once and in order, though processes are killed ${kills} times`,
  {
    timeout: 600_000,
  },
  async () => {
    await using redis = await redisServer();
    await using db = await freshDatabase();
    const acknowledged = new Map(people.map((person) => [String(person), new Set<number>()]));
    const processes = [{ url: '' }, { url: '' }] as { url: string; child?: ChildProcess }[];
    const start = async (at: { url: string; child?: ChildProcess }): Promise<void> => {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'live-process.ts')], {
        env: { ...process.env, DATABASE_URL: db.url, REDIS_URL: redis.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const listening = Promise.withResolvers<void>();
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [person = '', id] = line.split(' ');
        if (id) acknowledged.get(person)?.add(Number(id));
        else {
          at.url = line;
          listening.resolve();
        }
      });
      at.child = child;
      await listening.promise;
    };
    const kill = async ({ child }: { child?: ChildProcess }): Promise<void> => {
      if (!child) return;
      const gone = once(child, 'close');
      child.kill('SIGKILL');
      await gone;
    };
    await Promise.all(processes.map(start));
    const listeners = people.map((person) => restless(`person-${person}`, processes, random, () => random() < 0.5));
    await vi.waitFor(() => expect(listeners.every((listener) => listener.here())).toBe(true), 20_000);

    for (let n = 0; n < kills; n++) {
      const heard = () => listeners.reduce((sum, listener) => sum + listener.heard.length, 0);
      const before = heard();
      await vi.waitFor(() => expect(heard()).toBeGreaterThan(before + 100), { timeout: 30_000, interval: 5 });
      const victim = processes[random() < 0.5 ? 0 : 1] ?? { url: '' };
      await kill(victim);
      await start(victim);
    }
    const storedFor = async (person: number) =>
      (await db.pool.query('select id from live.message where topic = $1 order by id', [topicOf(`person-${person}`)]))
        .rows;
    // the publishers end; a last process tells the rest
    await Promise.all(processes.map(kill));
    await using last = await liveNode({ pool: db.pool, redisUrl: redis.url });
    for (const at of processes) at.url = last.url;
    for (const person of people) {
      const stored = (await storedFor(person)).map(({ id }) => id);
      const heard = listeners[person]?.heard ?? [];
      expect(stored).toEqual(expect.arrayContaining([...(acknowledged.get(String(person)) ?? [])]));
      await vi.waitFor(() => expect(heard.at(-1)).toBe(stored.at(-1)), 20_000);
      expect(heard).toEqual(stored.slice(stored.indexOf(heard[0])));
    }
    for (const listener of listeners) await listener.end();
  },
);
