import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { type Lease, sessionLocks } from '#infra/database/locks.ts';
import { isPassing } from '#infra/database/passing.ts';
import { LostPlace } from '#infra/database/under-lease.ts';
import { type Position, start } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { moment } from '#infra/moment.ts';
import { type Aside, beginAside, dropSchema } from './aside.ts';
import { nextOf } from './checkpoints.ts';
import { readAhead } from './feed.ts';
import { PoisonEvent } from './fold.ts';
import { applyOrBlame } from './follow.ts';
import { type Projection, schemaOf } from './projection.ts';
import { switchTo } from './swap.ts';

/** The progress of a rebuild. */
type Progress = {
  readonly events: number;
  readonly position: Position;
  readonly doing: 'reading' | 'indexing' | 'switching';
};

export type BuildOptions = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** The limit of rows in memory, for all projections of the rebuild together. */
  readonly mostRows?: number;
};

/** As many as the log is read by. */
const eventsPerBatch = 2_000;
const nearTheEnd = 1_000;
const maxPasses = 20;

export class AlreadyBuilding extends Error {
  override readonly name = 'AlreadyBuilding';
  readonly schema: string;
  constructor(schema: string) {
    super(`${schema} is being built by someone else`);
    this.schema = schema;
  }
}

/** Runs `work` under a lock on these projections. Throws `AlreadyBuilding` when another process builds one. */
export const asOnlyBuilder = async <T>(
  pool: Pool,
  projections: readonly Projection[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const locks = sessionLocks(pool);
  try {
    const leases: Lease[] = [];
    for (const projection of projections) {
      const lease = await locks.take(`build.${schemaOf(projection)}`);
      if (!lease) throw new AlreadyBuilding(schemaOf(projection));
      leases.push(lease);
    }
    return await work(AbortSignal.any(leases.map(({ signal }) => signal)));
  } finally {
    await locks.close();
  }
};

/** Fills asides from the log: one full pass, then the indexes, then the new events until few are left. */
const fill = async (
  log: Log,
  asides: readonly Aside[],
  { signal, onProgress }: Pick<BuildOptions, 'signal' | 'onProgress'> = {},
): Promise<void> => {
  const projections = asides.map(({ target }) => target.projection);
  let events = 0;
  let position = start;
  const pass = async (): Promise<number> => {
    const before = events;
    for await (const batch of readAhead(log, projections, { after: position, size: eventsPerBatch, signal })) {
      for (const aside of asides) await aside.take(batch);
      events += batch.events.length;
      position = batch.upTo;
      moment('rebuild.filling');
      onProgress?.({ events, position, doing: 'reading' });
    }
    return events - before;
  };
  await pass();
  // two at a time: Postgres makes the indexes of one while another is written
  const settling = pLimit(2).map(asides, async (aside) => {
    signal?.throwIfAborted();
    onProgress?.({ events, position, doing: 'indexing' });
    await aside.settle();
  });
  await settling;
  for (let passes = 0; passes < maxPasses && (await pass()) > nearTheEnd; passes++);
};

/** Reads the log a second time, batch by batch, and throws `PoisonEvent` for the event that cannot be written. */
const blame = async (log: Log, pool: Pool, projections: readonly Projection[], signal: AbortSignal): Promise<void> => {
  for (const projection of projections) {
    const aside = await beginAside(pool, projection, nextOf(projection));
    try {
      await aside.settle();
      let at = start;
      for await (const batch of readAhead(log, [projection], { after: start, size: eventsPerBatch, signal }))
        at = await applyOrBlame(pool, aside.target, at, batch);
    } finally {
      await dropSchema(pool, aside.target.schema);
    }
  }
};

/**
 * Builds projections again beside the live ones, reading the log once for all of them, and switches each at the end.
 * Throws `PoisonEvent` at an event that cannot be projected; the live ones stay as they are. Throws `AlreadyBuilding`
 * when another process builds one of them.
 */
export const rebuild = (
  { pool, ...log }: Log & { readonly pool: Pool },
  projections: readonly Projection[],
  { signal, onProgress, mostRows = 50_000 }: BuildOptions = {},
): Promise<Position> =>
  asOnlyBuilder(pool, projections, async (held) => {
    const stop = signal ? AbortSignal.any([signal, held]) : held;
    const asides: Aside[] = [];
    try {
      for (const projection of projections)
        asides.push(
          await beginAside(pool, projection, nextOf(projection), {
            mostRows: Math.min(16_000, mostRows / projections.length),
          }),
        );
      await fill(log, asides, { signal: stop, onProgress });
      let position = start;
      for (const aside of asides) {
        stop.throwIfAborted();
        position = await switchTo(pool, log, aside);
        onProgress?.({ events: 0, position, doing: 'switching' });
      }
      return position;
    } catch (error) {
      if (!held.aborted) for (const { target } of asides) await dropSchema(pool, target.schema).catch(() => {});
      const known = error instanceof PoisonEvent || error instanceof LostPlace || isPassing(error);
      if (!known && !stop.aborted) await blame(log, pool, projections, stop);
      throw error;
    }
  });
