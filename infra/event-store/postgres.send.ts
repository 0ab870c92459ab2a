import pg from 'pg';
import { type Appended, type ExpectedRevision, type NewEvent, WrongExpectedRevision } from './event-store.ts';
import { int4Array, textArray, uuidArray } from './postgres.arrays.ts';

/** A waiting append; `data` and `metadata` are the JSON of its events. */
export type Waiting = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly NewEvent[];
  readonly data: readonly string[];
  readonly metadata: readonly string[];
  /** The approximate size in characters. */
  readonly size: number;
  done(appended: Appended): void;
  failed(error: unknown): void;
};

const noStream = -1;
const any = -2;
const verdict = { appended: 0, repeated: -2 };

const expectedNumber = (expected: ExpectedRevision) =>
  expected === 'no-stream' ? noStream : expected === 'any' ? any : expected;

const appendSql = `select head::text, actuals, verdicts
  from event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const earlierSql = `select revision, position::text from event_store.event
  where stream = $1 and id = any($2) order by revision desc limit 1`;

type Answer = { readonly head: string; readonly actuals: number[] | null; readonly verdicts: number[] | null };

const valuesOf = (flush: readonly Waiting[], careful: boolean) => {
  const owners = flush.flatMap(({ events }, index) => events.map(() => index + 1));
  const events = flush.flatMap((append) => append.events);
  return [
    careful,
    textArray(flush.map(({ stream }) => stream)),
    int4Array(flush.map(({ expected }) => expectedNumber(expected))),
    int4Array(owners),
    int4Array(flush.flatMap((append) => append.events.map((_, index) => index + 1))),
    textArray(owners.map((owner) => flush[owner - 1]?.stream ?? '')),
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
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

/** Whether the error is in the data of one append, which must not fail the others in the flush. */
const isOfItsOwn = (error: unknown) =>
  error instanceof pg.DatabaseError ? /^(22|23|54)/.test(error.code ?? '') : error instanceof RangeError;

/** Sends appends to different streams in one statement, and settles them all. */
export const sender = (pool: pg.Pool) => {
  const settleEarlier = async ({ stream, events, done, failed }: Waiting): Promise<void> => {
    try {
      const { rows } = await pool.query<Appended>(earlierSql, [stream, events.map(({ id }) => id)]);
      done(rows[0] as Appended);
    } catch (error) {
      failed(error);
    }
  };

  const settle = (flush: readonly Waiting[], { head, actuals, verdicts }: Answer): void => {
    let position = Number(head);
    for (const [index, append] of flush.entries()) {
      const { stream, expected, events, done, failed } = append;
      position += events.length;
      const found = verdicts?.[index] ?? verdict.appended;
      const actual = actuals?.[index] ?? expectedNumber(expected);
      if (found === verdict.appended) done({ revision: actual + events.length, position: String(position) });
      else if (found === verdict.repeated) void settleEarlier(append);
      else failed(new WrongExpectedRevision(stream, expected, actual === noStream ? 'no-stream' : actual));
    }
  };

  /** `careful` first checks every first id; without it, a repeated id may fail the whole flush. */
  const send = async (flush: readonly Waiting[], careful = false): Promise<void> => {
    try {
      const query = { name: 'event_store.append', text: appendSql, values: valuesOf(flush, careful) };
      const { rows } = await pool.query<Answer>(query);
      settle(flush, rows[0] as Answer);
    } catch (error) {
      if (careful || !isOfItsOwn(error)) for (const { failed } of flush) failed(error);
      else for (const append of flush) await send([append], true);
    }
  };
  return send;
};
