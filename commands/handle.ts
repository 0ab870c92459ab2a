import { setTimeout } from 'node:timers/promises';
import type { Actor } from '#domain/actor.ts';
import { type Decider, decide, type Message } from '#domain/decider.ts';
import type { Envelope } from '#domain/envelope.ts';
import { eventIdOf } from '#infra/event-store/event-id.ts';
import {
  type EventMetadata,
  type ExpectedRevision,
  type Position,
  WrongExpectedRevision,
} from '#infra/event-store/event-store.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { moment } from '#infra/moment.ts';

export type Handled<E extends Message> = {
  /** The position of the stream's last event in the log; a reader that has reached it shows the change. */
  readonly position: Position | null;
  /** Empty when the command changed nothing. */
  readonly events: readonly E[];
};

/** Who made the event: for an administrator who acts as somebody, both, the administrator as `actor`. */
const authorOf = ({ id, impersonatedBy }: Actor): Pick<EventMetadata, 'actor' | 'actingFor'> =>
  impersonatedBy ? { actor: impersonatedBy, actingFor: id } : { actor: id };

/** Enough for a dozen people who report the same company in the same moment. */
const maxAttempts = 10;
const longestPauseMs = 500;

/** A while at random before the next try, longer after each: those who met are not to meet again. */
const pauseMs = (attempt: number): number => Math.min(50 * 1.5 ** attempt, longestPauseMs) * Math.random();

/**
 * Loads `stream`, decides `command` and appends the events. When another append comes in between, it tries again, up to
 * ten times in all. `assumeNew` skips the reading of a stream that most likely does not exist yet.
 * Throws a `Rejection` when a rule refuses, `WrongExpectedRevision` when every try met another append.
 */
export const handle = async <C extends Message, E extends Message, S>(
  log: Log,
  decider: Decider<C, E, S>,
  stream: string,
  command: C,
  envelope: Envelope,
  { assumeNew = false } = {},
): Promise<Handled<E>> => {
  const { store, codec } = log;
  for (let attempt = 1; ; attempt++) {
    const unread = { state: decider.initial, last: undefined };
    const { state, last } = assumeNew && attempt === 1 ? unread : await stateOf(log, decider, stream);
    const events = decide(decider, command, state, { now: envelope.now, actor: envelope.actor });
    if (events.length === 0) return { position: last?.position ?? null, events };
    const metadata = {
      $correlationId: envelope.correlationId,
      $causationId: envelope.causationId ?? envelope.commandId,
      ...authorOf(envelope.actor),
      at: envelope.now.toISOString(),
      ...(envelope.locale && { locale: envelope.locale }),
    };
    const recorded = await Promise.all(
      events.map((event, index) => codec.encode(event, eventIdOf(envelope.commandId, index), metadata)),
    );
    const expected: ExpectedRevision = last?.revision ?? 'no-stream';
    try {
      moment('append.before');
      const { position } = await store.append(stream, expected, recorded);
      moment('append.after');
      return { position, events };
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision) || attempt === maxAttempts) throw error;
      if (!assumeNew || attempt > 1) await setTimeout(pauseMs(attempt));
    }
  }
};
