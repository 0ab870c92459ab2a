import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { hourMs } from '#domain/calendar.ts';
import type { Database } from '../database/database.ts';
import type { Locks } from '../database/locks.ts';
import { isPassing } from '../database/passing.ts';
import { inTransaction } from '../database/transaction.ts';
import { LostPlace, underLease } from '../database/under-lease.ts';
import type { Codec } from '../event-store/codec.ts';
import { type EventStore, isAfter, type Position, type RecordedEvent } from '../event-store/event-store.ts';
import { moment } from '../moment.ts';
import type { Announced, Announcement } from './announcement.ts';
import type { Hub } from './hub.ts';
import type { Message, Stored } from './message.ts';

type Announcing = {
  readonly pool: Pool;
  readonly db: Database;
  readonly store: EventStore;
  readonly codec: Codec;
  readonly live: Pick<Hub, 'messages' | 'published'>;
  /** Waits until the read models have reached `position`; false when that takes longer than `timeoutMs`. */
  readonly progress: {
    caughtUp(shown: Announcement['shown'], position: Position, timeoutMs: number): Promise<boolean>;
  };
  readonly locks: Pick<Locks, 'take'>;
  readonly announcements: readonly Announcement[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly signal: AbortSignal;
  /** How often, in ms, a spare process tries to take over. */
  readonly lookEvery?: number;
};

const name = 'announcer';
/** Events older than this are not announced, e.g. those from a time when no process ran. */
const newsMs = hourMs;

/** Returns the stored checkpoint; at the first run stores `now`, so that old events are not announced. */
const placeOf = async (pool: Pool, now: Position): Promise<Position> => {
  await pool.query('insert into live.announced (name, position) values ($1, $2) on conflict do nothing', [name, now]);
  const { rows } = await pool.query<{ position: Position }>('select position from live.announced where name = $1', [
    name,
  ]);
  return rows[0]?.position ?? now;
};

/** Stores the messages and the checkpoint in one transaction, so each message is sent once even after a crash. */
const moveOn = (
  { pool, live }: Announcing,
  from: Position,
  to: Position,
  messages: readonly Message[],
): Promise<readonly Stored[]> =>
  inTransaction(pool, async (client) => {
    const moved = 'update live.announced set position = $3 where name = $1 and position = $2';
    if ((await client.query(moved, [name, from, to])).rowCount !== 1) throw new LostPlace();
    const stored = await live.messages.storeWithin(client, messages);
    moment('announcement.inside');
    return stored;
  });

const messagesFor = async (parts: Announcing, event: RecordedEvent): Promise<Message[]> => {
  const { codec, db, announcements, log } = parts;
  if (Date.parse(event.metadata.at) < Date.now() - newsMs) return [];
  try {
    const told: Message[] = [];
    for (const { data, id, position, metadata } of await codec.decode([event])) {
      const happened = { data, id, position, at: metadata.at, actor: metadata.actor } as Announced<never>;
      for (const { on } of announcements) told.push(...((await on[event.type]?.(happened, db)) ?? []));
    }
    return told;
  } catch (error) {
    if (isPassing(error)) throw error;
    log.error({ type: event.type, position: event.position, err: error }, 'an event was not announced');
    return []; // the other events go on
  }
};

const announceOn = async (parts: Announcing, signal: AbortSignal, moved: () => void): Promise<void> => {
  const { pool, store, live, progress, announcements } = parts;
  const types = [...new Set(announcements.flatMap(({ on }) => Object.keys(on)))];
  const shown = announcements.flatMap((one) => one.shown);
  let place = await placeOf(pool, await store.head());
  for await (const batch of store.subscribeAll({ after: place, types, signal })) {
    const last = batch.at(-1);
    if (!last || !isAfter(last.position, place)) continue;
    while (!(await progress.caughtUp(shown, last.position, 1000))) if (signal.aborted) return;
    const messages: Message[] = [];
    for (const event of batch) messages.push(...(await messagesFor(parts, event)));
    if (signal.aborted) return;
    moment('announcement.before');
    const stored = await moveOn(parts, place, last.position, messages);
    moment('announcement.after');
    moved();
    live.published(stored);
    place = last.position;
  }
};

/**
 * Follows the log from now on and sends live messages about new events, until `signal` aborts. One process at a time
 * does it; the others stand by.
 */
export const announce = (parts: Announcing): Promise<void> => {
  const { locks, log, signal, lookEvery = 1000 } = parts;
  const onError = (err: unknown): void => {
    if (!(err instanceof LostPlace)) log.warn({ err }, 'announcing was interrupted, trying again');
  };
  return underLease({ locks, name, signal, lookEveryMs: lookEvery, onError }, (held, moved) =>
    announceOn(parts, held, moved),
  );
};
