import type { Pool } from 'pg';
import { runProjections } from '#projections/runner.ts';
import type { Log } from '../event-store/stream-state.ts';
import { projections } from './all-projections.ts';

const patienceMs = 600_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** Waits until every read model shows the log as it is now; runs those that no other process runs. */
export const projectedByNow =
  ({ store, codec, pool }: Log & { readonly pool: Pool }) =>
  async (): Promise<void> => {
    const ending = new AbortController();
    const runner = await runProjections({ store, codec, pool, projections, log: quiet, signal: ending.signal });
    const there = await runner.progress.caughtUp(projections, await store.head(), patienceMs);
    ending.abort();
    await runner.stopped;
    if (!there) throw new Error('The read models are behind: look at "sokoni projections status"');
  };
