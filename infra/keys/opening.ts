import { Worker } from 'node:worker_threads';
import type { OpenedValues, SealedValues } from './opening-thread.ts';

const program = new URL('./opening-thread.ts', import.meta.url);
const idleMs = 2_000;

/** Opens many sealed values in a thread of its own. A value that could not be opened, for whatever reason, is null or missing. */
export type Opening = (values: SealedValues) => Promise<OpenedValues>;

/** The thread starts with the first values and ends when none came for two seconds. */
export const openingThread = (): Opening => {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let broken = false;
  const asked: ((opened: OpenedValues) => void)[] = [];

  const start = (): Worker => {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 64 } });
    const lost = () => {
      if (thread !== started) return;
      thread = undefined;
      broken = true; // from now on each value is opened where it is read
      for (const answer of asked.splice(0)) answer('[]');
    };
    started.on('message', (opened: OpenedValues) => {
      asked.shift()?.(opened);
      if (asked.length > 0) return;
      started.unref();
      idle = setTimeout(() => {
        thread = undefined;
        void started.terminate();
      }, idleMs).unref();
    });
    started.once('error', lost);
    started.once('exit', lost);
    return started;
  };

  return (values) => {
    if (broken) return Promise.resolve('[]');
    clearTimeout(idle);
    thread ??= start();
    const { promise, resolve } = Promise.withResolvers<OpenedValues>();
    asked.push(resolve);
    thread.ref();
    thread.postMessage(values);
    return promise;
  };
};
