import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import type pg from 'pg';
import { openPool } from '#infra/database/database.ts';
import type { EventStore, NewEvent } from '#infra/event-store/event-store.ts';
import { createEventTables, postgresEventStore } from '#infra/event-store/postgres.ts';
import { type BenchRow, median } from './bench.ts';

const rounds = 15;
const eventsOfStream = 4;
const rowsOfInsert = 1_000;

type Row = NewEvent & { readonly stream: string; readonly revision: number };

/** About 350 bytes of JSON each, four to a stream. */
const rowsFor = (count: number): Row[] => {
  const run = randomUUID().slice(0, 8);
  return Array.from({ length: count }, (_, index) => ({
    stream: `bench-${run}-${Math.floor(index / eventsOfStream)}`,
    revision: index % eventsOfStream,
    id: randomUUID(),
    type: 'CompanyRenamed',
    data: { companyId: index, name: `Établissement numéro ${index}`, slug: 'etablissement', text: 'x'.repeat(100) },
    metadata: {
      $correlationId: randomUUID(),
      $causationId: randomUUID(),
      actor: 'operator',
      at: '2026-01-01T00:00:00.000Z',
      version: 1,
    },
  }));
};

/** Events a second of `work`, which appends `count` of them. */
const rate = async (count: number, work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (count / (performance.now() - began)) * 1000;
};

/** The same rows into a table of the same shape and indexes, a thousand to a statement and a commit: no questions asked. */
const bareInsert = async (client: pg.PoolClient, rows: readonly Row[], from: number): Promise<void> => {
  for (let first = 0; first < rows.length; first += rowsOfInsert) {
    const some = rows.slice(first, first + rowsOfInsert);
    await client.query({
      name: 'bare',
      text: `insert into bench.bare select * from unnest(
        $1::bigint[], $2::text[], $3::int[], $4::uuid[], $5::text[], $6::json[], $7::json[])`,
      values: [
        some.map((_, index) => from + first + index),
        some.map(({ stream }) => stream),
        some.map(({ revision }) => revision),
        some.map(({ id }) => id),
        some.map(({ type }) => type),
        some.map(({ data }) => JSON.stringify(data)),
        some.map(({ metadata }) => JSON.stringify(metadata)),
      ],
    });
  }
};

/** Each caller appends one event at a time to streams of its own, and waits for the answer. */
const callers = (count: number, rows: readonly Row[], append: (row: Row) => Promise<unknown>): Promise<unknown> => {
  const share = Math.ceil(rows.length / count / eventsOfStream) * eventsOfStream;
  return Promise.all(
    Array.from({ length: count }, async (_, caller) => {
      for (const row of rows.slice(caller * share, (caller + 1) * share)) await append(row);
    }),
  );
};

const appendTo =
  (store: EventStore) =>
  ({ stream, revision, ...event }: Row) =>
    store.append(stream, revision === 0 ? 'no-stream' : revision - 1, [event]);

export const bench = async (url: string): Promise<readonly BenchRow[]> => {
  const pool = openPool(url);
  await pool.query(createEventTables);
  await pool.query('create schema bench; create table bench.bare (like event_store.event including all)');
  const client = await pool.connect();
  const store = postgresEventStore(pool);
  const poolOfPeer = openPool(url); // a pool of its own making dies of a server that stops while its connections close
  const peer = getPostgreSQLEventStore(url, { connectionOptions: { pool: poolOfPeer } });
  const appendToPeer = ({ stream, revision, type, data }: Row) =>
    peer.appendToStream(stream, [{ type, data: { ...data } }], {
      expectedStreamVersion: revision === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(revision),
    });
  let inserted = 0;
  const arms = {
    bare: {
      name: 'bare insert',
      count: 6_000,
      run: async (rows: readonly Row[]) => {
        inserted += rows.length;
        await bareInsert(client, rows, inserted);
      },
    },
    at512: { name: 'at 512', count: 6_144, run: (rows: readonly Row[]) => callers(512, rows, appendTo(store)) },
    at64: { name: 'at 64', count: 5_120, run: (rows: readonly Row[]) => callers(64, rows, appendTo(store)) },
    one: { name: 'one', count: 200, run: (rows: readonly Row[]) => callers(1, rows, appendTo(store)) },
    peer: { name: 'emmett', count: 768, run: (rows: readonly Row[]) => callers(64, rows, appendToPeer) },
  };
  type Arm = keyof typeof arms;
  const rates: Record<Arm, number[]> = { bare: [], at512: [], at64: [], one: [], peer: [] };
  for (let round = -1; round < rounds; round++)
    for (const arm of Object.keys(arms) as Arm[]) {
      const rows = rowsFor(arms[arm].count);
      const figure = await rate(rows.length, () => arms[arm].run(rows));
      if (round >= 0) rates[arm].push(figure);
    }
  await peer.close();
  await poolOfPeer.end();
  await store.close();
  client.release();
  await pool.end();

  const value = (arm: Arm) => median(rates[arm]);
  const row = (name: string, arm: Arm, to: Arm, target?: string): BenchRow => ({
    name,
    value: value(arm),
    unit: 'events/s',
    baseline: arms[to].name,
    ratio: median(rates[arm].map((figure, round) => figure / (rates[to][round] ?? 0))),
    ...(target && { target }),
  });
  return [
    { name: 'bare insert, 1,000 rows a statement', value: value('bare'), unit: 'events/s' },
    row('append, 512 callers', 'at512', 'bare', '≥ 0.75'),
    row('append, 64 callers', 'at64', 'bare', '≥ 0.6'),
    row('append, 64 callers', 'at64', 'peer', '≥ 7'),
    row('append, one caller', 'one', 'bare'),
    row('emmett-postgresql, 64 callers', 'peer', 'bare'),
  ];
};
