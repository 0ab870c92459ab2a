import type { Pool, PoolClient } from 'pg';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import { moment } from '#infra/moment.ts';
import type { Batch } from './batch.ts';
import { changesOf } from './changes.ts';
import { advance } from './checkpoints.ts';
import { startFold } from './fold.ts';
import { loadReplaced, loadWaiting } from './load.ts';
import type { Projection } from './projection.ts';
import { inUnsyncedTransaction } from './transaction.ts';
import { writeChanges } from './write.ts';

/** The schema that a projection is written to, and the events that it skips (`parked`). */
export type Target = {
  readonly projection: Projection;
  readonly schema: string;
  readonly parked: ReadonlySet<Position>;
  readonly state: 'building' | 'live';
};

/** Folds the batch in memory and writes the result: at most one read and one write statement per table. */
export const writeBatch = async (client: PoolClient, target: Target, batch: Batch): Promise<void> => {
  const { projection, schema, parked } = target;
  const fold = startFold(projection, parked, { empty: false });
  fold.take(batch);
  for (const table of fold.tables) {
    const { shape } = table;
    await loadWaiting(client, schema, table);
    const slots = [...table.slots.values()];
    if (slots.length === 0) continue;
    if (shape.tallies.length > 0) await loadReplaced(client, schema, shape, slots);
    await writeChanges(client, schema, shape, changesOf(shape, slots), { copying: false });
  }
};

/** The events of a batch after `from` that a projection handles. */
export const concerning = ({ on }: Projection, from: Position, { events }: Batch): Batch['events'] =>
  events.filter(({ type, position }) => type in on && isAfter(position, from));

/**
 * Applies a batch only once, even when it is delivered twice: the checkpoint moves first, in the same transaction as
 * the rows. Returns the new position. Throws `LostPlace`, and writes nothing, when the checkpoint is not at `from`.
 */
export const applyBatch = async (pool: Pool, target: Target, from: Position, batch: Batch): Promise<Position> => {
  const { projection, schema, state } = target;
  const { upTo } = batch;
  if (!isAfter(upTo, from)) return from;
  const events = concerning(projection, from, batch);
  moment('projection.before');
  if (events.length === 0) await advance(pool, schema, from, upTo, state);
  else
    await inUnsyncedTransaction(pool, async (client) => {
      await advance(client, schema, from, upTo, state);
      await writeBatch(client, target, { events, upTo });
      moment('projection.inside');
    });
  moment('projection.after');
  return upTo;
};
