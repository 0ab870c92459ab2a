import { Redis } from 'ioredis';
import { z } from 'zod';
import { type Buckets, takenOf } from './buckets.ts';

const answerWithinMs = 250;
const longestPauseMs = 5000;

/** The same as `postgres-buckets.ts`, by the clock of the Redis server; a bucket that is full again goes by itself. */
const script = `
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local burst, per_second, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = burst
if bucket[1] then
  tokens = math.min(burst, tonumber(bucket[1]) + math.max(0, now - tonumber(bucket[2])) * per_second)
end
local granted = math.min(wanted, math.floor(tokens))
tokens = tokens - granted
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / per_second * 1000) + 1000)
return {granted, tostring(tokens)}`;

const answer = z.tuple([z.number(), z.coerce.number()]);

/** Buckets in Redis. Keys are keyed hashes of this installation, so that two of them may share a server. */
export const redisBuckets = async (url: string): Promise<Buckets & { close(): void }> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 3000,
    commandTimeout: answerWithinMs,
    retryStrategy: (times) => Math.min(longestPauseMs, 50 * 2 ** times) * (0.5 + Math.random() / 2),
  });
  redis.on('error', () => {}); // whoever takes is told, and asks PostgreSQL
  await redis.connect().catch(() => {});
  return {
    async take(key, limit, wanted) {
      const name = `sokoni.limit.${key.toString('base64url')}`;
      const said = await redis.eval(script, 1, name, limit.burst, limit.perMinute / 60, wanted);
      const [granted, tokens] = answer.parse(said);
      return takenOf(granted, tokens, limit);
    },
    close: () => redis.disconnect(),
  };
};
