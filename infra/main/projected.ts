import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from '#projections/checkpoints.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { type Position, start } from '../event-store/event-store.ts';
import type { Projected } from '../http/read-after.ts';

const lookEvery = 100;

/** Polls the position of the read models until `signal` aborts, even when another process projects them. */
export const projectedBy = (
  progress: ProjectionProgress,
  projections: readonly Identity[],
  signal: AbortSignal,
): Projected => {
  let position: Position = start;
  const look = async (): Promise<void> => {
    position = await progress.projectedPosition(projections);
  };
  const keepLooking = async (): Promise<void> => {
    while (!signal.aborted) {
      await look().catch(() => {}); // the database is away: pages of the last position go on being served
      await wait(lookEvery, undefined, { signal }).catch(() => {});
    }
  };
  void keepLooking();
  return {
    position: () => position,
    async caughtUp(wanted, timeoutMs) {
      const there = await progress.caughtUp(projections, wanted, timeoutMs);
      if (there) await look();
      return there;
    },
  };
};
