import { z } from 'zod';
import { accountId } from '../actor.ts';
import { type EventOf, event } from '../event.ts';

/** Who asked: the person, the operator, or the rule on accounts that nobody uses. */
export const erasureReasons = ['self', 'operator', 'inactive'] as const;

/** Where something of a person may be kept. Each tells when nothing of it is left there. */
export const sinks = ['sessions', 'mail', 'live', 'media', 'documents', 'claims', 'key', 'read-models'] as const;

export const erasureEvents = {
  ErasureRequested: event(z.object({ accountId, reason: z.enum(erasureReasons), due: z.iso.datetime() })),
  ErasureCancelled: event(z.object({ accountId })),
  ErasureBegun: event(z.object({ accountId })),
  SinkEmptied: event(z.object({ accountId, sink: z.enum(sinks), pieces: z.int().nonnegative() })),
  ErasureCompleted: event(z.object({ accountId })),
  /** From here on, nothing that they said can be read in any event: every read model lets go of it. */
  PersonForgotten: event(z.object({ accountId })),
};

export type ErasureEvent = EventOf<typeof erasureEvents>;
export type ErasureReason = (typeof erasureReasons)[number];
export type Sink = (typeof sinks)[number];
