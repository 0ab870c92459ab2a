import type { Batch, Fed } from './batch.ts';

/** A queue of batches from one reader of the log to one projection. */
export type Queue = {
  /** The number of events in the queue. */
  readonly waiting: () => number;
  put(batch: Batch): void;
  /** Resolves when the consumer has taken a batch, or when the queue has ended. */
  taken(): Promise<void>;
  /** Waits for batches and returns them as one of about `atMost` events; undefined once the queue has ended. */
  take(atMost: number): Promise<Batch | undefined>;
  /** Ends the queue: the rest can still be taken, unless `drop` is set. `error` is thrown by the next empty `take`. */
  end(how?: { readonly drop?: boolean; readonly error?: unknown }): void;
  readonly ended: () => boolean;
};

export const queue = (): Queue => {
  let batches: Batch[] = [];
  let waiting = 0;
  let ended: { readonly error?: unknown } | undefined;
  let arrived = Promise.withResolvers<void>();
  let taken = Promise.withResolvers<void>();

  const together = (atMost: number): Batch => {
    const events: Fed[] = [];
    let upTo = '';
    let used = 0;
    for (const batch of batches) {
      if (used > 0 && events.length + batch.events.length > atMost) break;
      events.push(...batch.events);
      upTo = batch.upTo;
      used++;
    }
    batches = batches.slice(used);
    waiting -= events.length;
    return { events, upTo };
  };

  return {
    waiting: () => waiting,
    put(batch) {
      if (ended) return;
      batches.push(batch);
      waiting += batch.events.length;
      arrived.resolve();
    },
    taken: () => taken.promise,
    async take(atMost) {
      while (batches.length === 0) {
        if (ended && 'error' in ended) throw ended.error;
        if (ended) return;
        await arrived.promise;
        arrived = Promise.withResolvers();
      }
      const batch = together(atMost);
      taken.resolve();
      taken = Promise.withResolvers();
      return batch;
    },
    end({ drop = false, ...how } = {}) {
      if (drop) {
        batches = [];
        waiting = 0;
      }
      ended ??= how;
      arrived.resolve();
      taken.resolve();
    },
    ended: () => ended !== undefined,
  };
};
