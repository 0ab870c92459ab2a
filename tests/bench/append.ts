import { randomUUID } from 'node:crypto';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import type pg from 'pg';
import { openPool } from '#infra/database/database.ts';
import type { EventStore, NewEvent } from '#infra/event-store/event-store.ts';
import { createEventTables, postgresEventStore } from '#infra/event-store/postgres.ts';
import { type BenchRow, median } from './bench.ts';

const rounds = 5;
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
  const peer = getPostgreSQLEventStore(url);
  const appendToPeer = ({ stream, revision, type, data }: Row) =>
    peer.appendToStream(stream, [{ type, data: { ...data } }], {
      expectedStreamVersion: revision === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(revision),
    });
  let inserted = 0;
  const arms = {
    bare: async (rows: readonly Row[]) => {
      inserted += rows.length;
      await bareInsert(client, rows, inserted);
    },
    at512: (rows: readonly Row[]) => callers(512, rows, appendTo(store)),
    at64: (rows: readonly Row[]) => callers(64, rows, appendTo(store)),
    one: (rows: readonly Row[]) => callers(1, rows, appendTo(store)),
    peer: (rows: readonly Row[]) => callers(64, rows, appendToPeer),
  };
  const counts = { bare: 10_000, at512: 10_240, at64: 7_680, one: 400, peer: 1_280 };
  const rates: Record<keyof typeof arms, number[]> = { bare: [], at512: [], at64: [], one: [], peer: [] };
  for (let round = -1; round < rounds; round++)
    for (const arm of Object.keys(arms) as (keyof typeof arms)[]) {
      const rows = rowsFor(counts[arm]);
      const figure = await rate(rows.length, () => arms[arm](rows));
      if (round >= 0) rates[arm].push(figure);
    }
  await peer.close();
  await store.close();
  client.release();
  await pool.end();

  const {
    bare,
    at512,
    at64,
    one,
    peer: peerRate,
  } = Object.fromEntries(Object.entries(rates).map(([arm, figures]) => [arm, median(figures)])) as Record<
    keyof typeof arms,
    number
  >;
  const baseline = 'bare insert';
  const unit = 'events/s';
  return [
    { name: 'bare insert, 1,000 rows a statement', value: bare, unit },
    { name: 'append, 512 callers', value: at512, unit, baseline, ratio: at512 / bare, target: '≥ 0.75' },
    { name: 'append, 64 callers', value: at64, unit, baseline, ratio: at64 / bare, target: '≥ 0.6' },
    { name: 'append, 64 callers', value: at64, unit, baseline: 'emmett', ratio: at64 / peerRate, target: '≥ 7' },
    { name: 'append, one caller', value: one, unit, baseline, ratio: one / bare },
    { name: 'emmett-postgresql, 64 callers', value: peerRate, unit, baseline, ratio: peerRate / bare },
  ];
};
