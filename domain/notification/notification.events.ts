import { z } from 'zod';
import { accountId } from '../actor.ts';
import { type EventOf, event } from '../event.ts';
import { emailChoices, notificationTopics } from './notification-topics.ts';

/** A place in the order of notifications: a position of the log in twenty digits. */
export const notificationSeq = z.string().regex(/^\d{20}$/);

/** What a notification is about: `review:<id>`, `company:<id>`. Those about the same stand together. */
export const notificationSubject = z.string().regex(/^[a-z_]+:[\w-]{1,64}$/);

export const notificationEvents = {
  /** Those about `subjects`, or all of them when it is null, up to `until`: what came after is still unread. */
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
  /** The address on its page wants no mail from us: whoever reads it followed the link in one. */
  CompanyMailStopped: event(z.object({ companyId: z.int().positive() })),
};

export const addressEvents = {
  /** The server of the account's address refused a mail for good: nobody lives there any more. */
  AddressRefusedMail: event(z.object({ accountId })),
  /** Its person says that it takes mail again. */
  AddressTrustedAgain: event(z.object({ accountId })),
};

export type AddressEvent = EventOf<typeof addressEvents>;
export type CompanyMailEvent = EventOf<typeof companyMailEvents>;
export type NotificationEvent = EventOf<typeof notificationEvents>;
