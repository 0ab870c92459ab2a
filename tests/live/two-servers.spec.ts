import { describe, expect, test } from 'vitest';
import { topicOf } from '#infra/live/message.ts';
import { startServer } from '#tests/server.ts';
import { listen } from './listener.ts';
import { hasRedis, redisServer } from './redis-server.ts';
import { liveServer } from './signed-in.ts';
import { until } from './waiting.ts';

describe.runIf(hasRedis)('two servers that share a Redis', () => {
  test('tell a member on either, end the streams of a session on both, and stop in good order', {
    timeout: 120_000,
  }, async () => {
    await using redis = await redisServer();
    const at = await liveServer({ REDIS_URL: redis.url });
    await using second = await startServer({ DATABASE_URL: at.db.url, REDIS_URL: redis.url, ROLE: 'web' });
    const ada = await at.member('ada@example.org');
    const asked = { user: '', headers: { cookie: `session=${ada.session}` } };
    const streams = [await listen(at.server.url, asked), await listen(second.url, asked)];
    for (let n = 1; n <= 20; n++) {
      await at.hub.publish(topicOf(ada.id), 'count', n);
      await until(() => streams.every(({ heard }) => heard.length === n));
    }
    await second.stop();
    await streams[1]?.ended;
    const since = performance.now();
    await ada.json('/api/logout', {});
    await streams[0]?.ended;
    expect(performance.now() - since).toBeLessThan(1500);
    expect((await listen(at.server.url, asked)).status).toBe(401);
    const metrics = await (await fetch(`${at.server.url}/metrics`)).text();
    expect(metrics).toMatch(/^live_deliveries_total 20$/m);
    expect(metrics).toMatch(/^live_connections_ended_total\{why="closed"\} 1$/m);
    await at.stop();
  });
});
