import { EventStoreDBClient } from '@eventstore/db-client';
import type { EventStore } from './event-store.ts';
import { appendTo } from './eventstoredb.append.ts';
import { subscribeAll } from './eventstoredb.follow.ts';
import { headOf, readAll, readStream } from './eventstoredb.read.ts';

/** The event store in an EventStoreDB or KurrentDB, 23.10 or later, e.g. `esdb://localhost:2113?tls=false`. */
export const eventStoreDb = (connectionString: string): EventStore => {
  const client = EventStoreDBClient.connectionString(connectionString);
  return {
    append: (stream, expected, events) => appendTo(client, stream, expected, events),
    readStream: (stream, options) => readStream(client, stream, options),
    readAll: (options) => readAll(client, options),
    subscribeAll: (options) => subscribeAll(client, options),
    head: () => headOf(client),
    close: () => client.dispose(),
  };
};
