import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent, RecordedEvent } from '#infra/event-store/event-store.ts';

/** One log, seen through the adapter under test. */
type Subject = {
  readonly store: EventStore;
  /** The same log through connections of its own, as another process has. */
  another(): EventStore;
  /** An append that has begun and is slow to end: it ends when the answer is called. */
  slowAppend(stream: string, event: NewEvent): Promise<() => Promise<unknown>>;
  /** Cuts every connection to the log. */
  dropConnections(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

export type Open = () => Promise<Subject>;

const metadata = { $correlationId: 'c', $causationId: 'c', actor: 'test', at: '2026-01-01T00:00:00.000Z', version: 1 };

export const happened = (data: object = {}, type = 'Happened'): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata,
});

export const several = (count: number, type?: string): NewEvent[] =>
  Array.from({ length: count }, (_, index) => happened({ index }, type));

/** Names of their own, as the log of a real server is shared with whatever ran before. */
export const fresh = (kind: string): string => `${kind}-${randomUUID()}`;

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

/** Appends again, with the same ids, until it is known to have happened. */
export const insist = async (store: EventStore, stream: string, events: readonly NewEvent[]): Promise<void> => {
  for (let attempt = 1; ; attempt++)
    try {
      await store.append(stream, 'any', events);
      return;
    } catch (error) {
      if (attempt === 1_000) throw error;
    }
};

/** What a follower sees until `enough` says so. */
export const followUntil = async (
  store: EventStore,
  options: { readonly after: string; readonly types?: readonly string[] },
  enough: (seen: readonly RecordedEvent[], batch: readonly RecordedEvent[]) => boolean,
): Promise<RecordedEvent[]> => {
  const stop = new AbortController();
  const seen: RecordedEvent[] = [];
  for await (const batch of store.subscribeAll({ ...options, signal: stop.signal })) {
    seen.push(...batch);
    if (enough(seen, batch)) stop.abort();
  }
  return seen;
};
