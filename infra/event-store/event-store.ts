/** A position in the whole log: opaque, ordered by `isAfter`, a string of digits. `start` is before every event. */
export type Position = string;

export const start: Position = '0';

/** Whether position `a` comes after `b`. Positions are numbers of any length, so the longer one is later. */
export const isAfter = (a: Position, b: Position): boolean => (a.length === b.length ? a > b : a.length > b.length);

export type EventMetadata = {
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly actor: string;
  /** The account that the actor, an administrator, impersonated. */
  readonly actingFor?: string;
  /** When it happened, ISO 8601 in UTC. Order is by position alone, never by this. */
  readonly at: string;
  readonly version: number;
  readonly locale?: string;
  /** The person whose key decrypts the personal fields. */
  readonly subject?: string;
};

export type NewEvent = {
  /** UUID. The same id is never stored twice. */
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: EventMetadata;
};

export type RecordedEvent = NewEvent & {
  readonly stream: string;
  /** 0 for the first event of its stream. */
  readonly revision: number;
  readonly position: Position;
};

/** What the caller expects: the revision of the stream's last event, no stream, or anything. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type Appended = {
  /** Of the last event appended. */
  readonly revision: number;
  readonly position: Position;
};

export type ReadStream = {
  /** The revision to begin at; by default the first, or the last when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
};

export type ReadAll = {
  /** Only events after this position. */
  readonly after?: Position;
  readonly types?: readonly string[];
  /** Only events with this id in their data or metadata. */
  readonly naming?: string;
  readonly limit?: number;
};

export type SubscribeAll = Omit<ReadAll, 'limit' | 'naming'> & { readonly signal: AbortSignal };

/**
 * The log of all events. Batches are never empty, except that `subscribeAll` yields one empty batch each time it has
 * reached the end of the log.
 */
export type EventStore = {
  /**
   * Appends all of `events` or none. When the first id is already in the stream, the events count as appended, and the
   * earlier result is returned. Throws `WrongExpectedRevision`, and nothing else, for a conflict.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /** Yields nothing for a stream that does not exist. */
  readStream(stream: string, options?: ReadStream): AsyncIterable<readonly RecordedEvent[]>;
  /** Reads the whole log in order, up to its end at the time of the call. */
  readAll(options?: ReadAll): AsyncIterable<readonly RecordedEvent[]>;
  /** Reads the whole log in order and then new events, no faster than consumed; reconnects by itself. */
  subscribeAll(options: SubscribeAll): AsyncIterable<readonly RecordedEvent[]>;
  /** Returns the position of the last event, or `start`. */
  head(): Promise<Position>;
  close(): Promise<void>;
};

export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly actual: number | 'no-stream';
  constructor(stream: string, expected: ExpectedRevision, actual: number | 'no-stream') {
    super(`Expected ${stream} at ${expected}, it is at ${actual}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** Returns all events of a batched read as one list. */
export const collect = async (batches: AsyncIterable<readonly RecordedEvent[]>): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const batch of batches) events.push(...batch);
  return events;
};
