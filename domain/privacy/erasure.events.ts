import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event } from '../event.ts';

/** Who requested it: the person, the operator, or the rule for accounts that nobody uses. */
const erasureReasons = ['self', 'operator', 'inactive'] as const;

/** The places that may store data of a person. Each reports when it has erased them. */
export const sinks = ['sessions', 'mail', 'live', 'media', 'documents', 'claims', 'key', 'read-models'] as const;

export const erasureEvents = {
  ErasureRequested: event(z.object({ accountId, reason: z.enum(erasureReasons), due: z.iso.datetime() })),
  ErasureCancelled: event(z.object({ accountId })),
  ErasureBegun: event(z.object({ accountId })),
  SinkEmptied: event(z.object({ accountId, sink: z.enum(sinks), pieces: z.int().nonnegative() })),
  ErasureCompleted: event(z.object({ accountId })),
  /** From here on, the person's personal fields cannot be read in any event, and every read model removes them. */
  PersonForgotten: event(z.object({ accountId })),
};

export type ErasureEvent = EventOf<typeof erasureEvents>;
export type ErasureReason = (typeof erasureReasons)[number];
export type Sink = (typeof sinks)[number];
