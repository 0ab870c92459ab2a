import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ResolvedEvent,
  START,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client';
import {
  type EventMetadata,
  isAfter,
  type Position,
  type ReadAll,
  type ReadStream,
  type RecordedEvent,
  start,
} from './event-store.ts';

const eventsInBatch = 500;

/** Converts a read event; undefined for system events and deleted events. */
export const eventOf = ({ event, commitPosition }: ResolvedEvent): RecordedEvent | undefined => {
  if (!event?.isJson || event.type.startsWith('$')) return undefined;
  return {
    id: event.id,
    type: event.type,
    stream: event.streamId,
    revision: Number(event.revision),
    position: String(event.position?.commit ?? commitPosition ?? 0n),
    data: event.data as object,
    metadata: event.metadata as EventMetadata,
  };
};

/** Both parts of a position are equal for everything that is appended by gRPC. */
export const positionOf = (position: Position) =>
  position === start ? START : { commit: BigInt(position), prepare: BigInt(position) };

/**
 * Yields batches, only as fast as consumed. When the reader stops early, the call is cancelled and its rest is read:
 * the client cannot close while a call has unread events.
 */
async function* batches(
  read: StreamingRead<ResolvedEvent>,
  wanted: (event: RecordedEvent) => boolean,
  limit: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  let left = limit;
  read.on('error', () => {});
  try {
    for await (const resolved of read.iterator({ destroyOnReturn: false })) {
      const event = eventOf(resolved);
      if (!event || !wanted(event)) continue;
      batch.push(event);
      left--;
      if (left <= 0) break;
      if (batch.length < eventsInBatch) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  } finally {
    await read.cancel();
    read.resume();
  }
}

export const readStream = (
  client: EventStoreDBClient,
  stream: string,
  { direction = 'forwards', from, limit }: ReadStream = {},
): AsyncGenerator<readonly RecordedEvent[]> => {
  const forwards = direction === 'forwards';
  const fromRevision = from === undefined ? (forwards ? START : END) : BigInt(from);
  const read = client.readStream(stream, {
    direction: forwards ? FORWARDS : BACKWARDS,
    fromRevision,
    ...(limit !== undefined && { maxCount: limit }),
  });
  return batches(read, () => true, limit ?? Number.POSITIVE_INFINITY);
};

/** The server includes the position itself, so that event is skipped; types and ids are filtered here. */
export const readAll = (
  client: EventStoreDBClient,
  { after = start, types, naming, limit }: ReadAll = {},
): AsyncGenerator<readonly RecordedEvent[]> => {
  const among = types && new Set(types);
  const names = ({ data, metadata }: RecordedEvent) =>
    naming === undefined || JSON.stringify([data, metadata]).includes(naming);
  const wanted = (event: RecordedEvent) =>
    isAfter(event.position, after) && (!among || among.has(event.type)) && names(event);
  return batches(client.readAll({ fromPosition: positionOf(after) }), wanted, limit ?? Number.POSITIVE_INFINITY);
};

export const headOf = async (client: EventStoreDBClient): Promise<Position> => {
  const backwards = client.readAll({ direction: BACKWARDS, fromPosition: END });
  for await (const [last] of batches(backwards, () => true, 1)) if (last) return last.position;
  return start;
};
