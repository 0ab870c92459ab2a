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

/** Returns the stream's last revision, and the earlier result when these events were appended before. */
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
 * Uses one call per append: the client's shared batch stream loses appends when its connection drops, and also the
 * replies of other clients in the process.
 */
const send = (client: EventStoreDBClient, stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) =>
  appendOnItsOwn.call(client as never, stream, events.map(dataOf), {
    expectedRevision: expected === 'any' ? ANY : expected === 'no-stream' ? NO_STREAM : BigInt(expected),
    batchAppendSize: 0,
  }) as Promise<AppendResult>;

/**
 * The server recognises a repeated append only by its position, and not reliably with "any". So an existing stream is
 * searched for the first event id, and then appended to at exactly the revision that was read.
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
