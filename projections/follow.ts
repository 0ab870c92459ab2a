import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isPassing } from '#infra/database/passing.ts';
import { LostPlace } from '#infra/database/under-lease.ts';
import { isAfter, type Position, start } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { applyBatch, concerning, type Target } from './apply.ts';
import type { Batch } from './batch.ts';
import { checkpoint } from './checkpoints.ts';
import { type Feed, readAhead } from './feed.ts';
import { PoisonEvent } from './fold.ts';
import { parkedPositions } from './park.ts';
import type { Pass } from './pass.ts';
import { type Projection, schemaOf } from './projection.ts';

const maxBatchEvents = 2_000;

/** Applies one event at a time, so that those before the failing one are written. Throws `PoisonEvent` for that one. */
const applyOneByOne = async (pool: Pool, target: Target, from: Position, batch: Batch): Promise<never> => {
  let at = from;
  for (const event of batch.events) {
    try {
      at = await applyBatch(pool, target, at, { events: [event], upTo: event.position });
    } catch (error) {
      if (isPassing(error) || error instanceof LostPlace || error instanceof PoisonEvent) throw error;
      throw new PoisonEvent(event.position, error);
    }
  }
  throw new Error('Events that failed together went well one by one');
};

/** Like `applyBatch`; when a batch cannot be written, throws `PoisonEvent` for the event that fails. */
export const applyOrBlame = async (pool: Pool, target: Target, from: Position, batch: Batch): Promise<Position> => {
  try {
    return await applyBatch(pool, target, from, batch);
  } catch (error) {
    if (isPassing(error) || error instanceof LostPlace) throw error;
    return applyOneByOne(pool, target, from, batch);
  }
};

/**
 * Brings a built projection to the end of the log and keeps it there until `signal` aborts. Throws `PoisonEvent` for
 * an event that cannot be applied, `LostPlace` when another process moved the checkpoint.
 */
export const followLog = async (
  { pool, feed, pass, ...log }: Log & { readonly pool: Pool; readonly feed: Feed; readonly pass: Pass },
  projection: Projection,
  { signal, moved }: { readonly signal: AbortSignal; moved(position: Position): void },
): Promise<void> => {
  const schema = schemaOf(projection);
  const parked = await parkedPositions(pool, projection);
  const target: Target = { projection, schema, parked, state: 'live' };
  let at = (await checkpoint(pool, schema))?.position ?? start;
  moved(at);
  const take = async (batch: Batch): Promise<void> => {
    if (!isAfter(batch.upTo, at)) return;
    if (concerning(projection, at, batch).length > 0) at = await applyOrBlame(pool, target, at, batch);
    else {
      await pass(schema, at, batch.upTo);
      at = batch.upTo;
    }
    moved(at);
  };

  while (!signal.aborted) {
    const { from, queue } = feed.join();
    const leave = () => queue.end({ drop: true });
    signal.addEventListener('abort', leave, { once: true });
    try {
      while (isAfter(from, at) && !signal.aborted && !queue.ended()) {
        const before = at;
        for await (const batch of readAhead(log, [projection], { after: at, size: maxBatchEvents, signal }))
          await take(batch);
        if (before === at) await wait(20, undefined, { signal });
      }
      for (let batch = await queue.take(maxBatchEvents); batch; batch = await queue.take(maxBatchEvents))
        await take(batch);
    } finally {
      signal.removeEventListener('abort', leave);
      leave();
    }
  }
};
