import type { Pool } from 'pg';
import type { EventStore } from './event-store.ts';
import { appender } from './postgres.append.ts';
import { bell, follow } from './postgres.follow.ts';
import { headOf, readAll, readStream } from './postgres.read.ts';

export { createEventTables } from './postgres.sql.ts';

type PostgresEventStoreOptions = {
  /** How often, in milliseconds, a follower polls, in case a wake-up is lost. */
  readonly pollEvery?: number;
};

/** The event store in PostgreSQL 15 or later, in the tables of `createEventTables`. Closing it leaves the pool open. */
export const postgresEventStore = (pool: Pool, { pollEvery = 2_000 }: PostgresEventStoreOptions = {}): EventStore => {
  const wakeUp = bell(pool);
  return {
    append: appender(pool, wakeUp.ring),
    readStream: (stream, options) => readStream(pool, stream, options),
    readAll: (options) => readAll(pool, options),
    subscribeAll: (options) => follow(pool, wakeUp, options, pollEvery),
    head: () => headOf(pool),
    close: wakeUp.close,
  };
};
