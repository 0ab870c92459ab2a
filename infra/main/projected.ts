import type { Identity } from '#projections/checkpoints.ts';
import type { ProjectionProgress } from '#projections/progress.ts';
import { every } from '../database/every.ts';
import { type Position, start } from '../event-store/event-store.ts';
import type { Projected } from '../http/read-after.ts';

const lookEveryMs = 100;

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
  void every(lookEveryMs, signal, look, () => {}); // the database is away: pages of the last position go on being served
  return {
    position: () => position,
    async caughtUp(wanted, timeoutMs) {
      const there = await progress.caughtUp(projections, wanted, timeoutMs);
      if (there) await look();
      return there;
    },
  };
};
