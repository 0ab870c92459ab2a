import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dumbo } from '@event-driven-io/dumbo';
import { getPostgreSQLEventStore, readMessagesBatch } from '@event-driven-io/emmett-postgresql';
import { describe, expect, it } from 'vitest';
import { type EventStore, isAfter, type RecordedEvent } from '#infra/event-store/event-store.ts';
import { eventStoreDb } from '#infra/event-store/eventstoredb.ts';
import { createEventTables, postgresEventStore } from '#infra/event-store/postgres.ts';
import { startEventStoreDbServer } from '#tests/contract/eventstoredb-server/server.ts';
import { freshDatabase } from '#tests/postgres.ts';

const large = process.env.FAULTS === 'large';
const writers = 4;
const each = large ? 12_500 : 1_500;
const total = writers * each;
const timeout = large ? 600_000 : 120_000;

/** Writer processes at work; settles when the last of them has ended well. */
const write = async (kind: 'ours' | 'peer', url: string): Promise<void> => {
  const worker = join(import.meta.dirname, 'follow-writer.ts');
  const children = Array.from({ length: writers }, (_, writer) =>
    spawn(process.execPath, [worker, kind, url, String(writer), String(each)], {
      stdio: ['ignore', 'inherit', 'inherit'],
    }),
  );
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'close'))[0]));
  expect(codes).toEqual(children.map(() => 0));
};

/** What a follower that began before the first event has seen when the whole log, read afterwards, ends. */
const followed = async (store: EventStore, writing: Promise<void>): Promise<RecordedEvent[]> => {
  const stop = new AbortController();
  const seen: RecordedEvent[] = [];
  let end: string | undefined;
  const written = writing.then(async () => {
    end = await store.head();
    if (end === seen.at(-1)?.position) stop.abort();
  });
  for await (const batch of store.subscribeAll({ signal: stop.signal })) {
    seen.push(...batch);
    if (end !== undefined && !isAfter(end, seen.at(-1)?.position ?? '0')) stop.abort();
  }
  await written;
  return seen;
};

const expectAllInOrder = (seen: readonly RecordedEvent[]): void => {
  const disordered = seen.filter(
    ({ position }, index) => index > 0 && !isAfter(position, seen[index - 1]?.position ?? '0'),
  );
  expect(disordered).toEqual([]);
  const facts = new Set(seen.map(({ data }) => JSON.stringify(data)));
  expect({ seen: seen.length, different: facts.size }).toEqual({ seen: total, different: total });
};

describe(`a follower of ${total} events by ${writers} processes, some in slow transactions`, () => {
  it('misses none in PostgreSQL, and none is out of order', { timeout }, async () => {
    await using database = await freshDatabase();
    await database.pool.query(createEventTables);
    const store = postgresEventStore(database.pool);
    expectAllInOrder(await followed(store, write('ours', database.url)));
    await store.close();
  });

  it('misses none in EventStoreDB, spoken to over its protocol, and none is out of order', { timeout }, async () => {
    const server = await startEventStoreDbServer();
    const store = eventStoreDb(server.connectionString);
    expectAllInOrder(await followed(store, write('ours', server.connectionString)));
    await store.close();
    await server.close();
  });
});

if (large)
  describe('the best-known store of npm under the same writers', () => {
    it('is read by its own batches for its score', { timeout }, async () => {
      await using database = await freshDatabase();
      const peer = getPostgreSQLEventStore(database.url);
      await peer.schema.migrate();
      const reader = dumbo({ connectionString: database.url });
      const seen = new Set<string>();
      let after = 0n;
      let writing = true;
      const written = write('peer', database.url).finally(() => {
        writing = false;
      });
      for (let last = false; !last; ) {
        last = !writing;
        for (let left = true; left; ) {
          const batch = await readMessagesBatch(reader.execute, { after, batchSize: 500 });
          for (const { data } of batch.messages) seen.add(JSON.stringify(data));
          if (batch.messages.length > 0) after = batch.currentGlobalPosition;
          left = batch.areMessagesLeft;
        }
      }
      await written;
      console.log(`emmett-postgresql 0.42: its follower saw ${seen.size} of ${total} events`);
      expect(seen.size).toBeGreaterThan(0);
      await reader.close();
      await peer.close();
    });
  });
