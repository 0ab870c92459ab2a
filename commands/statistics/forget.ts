import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { dayMs, dayOf } from '#domain/calendar.ts';
import { pause } from '#infra/database/every.ts';

const searchesKept = '13 months';

/** Deletes the data that distinguish visitors of past days, and searches older than 13 months. */
export const forget = async (pool: Pool, now: Date): Promise<void> => {
  const today = dayOf(now);
  await pool.query('delete from statistics.salt where day < $1', [today]);
  await pool.query('delete from statistics.visitor where day < $1', [today]);
  await pool.query(`delete from statistics.search where at < $1::timestamptz - interval '${searchesKept}'`, [
    now.toISOString(),
  ]);
};

type Clock = { now(): Date; wait(ms: number, signal: AbortSignal): Promise<void> };

const wallClock: Clock = {
  now: () => new Date(),
  wait: pause,
};

const afterMidnightMs = 60_000;

type Needs = { readonly pool: Pool; readonly log: Pick<Logger, 'warn'> };

/** Calls `forget` now, and a minute after each midnight UTC, until `signal` ends. */
export const forgetDaily = async ({ pool, log }: Needs, signal: AbortSignal, clock = wallClock): Promise<void> => {
  while (!signal.aborted) {
    await forget(pool, clock.now()).catch((err) => log.warn({ err }, 'old measurements were not deleted'));
    await clock.wait(dayMs - (clock.now().getTime() % dayMs) + afterMidnightMs, signal);
  }
};
