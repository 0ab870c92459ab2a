import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event, personal } from '../event.ts';
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
      choices: z.array(
        z.object({
          topic: z.enum(notificationTopics),
          site: z.boolean(),
          email: z.enum(emailChoices),
          push: z.boolean(),
        }),
      ),
      digest: z.object({ hour: z.int().min(0).max(23), timeZone: z.string().min(1).max(60) }),
    }),
    // before there were push messages: whoever wants a topic on the site wants it in a browser that asks for them
    ({ choices, ...v1 }: { choices: readonly { site: boolean }[] }) => ({
      ...v1,
      choices: choices.map((choice) => ({ ...choice, push: choice.site })),
    }),
  ),
};

/** What a browser says of itself when it asks for push messages (`PushSubscription.toJSON()`). */
export const pushSubscription = z.object({
  /** The address at its push service, by https at a host that has a name: never an address of a network. */
  endpoint: z
    .url({ protocol: /^https$/, hostname: /^([a-z\d-]+\.)+[a-z][a-z\d-]*$/ })
    .max(2000)
    .refine((text) => URL.canParse(text) && new URL(text).username + new URL(text).password === ''),
  /** In ms since 1970; null for one that does not expire. */
  expirationTime: z.number().nullable(),
  keys: z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) }),
});

export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushEvents = {
  /** A browser in which the person is signed in gets push messages; it replaces one with the same endpoint. */
  PushTurnedOn: event(
    z.object({
      accountId,
      browserId: z.uuid(),
      /** It gets them for as long as this session lasts. */
      sessionId: z.uuid(),
      subscription: personal(pushSubscription, 'accountId'),
      userAgent: personal(z.string().max(300), 'accountId'),
    }),
  ),
  /** The browser gets no more: its person said so or signed out, its push service no longer knows it, or newer ones took its place. */
  PushTurnedOff: event(
    z.object({ accountId, browserId: z.uuid(), why: z.enum(['asked', 'signed-out', 'gone', 'too-many']) }),
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
export type PushEvent = EventOf<typeof pushEvents>;
export type NotificationEvent = EventOf<typeof notificationEvents>;
