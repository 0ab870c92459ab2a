import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event } from '../event.ts';
import { reasonLine, searchedText } from '../text.ts';

const contactKind = z.enum(['email', 'phone']);

/** What staff did with the data of many people at once. */
export const auditEvents = {
  /** Staff exported e-mail addresses or phone numbers: with which filter, how many, and why. */
  ContactsExported: event(
    z.object({
      exportId: z.uuid(),
      kind: contactKind,
      /** `q` and `ip` may name people, so only whether they were used is stored. */
      filter: z.object({ q: searchedText.optional(), ip: searchedText.optional() }).catchall(z.string().max(200)),
      count: z.int().nonnegative(),
      reason: reasonLine(500),
    }),
  ),
  /** The accounts in one part of an export. Stored before that part is sent, so that they can be informed. */
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
