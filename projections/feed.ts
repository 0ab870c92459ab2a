import { pause } from '#infra/database/every.ts';
import { isAfter, type Position } from '#infra/event-store/event-store.ts';
import type { Log } from '#infra/event-store/stream-state.ts';
import { type Batch, decoding } from './batch.ts';
import type { Projection } from './projection.ts';
import { type Queue, queue } from './queue.ts';

const maxWaitingEvents = 20_000;
const maxPauseMs = 5_000;

/** How many batches wait, decoded, for the consumer. */
const batchesAhead = 2;

/** How many pages are decoded at once: each waits for its keys, and for what a thread opens. */
const decodedAtOnce = 3;

/** Reads and decodes the log from `after` to its end, a little ahead of the consumer, in batches of up to `size`. */
export const readAhead = async function* (
  { store, codec }: Log,
  projections: readonly Projection[],
  { after, size, signal }: { readonly after: Position; readonly size: number; readonly signal?: AbortSignal },
): AsyncGenerator<Batch> {
  const decode = decoding(codec, projections);
  const ahead = queue();
  const reading = (async () => {
    try {
      const decoded: Promise<Batch>[] = [];
      for await (const recorded of store.readAll({ after })) {
        const last = recorded.at(-1);
        if (!last) continue;
        const batch = decode(recorded, last.position);
        batch.catch(() => {}); // thrown where it is awaited
        decoded.push(batch);
        const [first] = decoded;
        if (!first || decoded.length <= decodedAtOnce) continue;
        ahead.put(await first);
        decoded.shift();
        while (ahead.waiting() >= batchesAhead * size && !ahead.ended()) await ahead.taken();
        if (ahead.ended()) return;
      }
      for (const batch of decoded) ahead.put(await batch);
      ahead.end();
    } catch (error) {
      ahead.end({ error });
    }
  })();
  try {
    for (let batch = await ahead.take(size); batch; batch = await ahead.take(size)) {
      signal?.throwIfAborted();
      yield batch;
    }
  } finally {
    ahead.end({ drop: true });
    await reading;
  }
};

/** Follows the growing log; each event is read and decoded once for all projections of a process. */
export type Feed = {
  /** Returns a queue with all events after `from`. A queue that grows too long is ended; its reader joins again. */
  join(): { readonly from: Position; readonly queue: Queue };
};

/** Follows the log from its present end until `signal` aborts. Reconnects by itself after an error. */
export const startFeed = async (
  { store, codec }: Log,
  projections: readonly Projection[],
  { signal, onError }: { readonly signal: AbortSignal; onError(error: unknown): void },
): Promise<Feed> => {
  const decode = decoding(codec, projections);
  const queues = new Set<Queue>();
  let from = await store.head();

  const follow = async (): Promise<void> => {
    for await (const recorded of store.subscribeAll({ after: from, signal })) {
      const last = recorded.at(-1);
      if (!last || !isAfter(last.position, from)) continue;
      const batch = await decode(recorded, last.position);
      from = last.position;
      for (const open of queues) {
        open.put(batch);
        if (open.waiting() > maxWaitingEvents) open.end({ drop: true });
        if (open.ended()) queues.delete(open);
      }
    }
  };
  const followOn = async (): Promise<void> => {
    for (let pauseMs = 100; !signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      const before = from;
      await follow().catch(onError);
      if (from !== before) pauseMs = 100;
      await pause(pauseMs, signal);
    }
    for (const open of queues) open.end({ drop: true });
  };
  void followOn();

  return {
    join() {
      const joined = queue();
      if (signal.aborted) joined.end();
      else queues.add(joined);
      return { from, queue: joined };
    },
  };
};
