import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { pause } from '#infra/database/every.ts';
import { type Locks, sessionLocks } from '#infra/database/locks.ts';
import { LostPlace, underLease } from '#infra/database/under-lease.ts';
import { isAfter, type Position, start } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { checkpoint, checkpoints, createCheckpoints, nextOf, recordFailure } from './checkpoints.ts';
import { type Feed, startFeed } from './feed.ts';
import { PoisonEvent } from './fold.ts';
import { followLog } from './follow.ts';
import { type Pass, passing } from './pass.ts';
import { type ProjectionProgress, projectionProgress } from './progress.ts';
import { type Projection, schemaOf } from './projection.ts';
import { AlreadyBuilding, rebuild } from './rebuild.ts';

type RunnerOptions = Log & {
  readonly pool: Pool;
  readonly projections: readonly Projection[];
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly signal: AbortSignal;
  /** How often, in milliseconds, a failed projection checks whether it may go on, and a spare runner tries the lock. */
  readonly lookEvery?: number;
};

type Runner = {
  readonly progress: ProjectionProgress;
  /** Whether every projection is built and has reached the log's end at start. A failed one counts as ready. */
  ready(): Promise<boolean>;
  /** Resolves when `signal` has aborted and the last batch is written or rolled back. */
  readonly stopped: Promise<void>;
};

/**
 * Runs projections until `signal` aborts: builds those whose version is new, then follows the log with all of them.
 * Each is run by one process at a time; the others stand by. One that fails stops alone, is recorded as `failed` and
 * logged as an error, and goes on when its event is parked.
 */
export const runProjections = async (options: RunnerOptions): Promise<Runner> => {
  const { pool, projections, log, signal, lookEvery = 1_000 } = options;
  await createCheckpoints(pool);
  const progress = projectionProgress(pool);
  const locks = sessionLocks(pool);
  const target = await options.store.head();
  const onError = (error: unknown) => log.warn({ err: error }, 'reading the log failed, trying again');
  const feed = await startFeed(options, projections, { signal, onError });
  const building = oneAtATime();
  const pass = passing(pool);
  const runs = projections.map((projection) =>
    supervise({ ...options, lookEvery, locks, feed, pass, building, progress }, projection),
  );
  let ready = false;
  return {
    progress,
    async ready() {
      if (ready) return true;
      const bySchema = new Map((await checkpoints(pool)).map((at) => [at.schema, at]));
      ready = projections.every((projection) => {
        const at = bySchema.get(schemaOf(projection));
        return at !== undefined && (at.state === 'failed' || !isAfter(target, at.position));
      });
      return ready;
    },
    stopped: Promise.all(runs).then(() => locks.close()),
  };
};

type Turn = <T>(work: () => Promise<T>) => Promise<T>;

const oneAtATime = (): Turn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
};

type Supervision = RunnerOptions & {
  readonly lookEvery: number;
  readonly locks: Locks;
  readonly feed: Feed;
  readonly pass: Pass;
  readonly building: Turn;
  readonly progress: ProjectionProgress;
};

/** Runs one projection, in one process at a time, and starts it again after every error. */
const supervise = (parts: Supervision, projection: Projection): Promise<void> => {
  const { log, signal, lookEvery, locks, progress } = parts;
  const schema = schemaOf(projection);
  const onError = (error: unknown): void => {
    if (error instanceof LostPlace) log.info({ projection: schema }, 'switched, or moved by another process');
    else log.warn({ projection: schema, err: error }, 'projecting was interrupted, trying again');
  };
  return underLease({ locks, name: `run.${schema}`, signal, lookEveryMs: lookEvery, onError }, async (held, gotOn) => {
    const moved = (position: Position) => {
      gotOn();
      progress.moved(projection, position);
    };
    try {
      await build(parts, projection, held);
      await followLog(parts, projection, { signal: held, moved }).finally(() => progress.left(projection));
    } catch (error) {
      if (held.aborted || !(error instanceof PoisonEvent)) throw error;
      await stop(parts, projection, error, held);
    }
  });
};

/** Builds the projection when this version does not exist yet; one build at a time per process. */
const build = async (parts: Supervision, projection: Projection, signal: AbortSignal): Promise<void> => {
  const { pool, log, lookEvery, building } = parts;
  const schema = schemaOf(projection);
  while (!signal.aborted && !(await checkpoint(pool, schema))) {
    try {
      await building(() => rebuild(parts, [projection], { signal }));
      log.info({ projection: schema }, 'built');
    } catch (error) {
      if (!(error instanceof AlreadyBuilding)) throw error;
      await wait(lookEvery, undefined, { signal });
    }
  }
};

/** Records and logs why the projection stopped, and waits until the operator parks the event or the process ends. */
const stop = async (
  { pool, log, lookEvery }: Supervision,
  projection: Projection,
  poison: PoisonEvent,
  signal: AbortSignal,
): Promise<void> => {
  const schema = schemaOf(projection);
  const row = (await checkpoint(pool, schema)) ? schema : nextOf(projection);
  const position = (await checkpoint(pool, row))?.position ?? start;
  await recordFailure(pool, row, projection, { error: poison.message, at: poison.position, position });
  log.error({ projection: schema, position: poison.position, err: poison.cause }, 'a projection stopped at an event');
  while (!signal.aborted && (await checkpoint(pool, row))?.state === 'failed') await pause(lookEvery, signal);
};
