import {
  AccessDeniedError,
  type AllStreamSubscription,
  type EventStoreDBClient,
  eventTypeFilter,
  excludeSystemEvents,
  InvalidArgumentError,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { pause } from '../database/every.ts';
import { isAfter, type Position, type RecordedEvent, type SubscribeAll, start } from './event-store.ts';
import { eventOf, positionOf } from './eventstoredb.read.ts';

const eventsInBatch = 500;
const maxPauseMs = 5_000;

const pattern = (types: readonly string[]) =>
  `^(${types.map((type) => type.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`;

const subscribe = (client: EventStoreDBClient, after: Position, types: readonly string[] | undefined) =>
  client.subscribeToAll(
    {
      fromPosition: positionOf(after),
      filter: types ? eventTypeFilter({ regex: pattern(types) }) : excludeSystemEvents(),
    },
    { highWaterMark: eventsInBatch },
  );

/** Returns the events that have arrived, without waiting. */
const arrived = (subscription: AllStreamSubscription, after: Position): RecordedEvent[] => {
  const events: RecordedEvent[] = [];
  while (events.length < eventsInBatch) {
    const resolved: ResolvedEvent | null = subscription.read();
    if (resolved === null) break;
    const event = eventOf(resolved);
    if (event && isAfter(event.position, after)) events.push(event);
  }
  return events;
};

/**
 * Follows one subscription until it drops (then it throws) or `signal` aborts. "Caught up" and checkpoints arrive
 * before the buffered events are consumed, so the empty batch waits for an empty buffer; checkpoints are not used.
 */
async function* follow(
  subscription: AllStreamSubscription,
  from: Position,
  signal: AbortSignal,
): AsyncGenerator<readonly RecordedEvent[]> {
  let after = from;
  let live = false;
  let told = false;
  let dropped: Error | undefined;
  let wake = () => {};
  const changed = () => wake();
  const drop = (error?: Error) => {
    dropped ??= error ?? new Error('The subscription ended');
    wake();
  };
  subscription.on('readable', changed);
  subscription.on('caughtUp', () => {
    live = true;
    told = false;
    wake();
  });
  subscription.on('fellBehind', () => {
    live = false;
  });
  subscription.on('error', drop);
  subscription.on('end', drop);
  signal.addEventListener('abort', changed);
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const events = arrived(subscription, after);
      if (events.length > 0) {
        after = events.at(-1)?.position ?? after;
        told = false;
        yield events;
      } else if (dropped) throw dropped;
      else if (live && !told) {
        told = true;
        yield [];
      } else await woken;
    }
  } finally {
    signal.removeEventListener('abort', changed);
    subscription.off('readable', changed);
    await subscription.unsubscribe().catch(() => {});
    subscription.resume(); // reads the rest; otherwise the client would never close
  }
}

/** Yields the log in order and then new events; a dropped subscription resumes after the last consumed event. */
export async function* subscribeAll(
  client: EventStoreDBClient,
  { after = start, types, signal }: SubscribeAll,
): AsyncGenerator<readonly RecordedEvent[]> {
  let read = after;
  for (let pauseMs = 100; !signal.aborted; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      for await (const events of follow(subscribe(client, read, types), read, signal)) {
        pauseMs = 100;
        read = events.at(-1)?.position ?? read;
        yield events;
      }
    } catch (error) {
      if (error instanceof AccessDeniedError || error instanceof InvalidArgumentError) throw error;
      await pause(pauseMs, signal);
    }
  }
}
