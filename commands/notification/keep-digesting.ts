import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { hourMs } from '#domain/calendar.ts';
import type { Database } from '#infra/database/database.ts';
import { every } from '#infra/database/every.ts';
import { insertIntents } from '#infra/reactions/intents.ts';
import { dueDigests } from '#read-api/notification/due-digests.ts';

type Needs = {
  readonly pool: Pool;
  readonly db: Database;
  readonly log: Pick<Logger, 'warn'>;
  readonly signal: AbortSignal;
};

const lookEveryMs = 300_000;
/** A digest that was not sent when it was due, because no process ran, is sent up to two days later. */
const caughtUpMs = 73 * hourMs;

/** When this installation began to send mails; digests do not include older notifications. */
const beginning = async (pool: Pool): Promise<Date> => {
  const { rows } = await pool.query<{ at: Date | null }>('select min(began_at) as at from reactions.reactor');
  return rows[0]?.at ?? new Date();
};

/** Queues the digests that are due: one for each person and day, however many processes call this. */
export const queueDigests = async ({ pool, db }: Pick<Needs, 'pool' | 'db'>, now: Date): Promise<void> => {
  const since = Math.max((await beginning(pool)).getTime(), now.getTime() - caughtUpMs);
  const due = await dueDigests(db, new Date(since), now);
  await insertIntents(
    pool,
    due.map(({ account, day, from, until }) => ({
      key: `digest/${account}/${day}`,
      kind: 'mail',
      data: { template: 'digest', to: { account }, about: { account, day, from, until } },
    })),
  );
};

/** Queues due digests every five minutes, until `signal` ends. */
export const keepDigesting = (parts: Needs): Promise<void> =>
  every(
    lookEveryMs,
    parts.signal,
    () => queueDigests(parts, new Date()),
    (err) => parts.log.warn({ err }, 'digests could not be looked for'),
  );
