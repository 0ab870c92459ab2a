import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import type { Pool } from 'pg';
import { v5 as uuid } from 'uuid';
import { openPool } from '#infra/database/database.ts';
import { eventStoreDb } from '#infra/event-store/eventstoredb.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';

/**
 * `follow-writer.ts <ours|peer> <connection string> <writer> <events>`: appends them from many callers at once, some in
 * transactions that stay open for a while.
 */
const [kind, url = '', writer = '', count = ''] = process.argv.slice(2);
const events = Number(count);
const callers = 16;
const slowEvery = 100;

const metadata = {
  $correlationId: 'c',
  $causationId: 'c',
  actor: 'writer',
  at: '2026-01-01T00:00:00.000Z',
  version: 1,
};
const idOf = (index: number) => uuid(`${writer}/${index}`, uuid.URL);
const streamOf = (index: number) => `written-${writer}-${index}`;

type Append = (index: number) => Promise<unknown>;

const slowly = async (pool: Pool, index: number): Promise<void> => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `select event_store.append(false, array[$1], array[-1], array[1], array[1], array[$1], array[$2]::uuid[],
      array['Written'], array[$3]::json[], array[$4]::json[])`,
    [streamOf(index), idOf(index), JSON.stringify({ writer, index }), JSON.stringify(metadata)],
  );
  await client.query('select pg_sleep(0.03)');
  await client.query('commit');
  client.release();
};

const ours = (): { append: Append; close(): Promise<void> } => {
  const pool = url.startsWith('esdb') ? undefined : openPool(url, 6);
  const store = pool ? postgresEventStore(pool) : eventStoreDb(url);
  return {
    append: (index) =>
      pool && index % slowEvery === 0
        ? slowly(pool, index)
        : store.append(streamOf(index), 'no-stream', [
            { id: idOf(index), type: 'Written', data: { writer, index }, metadata },
          ]),
    async close() {
      await store.close();
      await pool?.end();
    },
  };
};

const peer = (): { append: Append; close(): Promise<void> } => {
  const store = getPostgreSQLEventStore(url);
  return {
    append: (index) => store.appendToStream(streamOf(index), [{ type: 'Written', data: { writer, index } }]),
    close: () => store.close(),
  };
};

const { append, close } = kind === 'peer' ? peer() : ours();
let next = 0;
const call = async (): Promise<void> => {
  while (next < events) await append(next++);
};
await Promise.all(Array.from({ length: callers }, call));
await close();
