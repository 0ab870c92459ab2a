import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isAfter, type Position, start } from '#infra/event-store/event-store.ts';
import type { Identity } from './checkpoints.ts';
import { schemaOf } from './projection.ts';

const pollEveryMs = 25;

/** The positions of projections, even when another process runs them. */
export type ProjectionProgress = {
  /** Returns the lowest position of these projections; `start` when one was never built. */
  projectedPosition(projections: readonly Identity[]): Promise<Position>;
  /** Waits until all of these have reached `position`: true; false when `milliseconds` pass before that. */
  caughtUp(projections: readonly Identity[], position: Position, milliseconds: number): Promise<boolean>;
  /** Wakes the waiting callers of this process after a projection has reached a position. */
  moved(projection: Identity, position: Position): void;
};

export const projectionProgress = (pool: Pool): ProjectionProgress => {
  const seen = new Map<string, Position>();
  const waiting = new Set<() => void>();
  let looking = false;

  const note = (schema: string, position: Position): void => {
    seen.set(schema, position);
  };
  const wake = (): void => {
    for (const look of waiting) look();
  };

  const read = async (schemas: readonly string[]): Promise<Position> => {
    const { rows } = await pool.query<{ schema: string; position: Position }>(
      'select schema, position from projections.checkpoint where schema = any($1)',
      [schemas],
    );
    for (const { schema, position } of rows) note(schema, position);
    if (rows.length < schemas.length) return start;
    return rows
      .map(({ position }) => position)
      .reduce((least, position) => (isAfter(least, position) ? position : least));
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
      for (const { schema, position } of rows) note(schema, position);
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
      note(schemaOf(projection), position);
      wake();
    },
  };
};
