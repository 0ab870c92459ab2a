import type pg from 'pg';
import type { Appended, ExpectedRevision, NewEvent } from './event-store.ts';
import { sender, type Waiting } from './postgres.send.ts';

const most = { events: 1_000, size: 4_000_000 };

/** The one way into the log: whatever waits while a flush is on its way goes with the next, in one statement. */
export const appender = (pool: pg.Pool, flushed: () => void) => {
  const send = sender(pool);
  let queue: Waiting[] = [];
  let flushing = false;

  /** At most one append of each stream, so that each is judged by what is really there. */
  const takeFlush = (): Waiting[] => {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const streams = new Set<string>();
    let events = 0;
    let size = 0;
    for (const append of queue) {
      const fits = events + append.events.length <= most.events && size + append.size <= most.size;
      if (streams.has(append.stream) || (taken.length > 0 && !fits)) {
        left.push(append);
        continue;
      }
      streams.add(append.stream);
      taken.push(append);
      events += append.events.length;
      size += append.size;
    }
    queue = left;
    return taken;
  };

  const run = async () => {
    while (queue.length > 0) {
      await send(takeFlush());
      flushed();
      await new Promise(setImmediate); // those who were answered may ask again, and go with the next flush
    }
    flushing = false;
  };

  return (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> => {
    if (events.length === 0) return Promise.reject(new RangeError('There is nothing to append'));
    const data = events.map((event) => JSON.stringify(event.data));
    const metadata = events.map((event) => JSON.stringify(event.metadata));
    const size = [...data, ...metadata].reduce((sum, text) => sum + text.length, 0);
    return new Promise((done, failed) => {
      queue.push({ stream, expected, events, data, metadata, size, done, failed });
      if (flushing) return;
      flushing = true;
      setImmediate(run); // whatever else asks in this turn goes with the first flush
    });
  };
};
