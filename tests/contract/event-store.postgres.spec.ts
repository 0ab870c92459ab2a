import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openPool } from '#infra/database/database.ts';
import { collect } from '#infra/event-store/event-store.ts';
import { createEventTables, postgresEventStore } from '#infra/event-store/postgres.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { appendingContract } from './event-store.appending.ts';
import { fresh, happened, type Open, several } from './event-store.contract.ts';
import { followingContract } from './event-store.following.ts';
import { readingContract } from './event-store.reading.ts';

const appendOne = `select event_store.append(
  false, array[$1], array[-1], array[1], array[1], array[$1], array[$2]::uuid[], array[$3],
  array[$4]::json[], array[$5]::json[])`;

const drop = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'keep'`;

const open = async () => {
  const database = await freshDatabase();
  await database.pool.query(createEventTables);
  const apart = new pg.Client({ connectionString: database.url, application_name: 'keep' });
  await apart.connect();
  const pools = [database.pool];
  const stores = [postgresEventStore(database.pool, { pollEvery: 600_000 })];
  return {
    pool: database.pool,
    store: stores[0] as ReturnType<typeof postgresEventStore>,
    another: () => {
      const pool = openPool(database.url, 5);
      pools.push(pool);
      const store = postgresEventStore(pool, { pollEvery: 600_000 });
      stores.push(store);
      return store;
    },
    slowAppend: async (stream: string, { id, type, data, metadata }: ReturnType<typeof happened>) => {
      await apart.query('begin');
      await apart.query(appendOne, [stream, id, type, JSON.stringify(data), JSON.stringify(metadata)]);
      return () => apart.query('commit');
    },
    dropConnections: async () => {
      await apart.query(drop);
    },
    async [Symbol.asyncDispose]() {
      for (const store of stores) await store.close();
      await apart.end();
      for (const pool of pools.slice(1)) await pool.end();
      await database[Symbol.asyncDispose]();
    },
  };
};

describe('the event store in PostgreSQL', () => {
  appendingContract(open satisfies Open);
  readingContract(open);
  followingContract(open);

  it('says that an append failed when its connection is lost, and takes it again', async () => {
    await using log = await open();
    const finish = await log.slowAppend(fresh('slow'), happened());
    const stream = fresh('lost');
    const events = several(2);
    const lost = expect(log.store.append(stream, 'no-stream', events)).rejects.toThrow();
    await log.dropConnections();
    await lost;
    await finish();
    expect(await log.store.append(stream, 'no-stream', events)).toMatchObject({ revision: 1 });
  });

  it('fails one alone that uses an id of another stream', async () => {
    await using log = await open();
    const taken = happened();
    await log.store.append(fresh('first'), 'no-stream', [taken]);
    const outcomes = await Promise.allSettled([
      log.store.append(fresh('good'), 'no-stream', several(1)),
      log.store.append(fresh('bad'), 'no-stream', [taken]),
      log.store.append(fresh('good'), 'no-stream', several(1)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('makes its tables again without harm', async () => {
    await using log = await open();
    await log.store.append(fresh('kept'), 'no-stream', several(1));
    await Promise.all([log.pool.query(createEventTables), log.pool.query(createEventTables)]);
    expect(await collect(log.store.readAll())).toHaveLength(1);
  });
});
