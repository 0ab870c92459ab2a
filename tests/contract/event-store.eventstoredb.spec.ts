import { describe } from 'vitest';
import { eventStoreDb } from '#infra/event-store/eventstoredb.ts';
import { appendingContract } from './event-store.appending.ts';
import type { Open } from './event-store.contract.ts';
import { followingContract } from './event-store.following.ts';
import { readingContract } from './event-store.reading.ts';
import { startEventStoreDbServer } from './eventstoredb-server/server.ts';

const onDouble: Open = async () => {
  const server = await startEventStoreDbServer();
  const stores = [eventStoreDb(server.connectionString)];
  return {
    store: stores[0] as ReturnType<typeof eventStoreDb>,
    another: () => {
      const store = eventStoreDb(server.connectionString);
      stores.push(store);
      return store;
    },
    slowAppend: async (stream, event) => {
      const letGo = server.holdAppends();
      const appending = stores[0]?.append(stream, 'no-stream', [event]);
      return () => {
        letGo();
        return Promise.resolve(appending);
      };
    },
    dropConnections: async () => server.dropConnections(),
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close();
      await server.close();
    },
  };
};

const onReal =
  (connectionString: string): Open =>
  async () => {
    const stores = [eventStoreDb(connectionString)];
    return {
      store: stores[0] as ReturnType<typeof eventStoreDb>,
      another: () => {
        const store = eventStoreDb(connectionString);
        stores.push(store);
        return store;
      },
      slowAppend: async (stream, event) => {
        const appending = stores[0]?.append(stream, 'no-stream', [event]);
        return () => Promise.resolve(appending);
      },
      dropConnections: async () => {},
      async [Symbol.asyncDispose]() {
        for (const store of stores) await store.close();
      },
    };
  };

const real = process.env.EVENTSTOREDB_URL;
const servers: [string, Open][] = [['a stand-in that speaks its protocol', onDouble]];
if (real) servers.push(['the server at EVENTSTOREDB_URL', onReal(real)]);

describe.each(servers)('the event store in EventStoreDB, against %s', (_, open) => {
  appendingContract(open);
  readingContract(open);
  followingContract(open);
});
