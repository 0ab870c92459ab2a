import type { EventDefinitions, EventOf } from '#domain/event.ts';
import type { Audience } from '#domain/notification/notice.ts';

/** Ids of what a mail tells about, never what people are called or wrote. */
export type About = Readonly<Record<string, string | number>>;

/** A mail to be sent. */
export type Mail = {
  readonly kind: 'mail';
  readonly template: string;
  readonly to: Audience;
  readonly about: About;
};

/** What an account published, or one review of it, is to be as the account's level says. */
export type Following = { readonly kind: 'follow-level'; readonly account: string; readonly review?: string };

/** Companies came in that minute, and somebody may wait for them: `2026-12-31T08:15`. */
export type Arrived = { readonly kind: 'answer-alerts'; readonly minute: string };

/** A decision on many at once, or its undoing, that the account `by` asked for. */
export type BatchToRun = { readonly kind: 'run-batch'; readonly batch: string; readonly by: string };

/** Something to be done, once for each key. It is kept, so it carries ids and no one's data. */
export type Intent = (Mail | Following | Arrived | BatchToRun) & {
  readonly key: string;
  /** How long it waits first, in seconds: an undo within that time is in time. */
  readonly delayS?: number;
};

/** What a reactor is told: the event's data, and which event it was. */
export type Occurred<Data> = {
  readonly data: Data;
  /** The event's id: what follows from it has keys made of it. */
  readonly id: string;
  readonly at: string;
  /** Who did it. */
  readonly actor: string;
};

/** What follows in the world from what happens. Pure: the same event gives the same intents. */
export type Reactor = {
  readonly name: string;
  readonly on: Readonly<Record<string, (occurred: Occurred<never>) => readonly Intent[]>>;
};

type Reactions<D extends EventDefinitions> = {
  readonly [E in EventOf<D>['type']]?: (
    occurred: Occurred<Extract<EventOf<D>, { readonly type: E }>['data']>,
  ) => readonly Intent[];
};

/** Declares a reactor over the events of `definitions`. Its name never changes: its place in the log is kept under it. */
export const reactor =
  <D extends EventDefinitions>(_definitions: D) =>
  (definition: { readonly name: string; readonly on: Reactions<D> }): Reactor =>
    definition as Reactor;
