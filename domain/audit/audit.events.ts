import { z } from 'zod';
import { type EventOf, event } from '../event.ts';

/** What staff did with data as a whole. */
export const auditEvents = {
  /** People's addresses or numbers left the system: what was asked for, how many there were, and why. */
  ContactsExported: event(
    z.object({
      exportId: z.uuid(),
      kind: z.enum(['email', 'phone']),
      filter: z.record(z.string().max(40), z.string().max(200)),
      count: z.int().nonnegative(),
      reason: z.string().min(1).max(500),
    }),
  ),
};

export type AuditEvent = EventOf<typeof auditEvents>;
