import pg from 'pg';
import { type Appended, type ExpectedRevision, type NewEvent, WrongExpectedRevision } from './event-store.ts';
import { int4Array, textArray, uuidArray } from './postgres.arrays.ts';

type Waiting = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  readonly data: readonly string[];
  readonly metadata: readonly string[];
  /** About how much is sent. */
  readonly size: number;
  done(appended: Appended): void;
  failed(error: unknown): void;
};

const most = { events: 1_000, size: 4_000_000 };
const noStream = -1;
const any = -2;
const repeated = -2;

const expectedNumber = (expected: ExpectedRevision) =>
  expected === 'no-stream' ? noStream : expected === 'any' ? any : expected;

const appendSql = `select actuals, bases::text[]
  from event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;

const earlierSql = `select revision, position::text from event_store.event
  where stream = $1 and id = any($2) order by revision desc limit 1`;

const valuesOf = (flush: readonly Waiting[], careful: boolean) => {
  const each = flush.flatMap((append, owner) =>
    append.events.map((event, offset) => ({ append, owner, event, offset })),
  );
  return [
    careful,
    textArray(flush.map(({ stream }) => stream)),
    int4Array(flush.map(({ expected }) => expectedNumber(expected))),
    uuidArray(flush.map(({ events }) => events[0]?.id ?? '')),
    int4Array(flush.map(({ events }) => events.length)),
    int4Array(each.map(({ owner }) => owner + 1)),
    int4Array(each.map(({ offset }) => offset + 1)),
    textArray(each.map(({ append }) => append.stream)),
    uuidArray(each.map(({ event }) => event.id)),
    textArray(each.map(({ event }) => event.type)),
    textArray(
      flush.flatMap(({ data }) => data),
      'json',
    ),
    textArray(
      flush.flatMap(({ metadata }) => metadata),
      'json',
    ),
  ];
};

/** An error of the data itself, which must not fail what was sent beside it. */
const isOfItsOwn = (error: unknown) =>
  !(error instanceof pg.DatabaseError) ? error instanceof RangeError : /^(22|23|54)/.test(error.code ?? '');

/** Sends appends in one statement, and settles each of them. */
export const sender = (pool: pg.Pool) => {
  const settleEarlier = async ({ stream, events, done, failed }: Waiting): Promise<void> => {
    try {
      const { rows } = await pool.query<Appended>(earlierSql, [stream, events.map(({ id }) => id)]);
      done(rows[0] as Appended);
    } catch (error) {
      failed(error);
    }
  };

  const settle = (append: Waiting, base: number, actual: number): void => {
    const { stream, expected, events, done, failed } = append;
    if (base >= 0) done({ revision: actual + events.length, position: String(base + events.length) });
    else if (base === repeated) void settleEarlier(append);
    else failed(new WrongExpectedRevision(stream, expected, actual === noStream ? 'no-stream' : actual));
  };

  /** `careful` looks for every first id beforehand; else an id that is there already makes the whole flush fail. */
  const send = async (flush: readonly Waiting[], careful: boolean): Promise<void> => {
    try {
      const values = valuesOf(flush, careful);
      const { rows } = await pool.query<{ actuals: number[]; bases: string[] }>({
        name: 'event_store.append',
        text: appendSql,
        values,
      });
      const { actuals = [], bases = [] } = rows[0] ?? {};
      for (const [index, append] of flush.entries()) settle(append, Number(bases[index]), actuals[index] ?? noStream);
    } catch (error) {
      if (careful || !isOfItsOwn(error)) for (const { failed } of flush) failed(error);
      else for (const append of flush) await send([append], true);
    }
  };
  return (flush: readonly Waiting[]) => send(flush, false);
};

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
