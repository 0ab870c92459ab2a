import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { sessionLocks } from '../database/locks.ts';
import { intentGauge } from './gauge.ts';
import { forgetDone, type Performing, performIntents } from './perform.ts';
import { LostPlace } from './places.ts';
import type { Reactor } from './reactor.ts';
import { type ReactingLog, react } from './run-reactors.ts';

export type Reacting = ReactingLog &
  Performing & {
    readonly reactors: readonly Reactor[];
    readonly metrics?: Registry;
    /** How often, in ms, a spare process tries to take over. */
    readonly lookEvery?: number;
  };

const maxPauseMs = 10_000;
const dayMs = 86_400_000;

/** Follows the log for the reactors, in one process at a time, and starts again after every error. */
const followLog = async (parts: Reacting, wrote: () => void): Promise<void> => {
  const { pool, log, reactors, signal, lookEvery = 1_000 } = parts;
  const locks = sessionLocks(pool);
  const pause = (milliseconds: number) => wait(milliseconds, undefined, { signal }).catch(() => {});
  for (let failures = 0; !signal.aborted; ) {
    const lease = await locks.take('reactions').catch(() => undefined);
    try {
      if (!lease) {
        await pause(lookEvery);
        continue;
      }
      await react(parts, reactors, { signal: AbortSignal.any([signal, lease.signal]), wrote });
      failures = 0;
    } catch (err) {
      if (signal.aborted) continue;
      if (!(err instanceof LostPlace)) log.warn({ err }, 'reacting was interrupted, trying again');
      await pause(Math.min(maxPauseMs, 50 * 2 ** failures++));
    } finally {
      await lease?.release();
    }
  }
  await locks.close();
};

const forgetDaily = async ({ pool, log, signal }: Reacting): Promise<void> => {
  while (!signal.aborted) {
    await forgetDone(pool).catch((err: unknown) => log.warn({ err }, 'old effects were not forgotten'));
    await wait(dayMs, undefined, { signal }).catch(() => {});
  }
};

/** Runs the reactors until `signal` aborts. Resolves when the last checkpoint is written and the last intent done. */
export const runReactions = async (parts: Reacting): Promise<void> => {
  let arrived = Promise.withResolvers<void>();
  const wrote = () => {
    arrived.resolve();
    arrived = Promise.withResolvers();
  };
  if (parts.metrics) intentGauge(parts.pool, parts.metrics);
  await Promise.all([followLog(parts, wrote), performIntents(parts, () => arrived.promise), forgetDaily(parts)]);
};
