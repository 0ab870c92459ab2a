import type { Pool } from 'pg';
import { isAfter, type RecordedEvent, start } from '#infra/event-store/event-store.ts';
import { changesOf } from '#projections/changes.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { startFold } from '#projections/fold.ts';
import { schemaOf } from '#projections/projection.ts';
import { createSql, indexSql } from '#projections/shape.ts';
import { writeChanges } from '#projections/write.ts';

export type Told = { readonly type: string; readonly data: object; readonly at?: string };

/** Makes the search's tables from what happened, as a rebuild does, and says at which position they stand. */
export const fillSearch = async (pool: Pool, events: Iterable<Told>): Promise<string> => {
  const schema = schemaOf(companySearch);
  const fold = startFold(companySearch, new Set(), { empty: true });
  let position = start;
  for (const { type, data, at = '2026-01-01T00:00:00.000Z' } of events) {
    position = String(Number(position) + 1);
    const metadata = { $correlationId: '', $causationId: '', actor: '', at, version: 1 };
    const event: RecordedEvent = { id: '', type, data, metadata, stream: '', revision: 0, position };
    fold.take({ events: [event], upTo: position });
  }
  const client = await pool.connect();
  try {
    await client.query(`drop schema if exists ${schema} cascade; ${createSql(companySearch, schema)}`);
    for (const { shape, slots } of fold.tables)
      await writeChanges(client, schema, shape, changesOf(shape, [...slots.values()]), { copying: true });
    for (const index of indexSql(companySearch, schema)) await client.query(index);
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
  return isAfter(position, start) ? position : start;
};
