import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hubContract } from './hub.contract.ts';
import { hasRedis, type RedisServer, redisServer } from './redis-server.ts';

test.runIf(process.env.CI)('Redis is there to be tested with', () => expect(hasRedis).toBe(true));

describe.runIf(hasRedis)('a live hub over Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await redisServer();
  });
  afterAll(() => redis[Symbol.asyncDispose]());

  // so long between looks in the database that what arrives has come over Redis
  hubContract(() => ({ redisUrl: redis.url, lookMs: 30_000 }));
});
