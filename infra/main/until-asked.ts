import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A terminal tells every program that was started from it, and each passes it on: what comes within this time is one wish. */
const oneWishMs = 500;
const lastMomentMs = 15_000;

/**
 * Ends the process in good order, by `stop`, at the first Ctrl+C, `kill` or closed terminal; a second one, or 15 seconds,
 * end it at once.
 */
export const untilAsked = (stop: () => Promise<void>): void => {
  let askedAt: number | undefined;
  const end = (signal: (typeof signals)[number]) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > oneWishMs) process.exit(128 + constants.signals[signal]);
      return;
    }
    askedAt = performance.now();
    setTimeout(() => process.exit(1), lastMomentMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of signals) process.on(signal, end);
};
