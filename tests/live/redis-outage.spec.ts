import { describe, expect, test } from 'vitest';
import { topicOf } from '#infra/live/message.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { listen } from './listener.ts';
import { liveNode } from './live-node.ts';
import { hasRedis, redisServer } from './redis-server.ts';
import { restless, seeded } from './restless.ts';
import { until, upTo } from './waiting.ts';

const random = seeded(Number(process.env.SEED ?? 20_261_121));

describe.runIf(hasRedis)('when Redis is away', () => {
  test('and back without its memory, under load, everybody hears everything once: 100 disconnects at random', {
    timeout: 120_000,
  }, async () => {
    await using redis = await redisServer();
    await using db = await freshDatabase();
    await using one = await liveNode({ pool: db.pool, redisUrl: redis.url });
    await using two = await liveNode({ pool: db.pool, redisUrl: redis.url });
    const nodes = [one, two];
    let left = 0;
    const people = upTo(8).map((n) => `person-${n}`);
    const listeners = people.map((user) => restless(user, nodes, random, () => ++left <= 150));
    await until(() => listeners.every((listener) => listener.here()));

    const ids = new Map<string, number[]>(people.map((user) => [user, []]));
    const events = ['kill', 'start', 'kill', 'start', 'SIGSTOP', 'SIGCONT'] as const;
    for (const n of upTo(1200)) {
      if (n % 200 === 100) {
        const event = events[(n - 100) / 200] ?? 'start';
        if (event === 'kill') await redis.kill();
        else if (event === 'start') await redis.start();
        else redis.process().kill(event);
      }
      const told = people.map(async (user) => {
        const id = await (random() < 0.5 ? one : two).hub.publish(topicOf(user), 'count', n);
        ids.get(user)?.push(Number(id));
      });
      await Promise.all(told);
    }
    for (const [index, user] of people.entries()) {
      const wanted = (ids.get(user) ?? []).toSorted((a, b) => a - b);
      await until(() => (listeners[index]?.heard.length ?? 0) >= wanted.length);
      expect(listeners[index]?.heard).toEqual(wanted);
    }
    expect(listeners.reduce((sum, listener) => sum + listener.disconnects(), 0)).toBeGreaterThanOrEqual(100);
    for (const listener of listeners) await listener.end();
    expect([...one.warnings, ...two.warnings].length).toBeLessThan(12); // it is told, not at every attempt
  });

  test('from the start, a process works and takes it up when it comes', { timeout: 60_000 }, async () => {
    await using redis = await redisServer();
    await redis.kill();
    await using db = await freshDatabase();
    await using one = await liveNode({ pool: db.pool, redisUrl: redis.url });
    await using two = await liveNode({ pool: db.pool, redisUrl: redis.url });
    const ada = await listen(two.url, { user: 'ada' });
    await one.hub.publish(topicOf('ada'), 'count', 0);
    await until(() => ada.heard.length === 1);
    await redis.start();
    const quickly = async (n: number) => {
      const since = performance.now();
      await one.hub.publish(topicOf('ada'), 'count', n);
      await until(() => ada.heard.length === n + 1);
      return performance.now() - since;
    };
    // once it carries again, far less than the half second between two looks in the database
    const took: number[] = [];
    while (took.slice(-5).length < 5 || took.slice(-5).some((ms) => ms > 100))
      took.push(await quickly(took.length + 1));
    expect(took.length).toBeLessThan(60);
  });
});
