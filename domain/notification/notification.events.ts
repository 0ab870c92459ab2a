import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event } from '../event.ts';
import { emailChoices, notificationTopics } from './notification-topics.ts';

/** The position of a notification in the list: a position of the log, as twenty digits. */
export const notificationSeq = z.string().regex(/^\d{20}$/);

/** What a notification is about: `review:<id>`, `company:<id>`. Those with the same subject are shown together. */
export const notificationSubject = z.string().regex(/^[a-z_]+:[\w-]{1,64}$/);

export const notificationEvents = {
  /** The notifications about `subjects`, or all when it is null, are read up to `until`; later ones are unread. */
  NotificationsRead: event(
    z.object({
      accountId,
      subjects: z.array(notificationSubject).min(1).max(100).nullable(),
      until: notificationSeq,
    }),
  ),
  NotificationSettingsChosen: event(
    z.object({
      accountId,
      choices: z.array(z.object({ topic: z.enum(notificationTopics), site: z.boolean(), email: z.enum(emailChoices) })),
      digest: z.object({ hour: z.int().min(0).max(23), timeZone: z.string().min(1).max(60) }),
    }),
  ),
};

export const companyMailEvents = {
  /** Somebody followed the unsubscribe link of a mail that was sent to the address on the company's page. */
  CompanyMailStopped: event(z.object({ companyId: z.int().positive() })),
};

export const addressEvents = {
  /** The server of the account's address refused a mail for good, as for a mailbox that no longer exists. */
  AddressRefusedMail: event(z.object({ accountId })),
  /** The person says that the address accepts mail again. */
  AddressTrustedAgain: event(z.object({ accountId })),
};

export type AddressEvent = EventOf<typeof addressEvents>;
export type CompanyMailEvent = EventOf<typeof companyMailEvents>;
export type NotificationEvent = EventOf<typeof notificationEvents>;
