import type { Batch, Fed } from './batch.ts';

/** Batches on their way from one reader to one projection. */
export type Queue = {
  /** How many events wait. */
  readonly waiting: () => number;
  put(batch: Batch): void;
  /** Settles when the taker has been here, or has gone. */
  taken(): Promise<void>;
  /** Whatever waits, as one batch of `atMost` events or a little more; nothing once the queue has ended. */
  take(atMost: number): Promise<Batch | undefined>;
  /** Ends it: what waits can still be taken, unless it is dropped. An error is thrown at the taker. */
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
