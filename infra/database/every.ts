import { setTimeout as wait } from 'node:timers/promises';

/** Waits for `ms` milliseconds. Returns early, without an error, when `signal` aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal }).catch(() => {});

/**
 * Runs `work` now, and again and again `everyMs` milliseconds after it ended, until `signal` aborts. What `work` throws
 * goes to `onError`, and the next round comes all the same; without `onError` it is thrown and ends it.
 */
export const every = async (
  everyMs: number | (() => number),
  signal: AbortSignal,
  work: () => Promise<unknown>,
  onError?: (error: unknown) => void,
): Promise<void> => {
  while (!signal.aborted) {
    await work().catch(onError);
    await pause(typeof everyMs === 'number' ? everyMs : everyMs(), signal);
  }
};
