import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Secret } from '../access/secret.ts';
import type { Buckets, Taken } from './buckets.ts';
import { type NamedLimit, TooManyRequests } from './limit.ts';
import { memoryBuckets } from './memory-buckets.ts';
import { postgresBuckets } from './postgres-buckets.ts';
import { redisBuckets } from './redis-buckets.ts';

/** Rate limits that all processes of an installation share. */
export type Limits = {
  /** Takes one token from the bucket of `key`. Returns 0, or the seconds until there is a token. */
  take(limit: NamedLimit, key: string): Promise<number>;
  /** Like `take`, but throws `TooManyRequests` when there is no token. */
  demand(limit: NamedLimit, key: string): Promise<void>;
};

/** No limit, for the operator. */
export const unlimited: Limits = { take: async () => 0, demand: async () => {} };

type Needs = {
  readonly pool: Pool;
  readonly secret: Pick<Secret, 'hash'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly redisUrl?: string | undefined;
};

/** The number of tokens that a process takes at once from a large bucket, to save queries. */
const shareOf = ({ burst }: NamedLimit): number => Math.max(1, Math.floor(burst / 20));

const mostShares = 20_000;
const forgetEveryMs = 600_000;
const avoidMs = 5000;

/** Uses the first store that answers; one that failed is not tried for five seconds. */
const firstOf = (
  places: readonly { readonly name: string; readonly buckets: Buckets }[],
  log: Needs['log'],
): Buckets => {
  const avoidUntil = new Map<string, number>();
  return {
    async take(key, limit, wanted) {
      for (const { name, buckets } of places) {
        if ((avoidUntil.get(name) ?? 0) > performance.now()) continue;
        try {
          const taken = await buckets.take(key, limit, wanted);
          if (avoidUntil.delete(name)) log.info(`limits are kept in ${name} again`);
          return taken;
        } catch (err) {
          if (!avoidUntil.has(name)) log.warn({ err }, `limits cannot be kept in ${name}`);
          avoidUntil.set(name, performance.now() + avoidMs);
        }
      }
      throw new Error('limits can be kept nowhere');
    },
  };
};

/** Opens the limits in Redis if configured, else in PostgreSQL; in memory while neither answers. */
export const openLimits = async ({ pool, secret, log, redisUrl }: Needs): Promise<Limits & { close(): void }> => {
  const redis = redisUrl ? await redisBuckets(redisUrl) : undefined;
  const postgres = postgresBuckets(pool);
  const buckets = firstOf(
    [
      ...(redis ? [{ name: 'Redis', buckets: redis }] : []),
      { name: 'PostgreSQL', buckets: postgres },
      { name: 'memory', buckets: memoryBuckets() },
    ],
    log,
  );
  const forgetting = setInterval(() => void postgres.forget().catch(() => {}), forgetEveryMs).unref();
  const shares = new Map<string, number>();
  const asking = new Map<string, Promise<Taken>>();

  const keep = (id: string, left: number): void => {
    shares.delete(id); // so that the order of the map is that of the last use
    if (left > 0) shares.set(id, left);
    for (const oldest of shares.keys()) {
      if (shares.size <= mostShares) break;
      shares.delete(oldest);
    }
  };
  const take = async (limit: NamedLimit, key: string): Promise<number> => {
    const hash = secret.hash(`limit/${limit.name}/${key}`);
    const id = hash.toString('base64url');
    const share = shareOf(limit);
    for (;;) {
      const left = shares.get(id) ?? 0;
      if (left > 0) {
        keep(id, left - 1);
        return 0;
      }
      // other callers wait for the share that is being taken, as that may empty the bucket
      const asked = share > 1 ? asking.get(id) : undefined;
      if (!asked) break;
      const { granted, waitS } = await asked;
      if (granted === 0) return waitS;
    }
    const begun = buckets.take(hash, limit, share).finally(() => asking.delete(id));
    asking.set(id, begun);
    const { granted, waitS } = await begun;
    if (granted > 1) keep(id, (shares.get(id) ?? 0) + granted - 1);
    return waitS;
  };

  return {
    take,
    async demand(limit, key) {
      const waitS = await take(limit, key);
      if (waitS > 0) throw new TooManyRequests(waitS);
    },
    close() {
      clearInterval(forgetting);
      redis?.close();
    },
  };
};
