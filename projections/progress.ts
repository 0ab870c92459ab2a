import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isAfter, type Position, start } from '#infra/event-store/event-store.ts';
import type { Identity } from './checkpoints.ts';
import { schemaOf } from './projection.ts';

const pollEveryMs = 25;

/** The positions of projections, even when another process runs them. */
export type ProjectionProgress = {
  /**
   * Returns the lowest position of these projections; `start` when one was never built. Asks the database only while
   * another process runs one of them.
   */
  projectedPosition(projections: readonly Identity[]): Promise<Position>;
  /** Waits until all of these have reached `position`: true; false when `milliseconds` pass before that. */
  caughtUp(projections: readonly Identity[], position: Position, milliseconds: number): Promise<boolean>;
  /** Wakes the waiting callers of this process after a projection has reached a position. */
  moved(projection: Identity, position: Position): void;
  /** This process no longer runs the projection: another may move it now. */
  left(projection: Identity): void;
};

export const projectionProgress = (pool: Pool): ProjectionProgress => {
  const seen = new Map<string, Position>();
  const runHere = new Set<string>();
  const waiting = new Set<() => void>();
  let looking = false;

  /** What was read may be older than what this process has moved meanwhile. */
  const note = (rows: readonly { readonly schema: string; readonly position: Position }[]): void => {
    for (const { schema, position } of rows) if (!runHere.has(schema)) seen.set(schema, position);
  };
  const wake = (): void => {
    for (const look of waiting) look();
  };

  const lowest = (positions: readonly Position[]): Position =>
    positions.reduce((least, position) => (isAfter(least, position) ? position : least));

  const read = async (schemas: readonly string[]): Promise<Position> => {
    if (schemas.every((schema) => runHere.has(schema)))
      return lowest(schemas.map((schema) => seen.get(schema) ?? start));
    const { rows } = await pool.query<{ schema: string; position: Position }>(
      'select schema, position from projections.checkpoint where schema = any($1)',
      [schemas],
    );
    note(rows);
    return rows.length < schemas.length ? start : lowest(rows.map(({ position }) => position));
  };

  /** Polls the checkpoints while anyone waits, because another process may run the projections. */
  const lookOn = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    while (waiting.size > 0) {
      await wait(pollEveryMs);
      const { rows } = await pool
        .query<{ schema: string; position: Position }>('select schema, position from projections.checkpoint')
        .catch(() => ({ rows: [] }));
      note(rows);
      wake();
    }
    looking = false;
  };

  return {
    projectedPosition: (projections) => read(projections.map(schemaOf)),
    caughtUp(projections, position, milliseconds) {
      const schemas = projections.map(schemaOf);
      const there = () => schemas.every((schema) => !isAfter(position, seen.get(schema) ?? start));
      if (there()) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const look = () => {
        if (there()) resolve(true);
      };
      const timer = setTimeout(() => resolve(false), milliseconds);
      waiting.add(look);
      void lookOn();
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(look);
      });
    },
    moved(projection, position) {
      runHere.add(schemaOf(projection));
      seen.set(schemaOf(projection), position);
      wake();
    },
    left: (projection) => runHere.delete(schemaOf(projection)),
  };
};
