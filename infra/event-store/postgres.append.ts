import type pg from 'pg';
import type { Appended, ExpectedRevision, NewEvent } from './event-store.ts';
import { sender, type Waiting } from './postgres.send.ts';

const maxFlush = { events: 1_000, size: 4_000_000 };

/** Appends to the log. All appends that wait while a flush runs go with the next flush, in one statement. */
export const appender = (pool: pg.Pool, flushed: () => void) => {
  const send = sender(pool);
  let queue: Waiting[] = [];
  let flushing = false;

  /** Takes at most one append per stream, so that each is checked against the stored revision. */
  const takeFlush = (): Waiting[] => {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const streams = new Set<string>();
    let events = 0;
    let size = 0;
    for (const append of queue) {
      const fits = events + append.events.length <= maxFlush.events && size + append.size <= maxFlush.size;
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
      await new Promise(setImmediate); // callers that just got an answer may append again, in the next flush
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
      setImmediate(run); // other appends of this turn go with the first flush
    });
  };
};
