import { type Decider, type Message, stateAfter } from '#domain/decider.ts';
import type { Database } from '../database/database.ts';
import type { Codec } from './codec.ts';
import { collect, type EventStore, type RecordedEvent } from './event-store.ts';

/** The event store with its codec. */
export type Log = { readonly store: EventStore; readonly codec: Codec };

/** What queries read: the log and the read models. */
export type Reading = Log & { readonly db: Database };

/** Returns the events of a stream, oldest first; none when it does not exist. */
export const eventsOf = async ({ store, codec }: Log, stream: string): Promise<readonly RecordedEvent[]> =>
  codec.decode(await collect(store.readStream(stream)));

/** Returns the state of a stream and its last event; the initial state and undefined when it does not exist. */
export const stateOf = async <C extends Message, E extends Message, S>(
  { store, codec }: Log,
  decider: Decider<C, E, S>,
  stream: string,
): Promise<{ readonly state: S; readonly last: RecordedEvent | undefined }> => {
  let state = decider.initial;
  let last: RecordedEvent | undefined;
  for await (const batch of store.readStream(stream)) {
    state = stateAfter(decider, await codec.decode(batch), state);
    last = batch.at(-1);
  }
  return { state, last };
};
