import type { EventDefinitions, EventOf } from '#domain/event.ts';
import type { Database } from '../database/database.ts';
import type { Position } from '../event-store/event-store.ts';
import type { Message } from './message.ts';

/** The event's data; and where, when and by whom it happened. */
export type Announced<Data> = {
  readonly data: Data;
  readonly id: string;
  readonly position: Position;
  readonly at: string;
  readonly actor: string;
};

type Told = readonly Message[] | Promise<readonly Message[]>;

/**
 * Who is told what when something has happened. By then the projections in `shown` have it, so that what a page asks for
 * on hearing of it is there, and `db` can be asked who wants to know.
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
