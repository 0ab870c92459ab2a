import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { hourMs } from '#domain/calendar.ts';
import { pause } from '../database/every.ts';
import { moment } from '../moment.ts';
import type { StoredIntent } from './intents.ts';

/** Performs an intent; `dropped` when it is no longer needed. Throws when it has to be tried again. */
export type Perform = (intent: StoredIntent) => Promise<'done' | 'dropped'>;

/** Thrown when a retry is useless: the intent is parked at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

type Patience = {
  /** How long, in milliseconds, an attempt may take before another process tries again. */
  readonly leaseMs: number;
  readonly attempts: number;
  /** The pause before the second attempt; doubled for each further one. */
  readonly firstPauseMs: number;
  readonly lookEveryMs: number;
};

/** Some nine hours of trying. */
const usualPatience: Patience = { leaseMs: 120_000, attempts: 12, firstPauseMs: 15_000, lookEveryMs: 1_000 };

export type Performing = {
  readonly pool: Pool;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly performers: Readonly<Record<string, Perform>>;
  readonly patience?: Patience;
  readonly signal: AbortSignal;
};

type Claimed = StoredIntent & { readonly attempts: number; readonly expired: boolean };

const intentsAtOnce = 8;
const maxPauseMs = 6 * hourMs;

const claim = async (pool: Pool, { leaseMs }: Patience): Promise<readonly Claimed[]> => {
  const { rows } = await pool.query<Claimed>(
    `update reactions.intent i set attempts = i.attempts + 1, next_at = now() + $2 * interval '1 millisecond'
     from (select key from reactions.intent where state = 'waiting' and next_at <= now()
           order by next_at limit $1 for update skip locked) due
     where i.key = due.key
     returning i.key, i.kind, i.data, i.person, i.sealed, i.attempts, coalesce(i.expires_at < now(), false) as expired`,
    [intentsAtOnce, leaseMs],
  );
  return rows;
};

const end = (pool: Pool, key: string, state: 'done' | 'dropped' | 'parked', error: string | null = null) =>
  pool.query(
    `update reactions.intent set state = $2, error = $3, ended_at = now(),
       sealed = case when $2 = 'parked' then sealed end where key = $1`,
    [key, state, error],
  );

const performOne = async ({ pool, log, performers, patience = usualPatience }: Performing, intent: Claimed) => {
  const { key, kind, attempts, expired } = intent;
  if (expired) return end(pool, key, 'dropped', 'expired');
  try {
    moment('effect.before');
    const perform = performers[kind];
    if (!perform) throw new Hopeless(`nothing performs ${kind}`);
    const outcome = await perform(intent);
    moment('effect.after');
    await end(pool, key, outcome);
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    if (error instanceof Hopeless || attempts >= patience.attempts) {
      await end(pool, key, 'parked', why);
      log.error({ intent: key, kind, attempts, why }, 'an effect is given up: see reactions.intent');
      return;
    }
    const pauseMs = Math.min(maxPauseMs, patience.firstPauseMs * 2 ** (attempts - 1));
    await pool.query(
      `update reactions.intent set next_at = now() + $2 * interval '1 millisecond', error = $3 where key = $1`,
      [key, pauseMs, why],
    );
    log.warn({ intent: key, kind, attempts, why, againInMs: pauseMs }, 'an effect failed, trying again');
  }
};

/** Performs due intents, a few at a time, until `signal` aborts. Several processes may do so at the same time. */
export const performIntents = async (performing: Performing, woken: () => Promise<void>): Promise<void> => {
  const { pool, log, patience = usualPatience, signal } = performing;
  while (!signal.aborted) {
    const wake = woken();
    try {
      const claimed = await claim(pool, patience);
      await Promise.all(claimed.map((intent) => performOne(performing, intent)));
      if (claimed.length === intentsAtOnce) continue;
    } catch (err) {
      log.warn({ err }, 'effects could not be looked after, trying again');
    }
    await Promise.race([wake, pause(patience.lookEveryMs, signal)]);
  }
};

const keptDays = 90;

/** Deletes intents that ended long ago. */
export const forgetDone = (pool: Pool): Promise<unknown> =>
  pool.query(
    `delete from reactions.intent where state in ('done', 'dropped') and ended_at < now() - interval '${keptDays} days'`,
  );
