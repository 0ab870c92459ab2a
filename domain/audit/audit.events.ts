import { z } from 'zod';
import { accountId } from '../actor.ts';
import { type EventOf, event } from '../event.ts';
import { reasonLine, searchedText } from '../text.ts';

const contactKind = z.enum(['email', 'phone']);

/** What staff did with data as a whole. */
export const auditEvents = {
  /** People's addresses or numbers left the system: what was asked for, how many there were, and why. */
  ContactsExported: event(
    z.object({
      exportId: z.uuid(),
      kind: contactKind,
      /** `q` and `ip` name people. */
      filter: z.object({ q: searchedText.optional(), ip: searchedText.optional() }).catchall(z.string().max(200)),
      count: z.int().nonnegative(),
      reason: reasonLine(500),
    }),
  ),
  /** Whose contacts a part of an export is about: told before that part leaves, so that they can be told. */
  ContactsHandedOver: event(
    z.object({
      exportId: z.uuid(),
      kind: contactKind,
      reason: reasonLine(500),
      accounts: z.array(accountId).min(1).max(1000),
    }),
  ),
};

export type AuditEvent = EventOf<typeof auditEvents>;
