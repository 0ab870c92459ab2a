import type { Pool } from 'pg';
import { type Position, type RecordedEvent, start } from '#infra/event-store/event-store.ts';
import { writeBatch } from '#projections/apply.ts';
import { changesOf } from '#projections/changes.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { startFold } from '#projections/fold.ts';
import { places } from '#projections/place/places.ts';
import type { Projection } from '#projections/projection.ts';
import { schemaOf } from '#projections/projection.ts';
import { createSql, indexSql } from '#projections/shape.ts';
import { writeChanges } from '#projections/write.ts';

export type Told = { readonly type: string; readonly data: object; readonly at?: string };

const schema = schemaOf(companySearch);
const projection = companySearch as unknown as Projection;

/** As the log would have recorded them, numbered on from `after`. */
const recorded = function* (events: Iterable<Told>, after: Position): Generator<RecordedEvent> {
  let position = Number(after);
  for (const { type, data, at = '2026-01-01T00:00:00.000Z' } of events) {
    position += 1;
    const metadata = { $correlationId: '', $causationId: '', actor: '', at, version: 1 };
    yield { id: '', type, data, metadata, stream: '', revision: 0, position: String(position) };
  }
};

/** Makes the tables of one projection from what happened, as a rebuild does, and says at which position they stand. */
const filled = async (pool: Pool, made: Projection, events: Iterable<Told>): Promise<Position> => {
  const name = schemaOf(made);
  const fold = startFold(made, new Set(), { empty: true });
  let position = start;
  for (const event of recorded(events, start)) {
    position = event.position;
    fold.take({ events: [event], upTo: position });
  }
  const client = await pool.connect();
  try {
    await client.query(`drop schema if exists ${name} cascade; ${createSql(made, name)}`);
    for (const { shape, slots } of fold.tables)
      await writeChanges(client, name, shape, changesOf(shape, [...slots.values()]), { copying: true });
    for (const index of indexSql(made, name)) await client.query(index);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
  return position;
};

/** Makes the search's tables and says at which position they stand; the places that it knows beside them are none. */
export const fillSearch = async (pool: Pool, events: Iterable<Told>): Promise<Position> => {
  await filled(pool, places as unknown as Projection, []);
  return filled(pool, projection, events);
};

/** Tells the search what happened since `after`, one batch at once, as the runner does. */
export const tellSearch = async (pool: Pool, events: readonly Told[], after: Position): Promise<Position> => {
  const batch = [...recorded(events, after)];
  const upTo = batch.at(-1)?.position ?? after;
  const client = await pool.connect();
  try {
    await writeBatch(client, { projection, schema, parked: new Set(), state: 'live' }, { events: batch, upTo });
  } finally {
    client.release();
  }
  return upTo;
};
