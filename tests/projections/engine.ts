import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Message } from '#domain/decider.ts';
import type { EventDefinitions } from '#domain/event.ts';
import { LostPlace } from '#infra/database/under-lease.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { codec } from '#infra/event-store/codec.ts';
import { type Position, start } from '#infra/event-store/event-store.ts';
import { postgresEventStore } from '#infra/event-store/postgres.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { personKeys } from '#infra/keys/person-keys.ts';
import { applyBatch, type Target } from '#projections/apply.ts';
import { dropSchema } from '#projections/aside.ts';
import type { Batch, Fed } from '#projections/batch.ts';
import { checkpoint, createCheckpoints } from '#projections/checkpoints.ts';
import { readAhead } from '#projections/feed.ts';
import { type Projection, schemaOf } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { allShapesOf, qualified, quoted } from '#projections/shape.ts';
import { ledgerEvents } from './ledger.ts';

/** An event to tell, in the stream `history` and at one moment unless it says others. */
export type Told = Message & { readonly stream?: string; readonly at?: string };

export type World = Log & { readonly pool: Pool };

const definitionsOf = ({ on }: Pick<Projection, 'on'>): EventDefinitions =>
  Object.keys(on).some((type) => type in ledgerEvents) ? ledgerEvents : catalogue;

export const logOf = (pool: Pool, projection: Pick<Projection, 'on'>): Log => ({
  store: postgresEventStore(pool),
  codec: codec(definitionsOf(projection), personKeys(pool)),
});

/** Appends them in order. Answers the position of the last. */
export const tell = async ({ store, codec }: Log, events: readonly Told[]): Promise<Position> => {
  let position = start;
  const stretches: Told[][] = [];
  for (const event of events) {
    const last = stretches.at(-1);
    if (last && last.length < 500 && last[0]?.stream === event.stream) last.push(event);
    else stretches.push([event]);
  }
  for (const stretch of stretches) {
    const encoded = stretch.map((event) =>
      codec.encode(event, randomUUID(), {
        $correlationId: 'test',
        $causationId: 'test',
        actor: 'operator',
        at: event.at ?? '2026-11-21T09:00:00.000Z',
      }),
    );
    const appended = await store.append(stretch[0]?.stream ?? 'history', 'any', await Promise.all(encoded));
    position = appended.position;
  }
  return position;
};

/** Empties the log, and has the projections serve that. */
export const beginEmpty = async (world: World, projections: readonly Projection[]): Promise<void> => {
  await createCheckpoints(world.pool);
  await world.pool.query('truncate event_store.event');
  for (const each of projections) await dropSchema(world.pool, schemaOf(each));
  await rebuild(world, projections);
};

/** Every row of every table, by table and in the order of the keys. */
export const rowsOf = async (
  pool: Pool,
  projection: Projection,
  schema = schemaOf(projection),
): Promise<Record<string, readonly Record<string, unknown>[]>> => {
  const tables: Record<string, Record<string, unknown>[]> = {};
  for (const { name, key } of allShapesOf(projection)) {
    const order = key.map((column) => `${quoted(column)}::text collate "C"`).join(', ');
    const { rows } = await pool.query(`select * from ${qualified(schema, name)} order by ${order}`);
    tables[name] = rows;
  }
  return tables;
};

export const targetOf = (projection: Projection): Target => ({
  projection,
  schema: schemaOf(projection),
  parked: new Set(),
  state: 'live',
});

/** The whole log as one batch. */
export const everything = async (log: Log, projection: Projection): Promise<Batch> => {
  const events: Fed[] = [];
  let upTo = start;
  for await (const batch of readAhead(log, [projection], { after: start, size: 1_000 })) {
    events.push(...batch.events);
    upTo = batch.upTo;
  }
  return { events, upTo };
};

const oddSizes = [1, 7, 2, 31, 3, 97, 1, 13];

export const inBatches = ({ events }: Batch, sizes: readonly number[] = oddSizes): Batch[] => {
  const batches: Batch[] = [];
  for (let first = 0; first < events.length; ) {
    const part = events.slice(first, first + (sizes[batches.length % sizes.length] ?? 1));
    batches.push({ events: part, upTo: part.at(-1)?.position ?? start });
    first += part.length;
  }
  return batches;
};

/** Applies the whole log, each batch delivered again at once, and again as part of the next. */
export const applyInOddBatches = async (
  { pool, ...log }: World,
  projection: Projection,
  sizes?: readonly number[],
): Promise<void> => {
  const target = targetOf(projection);
  let at = (await checkpoint(pool, target.schema))?.position ?? start;
  let before: readonly Fed[] = [];
  for (const { events, upTo } of inBatches(await everything(log, projection), sizes)) {
    const from = at;
    at = await applyBatch(pool, target, from, { events: [...before, ...events], upTo });
    const again = applyBatch(pool, target, from, { events, upTo });
    await expect(again).rejects.toBeInstanceOf(LostPlace);
    before = events;
  }
};
