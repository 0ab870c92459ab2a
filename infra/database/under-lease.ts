import { pause } from './every.ts';
import type { Lease, Locks } from './locks.ts';

/** Another process moved the checkpoint: nothing was written, and it has to be read again. */
export class LostPlace extends Error {
  override readonly name = 'LostPlace';
}

type Options = {
  readonly locks: Pick<Locks, 'take'>;
  /** The name of the lock. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** How often, in milliseconds, a process that stands by tries to take over. */
  readonly lookEveryMs: number;
  /** Gets each error, of the lock or of the work, before it is tried again. */
  readonly onError: (error: unknown) => void;
};

const maxPauseMs = 5_000;

/**
 * Runs `work` until `signal` aborts, in one process at a time; the others stand by. The signal that `work` gets aborts
 * as well when the lease is lost. When `work` has ended it is run again; after an error 50 ms later, then after pauses
 * twice as long, up to five seconds, until it calls `moved` to say that it got on.
 */
export const underLease = async (
  { locks, name, signal, lookEveryMs, onError }: Options,
  work: (signal: AbortSignal, moved: () => void) => Promise<void>,
): Promise<void> => {
  for (let failures = 0; !signal.aborted; ) {
    let lease: Lease | undefined;
    try {
      lease = await locks.take(name);
      if (lease)
        await work(AbortSignal.any([signal, lease.signal]), () => {
          failures = 0;
        });
      else await pause(lookEveryMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      onError(error);
      await pause(Math.min(maxPauseMs, 50 * 2 ** failures++), signal);
    } finally {
      await lease?.release();
    }
  }
};
