import type { Registry } from 'prom-client';
import { dayMs } from '#domain/calendar.ts';
import { every } from '../database/every.ts';
import { sessionLocks } from '../database/locks.ts';
import { LostPlace, underLease } from '../database/under-lease.ts';
import { intentGauge } from './gauge.ts';
import { forgetDone, type Performing, performIntents } from './perform.ts';
import type { Reactor } from './reactor.ts';
import { type ReactingLog, react } from './run-reactors.ts';

type Reacting = ReactingLog &
  Performing & {
    readonly reactors: readonly Reactor[];
    readonly metrics?: Registry;
    /** How often, in ms, a spare process tries to take over. */
    readonly lookEvery?: number;
  };

/** Follows the log for the reactors, in one process at a time, and starts again after every error. */
const followLog = async (parts: Reacting, wrote: () => void): Promise<void> => {
  const { pool, log, reactors, signal, lookEvery = 1_000 } = parts;
  const locks = sessionLocks(pool);
  const onError = (err: unknown): void => {
    if (!(err instanceof LostPlace)) log.warn({ err }, 'reacting was interrupted, trying again');
  };
  await underLease({ locks, name: 'reactions', signal, lookEveryMs: lookEvery, onError }, (held, moved) =>
    react(parts, reactors, { signal: held, wrote, moved }),
  );
  await locks.close();
};

const forgetDaily = ({ pool, log, signal }: Reacting): Promise<void> =>
  every(
    dayMs,
    signal,
    () => forgetDone(pool),
    (err) => log.warn({ err }, 'old effects were not forgotten'),
  );

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
