import type { Pool } from 'pg';
import { expect } from 'vitest';
import { type Context, type Decider, decide, type Message, stateAfter } from '#domain/decider.ts';
import type { Projection } from '#projections/projection.ts';
import { rebuild } from '#projections/rebuild.ts';
import { freshDatabase } from '#tests/postgres.ts';
import { applyInOddBatches, beginEmpty, logOf, rowsOf, type Told, tell } from './projections/engine.ts';

/** `given(company, registered).when(command, context).then(fact)`: what a decider makes of a command after those facts. */
export const given = <C extends Message, E extends Message, S>(
  decider: Decider<C, E, S>,
  ...events: readonly Message[]
) => ({
  when(command: C, context: Context) {
    const answer = () => decide(decider, command, stateAfter(decider, events, decider.initial), context);
    return {
      // biome-ignore lint/suspicious/noThenProperty: the word of every such test, and nothing awaits it
      then: (...expected: readonly E[]): void => expect(answer()).toEqual(expected),
      thenNothing: (): void => expect(answer()).toEqual([]),
      rejects: (code: string): void => expect(answer).toThrow(expect.objectContaining({ name: 'Rejection', code })),
    };
  },
});

/**
 * Proves that every way of projecting what the log of `pool` tells ends in the same rows: live, in batches of odd sizes
 * and each delivered twice; rebuilt in memory; rebuilt with next to no memory. The projection has begun with an empty log.
 */
export const expectLogRebuildsAsLive = async (pool: Pool, projection: Projection): Promise<void> => {
  const log = { ...logOf(pool, projection), pool };
  await applyInOddBatches(log, projection);
  const live = await rowsOf(pool, projection);
  for (const mostRows of [50_000, 20]) {
    await rebuild(log, [projection], { mostRows });
    expect(await rowsOf(pool, projection)).toEqual(live);
  }
};

/** Tells the events on a real Postgres, and has every way of projecting them end in the same rows. */
export const expectRebuildEqualsLive = async (projection: Projection, events: readonly Told[]): Promise<void> => {
  await using db = await freshDatabase();
  const log = { ...logOf(db.pool, projection), pool: db.pool };
  await beginEmpty(log, [projection]);
  await tell(log, events);
  await expectLogRebuildsAsLive(db.pool, projection);
};
