import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import type { Position } from '#infra/event-store/event-store.ts';
import { advance, advanceFree, type Step } from './checkpoints.ts';

/** Moves a live checkpoint past events that do not concern its projection. Throws `LostPlace` when it is not at `from`. */
export type Pass = (schema: string, from: Position, to: Position) => Promise<void>;

/**
 * Returns a `Pass` that moves the checkpoints which pass at the same time in one statement: most events concern few
 * projections, and all others would commit a transaction each. A checkpoint that somebody holds is waited for alone.
 */
export const passing = (pool: Pool): Pass => {
  const steps = new DataLoader<Step, undefined>(
    async (asked) => {
      const moved = await advanceFree(pool, asked).catch(() => new Set<string>());
      return Promise.all(
        asked.map(({ schema, from, to }) =>
          moved.has(schema) ? undefined : advance(pool, schema, from, to).catch((error: Error) => error),
        ),
      ) as Promise<undefined[]>;
    },
    { cache: false },
  );
  return async (schema, from, to) => {
    await steps.load({ schema, from, to });
  };
};
