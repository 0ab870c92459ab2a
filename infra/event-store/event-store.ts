/** A place in the whole log: opaque, ordered by `isAfter`, a string of digits in JSON. `start` comes before every event. */
export type Position = string;

export const start: Position = '0';

export const isAfter = (a: Position, b: Position): boolean => (a.length === b.length ? a > b : a.length > b.length);

export type EventMetadata = {
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly actor: string;
  /** The account that the actor, an administrator, acted as. */
  readonly actingFor?: string;
  /** When it happened, ISO 8601 in UTC. Order is by position alone, never by this. */
  readonly at: string;
  readonly version: number;
  readonly locale?: string;
  /** The person whose key opens the personal fields. */
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

/** What the caller believes of the stream: the revision of its last event, that it has none, or nothing. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type Appended = {
  /** Of the last event appended. */
  readonly revision: number;
  readonly position: Position;
};

export type ReadStream = {
  /** The first revision wanted; by default the first, or the last when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
};

export type ReadAll = {
  /** Only events after this position. */
  readonly after?: Position;
  readonly types?: readonly string[];
  /** Only events in whose data or metadata this id stands. */
  readonly naming?: string;
  readonly limit?: number;
};

export type SubscribeAll = Omit<ReadAll, 'limit' | 'naming'> & { readonly signal: AbortSignal };

/**
 * The log of everything that happened. Batches are never empty, except that `subscribeAll` yields one empty batch each
 * time it has caught up with the end of the log.
 */
export type EventStore = {
  /**
   * All of `events` or none. Events whose first id is already in the stream count as appended before: the earlier
   * outcome is returned. Throws `WrongExpectedRevision`, and nothing else, for a conflict.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<Appended>;
  /** Yields nothing for a stream that does not exist. */
  readStream(stream: string, options?: ReadStream): AsyncIterable<readonly RecordedEvent[]>;
  /** The whole log in order, up to its end at the time of asking. */
  readAll(options?: ReadAll): AsyncIterable<readonly RecordedEvent[]>;
  /** The whole log in order and then whatever comes, no faster than it is consumed; resumes by itself after a drop. */
  subscribeAll(options: SubscribeAll): AsyncIterable<readonly RecordedEvent[]>;
  /** The position of the last event, or `start`. */
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

/** Every event of a batched read, in one list. */
export const collect = async (batches: AsyncIterable<readonly RecordedEvent[]>): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for await (const batch of batches) events.push(...batch);
  return events;
};
