import type { EventDefinitions, EventOf } from '#domain/event.ts';
import type { Database } from '../database/database.ts';
import type { Position } from '../event-store/event-store.ts';
import type { Message } from './message.ts';

/** The event's data with its id, position, time and actor. */
export type Announced<Data> = {
  readonly data: Data;
  readonly id: string;
  readonly position: Position;
  readonly at: string;
  readonly actor: string;
};

type Told = readonly Message[] | Promise<readonly Message[]>;

/**
 * Returns the messages to send for an event. The projections in `shown` have already handled the event, so pages that
 * reload and queries on `db` see it.
 */
export type Announcement = {
  readonly shown: readonly { readonly name: string; readonly version: number }[];
  readonly on: Readonly<Record<string, (happened: Announced<never>, db: Database) => Told>>;
};

/** Declares an announcement over the events of `definitions`. */
export const announcement =
  <D extends EventDefinitions>(_definitions: D) =>
  (definition: {
    readonly shown: Announcement['shown'];
    readonly on: {
      readonly [E in EventOf<D>['type']]?: (
        happened: Announced<Extract<EventOf<D>, { readonly type: E }>['data']>,
        db: Database,
      ) => Told;
    };
  }): Announcement =>
    definition as Announcement;
