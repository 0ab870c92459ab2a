import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isAfter, type Position, start } from '#infra/event-store/event-store.ts';
import type { Identity } from './checkpoints.ts';
import { schemaOf } from './projection.ts';

const lookEveryMs = 25;

/** How far projections have come, whichever process runs them. */
export type ProjectionProgress = {
  /** The position up to which all of these show the log; `start` when one was never built. */
  projectedPosition(projections: readonly Identity[]): Promise<Position>;
  /** Waits until all of these show the log up to `position`; false when `milliseconds` passed before. */
  caughtUp(projections: readonly Identity[], position: Position, milliseconds: number): Promise<boolean>;
  /** Tells those who wait in this process that a projection has come to a position. */
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

  /** One look for all who wait, as long as someone waits: another process may be the one that runs them. */
  const lookOn = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    while (waiting.size > 0) {
      await wait(lookEveryMs);
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
