import {
  ANY,
  type AppendResult,
  type EventData,
  type EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { append as appendOnItsOwn } from '@eventstore/db-client/dist/streams/appendToStream/append.js';
import { type Appended, type ExpectedRevision, type NewEvent, WrongExpectedRevision } from './event-store.ts';
import { readStream } from './eventstoredb.read.ts';

type Known = { readonly last: number | 'no-stream'; readonly earlier?: Appended };

const dataOf = ({ id, type, data, metadata }: NewEvent): EventData =>
  jsonEvent({ id, type, data: data as Record<string, never>, metadata });

/** Where the stream is, and where these events are in it when they were appended before. */
const look = async (client: EventStoreDBClient, stream: string, events: readonly NewEvent[]): Promise<Known> => {
  const ids = new Set(events.map(({ id }) => id));
  let last: Known['last'] = 'no-stream';
  let newest: Appended | undefined;
  for await (const batch of readStream(client, stream, { direction: 'backwards' })) {
    for (const { id, revision, position } of batch) {
      if (last === 'no-stream') last = revision;
      if (ids.has(id)) newest ??= { revision, position };
      if (newest && id === events[0]?.id) return { last, earlier: newest };
    }
  }
  return { last };
};

/**
 * One call for each append: the client's shared batch stream forgets appends whose connection drops, and loses the
 * replies of other clients in the process with them.
 */
const send = (client: EventStoreDBClient, stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) =>
  appendOnItsOwn.call(client as never, stream, events.map(dataOf), {
    expectedRevision: expected === 'any' ? ANY : expected === 'no-stream' ? NO_STREAM : BigInt(expected),
    batchAppendSize: 0,
  }) as Promise<AppendResult>;

/**
 * The server itself recognises a repeat only by the place it would have, and with "any" only as best it can. So a stream
 * that may exist is looked through for the events' first id, and then appended to at the very revision that was seen.
 */
export const appendTo = async (
  client: EventStoreDBClient,
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): Promise<Appended> => {
  if (events.length === 0) throw new RangeError('There is nothing to append');
  let known: Known = expected === 'no-stream' ? { last: 'no-stream' } : await look(client, stream, events);
  for (;;) {
    if (known.earlier) return known.earlier;
    if (expected !== 'any' && known.last !== expected) throw new WrongExpectedRevision(stream, expected, known.last);
    try {
      const { nextExpectedRevision, position } = await send(client, stream, known.last, events);
      if (position) return { revision: Number(nextExpectedRevision), position: String(position.commit) };
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
    }
    known = await look(client, stream, events);
  }
};
