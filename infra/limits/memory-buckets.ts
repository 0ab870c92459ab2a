import type { Buckets } from './buckets.ts';
import { type RateLimit, rateLimit } from './rate-limit.ts';

/** Buckets in the memory of this process, for while nothing that processes share can be reached. One token at a time. */
export const memoryBuckets = (): Buckets => {
  const limits = new Map<string, RateLimit>();
  return {
    async take(key, { burst, perMinute }) {
      const kind = `${burst}/${perMinute}`;
      const limit = limits.get(kind) ?? rateLimit({ burst, perMinute });
      limits.set(kind, limit);
      const waitS = limit.take(key.toString('base64url'));
      return { granted: waitS > 0 ? 0 : 1, waitS };
    },
  };
};
