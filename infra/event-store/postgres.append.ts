import pg from 'pg';
import { type Appended, type ExpectedRevision, type NewEvent, WrongExpectedRevision } from './event-store.ts';

type Waiting = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  /** What is sent of each event: its data and metadata as JSON. */
  readonly bodies: readonly (readonly [data: string, metadata: string])[];
  readonly bytes: number;
  done(appended: Appended): void;
  failed(error: unknown): void;
};

const most = { events: 1000, bytes: 4_000_000 };
const noStream = -1;
const any = -2;
const repeated = -2;

const expectedNumber = (expected: ExpectedRevision) =>
  expected === 'no-stream' ? noStream : expected === 'any' ? any : expected;

const appendSql = 'select actuals, bases::text[] from event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)';

const earlierSql = `select revision, position::text from event_store.event
  where stream = $1 and id = any($2) order by revision desc limit 1`;

/** An error of the data itself, which must not fail what was sent beside it. */
const isOfItsOwn = (error: unknown) => error instanceof pg.DatabaseError && /^(22|23|54)/.test(error.code ?? '');

/** The one way into the log: whatever waits while a flush is on its way goes with the next, in one statement. */
export const appender = (pool: pg.Pool, flushed: () => void) => {
  let queue: Waiting[] = [];
  let flushing = false;

  /** At most one append of each stream, so that each is judged by what is really there. */
  const takeFlush = (): Waiting[] => {
    const taken: Waiting[] = [];
    const left: Waiting[] = [];
    const streams = new Set<string>();
    let events = 0;
    let bytes = 0;
    for (const waiting of queue) {
      const fits =
        taken.length === 0 || (events + waiting.events.length <= most.events && bytes + waiting.bytes <= most.bytes);
      if (!fits || streams.has(waiting.stream)) {
        left.push(waiting);
        continue;
      }
      streams.add(waiting.stream);
      taken.push(waiting);
      events += waiting.events.length;
      bytes += waiting.bytes;
    }
    queue = left;
    return taken;
  };

  const send = async (flush: readonly Waiting[]): Promise<void> => {
    const values = [
      flush.map(({ stream }) => stream),
      flush.map(({ expected }) => expectedNumber(expected)),
      flush.map(({ events }) => events[0]?.id),
      flush.map(({ events }) => events.length),
      flush.flatMap(({ events }, index) => events.map(() => index + 1)),
      flush.flatMap(({ events }) => events.map((_, index) => index + 1)),
      flush.flatMap(({ events }) => events.map(({ id }) => id)),
      flush.flatMap(({ events }) => events.map(({ type }) => type)),
      flush.flatMap(({ bodies }) => bodies.map(([data]) => data)),
      flush.flatMap(({ bodies }) => bodies.map(([, metadata]) => metadata)),
    ];
    const { rows } = await pool.query<{ actuals: number[]; bases: string[] }>({
      name: 'event_store.append',
      text: appendSql,
      values,
    });
    const { actuals = [], bases = [] } = rows[0] ?? {};
    await Promise.all(flush.map((waiting, index) => settle(waiting, Number(bases[index]), actuals[index] ?? noStream)));
  };

  const settle = async (waiting: Waiting, base: number, actual: number): Promise<void> => {
    const { stream, expected, events, done, failed } = waiting;
    if (base >= 0) return done({ revision: actual + events.length, position: String(base + events.length) });
    if (base !== repeated)
      return failed(new WrongExpectedRevision(stream, expected, actual === noStream ? 'no-stream' : actual));
    try {
      const { rows } = await pool.query<Appended>(earlierSql, [stream, events.map(({ id }) => id)]);
      done(rows[0] as Appended);
    } catch (error) {
      failed(error);
    }
  };

  const sendOrFail = async (flush: readonly Waiting[]): Promise<void> => {
    try {
      await send(flush);
    } catch (error) {
      if (flush.length > 1 && isOfItsOwn(error)) for (const waiting of flush) await sendOrFail([waiting]);
      else for (const { failed } of flush) failed(error);
    }
  };

  const run = async () => {
    while (queue.length > 0) {
      await sendOrFail(takeFlush());
      flushed();
    }
    flushing = false;
  };

  return (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended> => {
    if (events.length === 0) return Promise.reject(new RangeError('There is nothing to append'));
    const bodies = events.map(({ data, metadata }) => [JSON.stringify(data), JSON.stringify(metadata)] as const);
    const bytes = bodies.reduce((sum, [data, metadata]) => sum + data.length + metadata.length, 0);
    return new Promise((done, failed) => {
      queue.push({ stream, expected, events, bodies, bytes, done, failed });
      if (flushing) return;
      flushing = true;
      setImmediate(run); // whatever else asks in this turn goes with the first flush
    });
  };
};
