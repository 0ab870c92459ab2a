import type { AddressEvent, NotificationEvent, PushEvent } from '#domain/notification/notification.events.ts';
import { emailChoices, notificationTopics } from '#domain/notification/notification-topics.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** What one of a few people reads, or chooses to be told. */
export const notificationHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const until = String(below(5_000)).padStart(20, '0');
  const browserId = person(100 + below(6));
  const event = one<NotificationEvent | AddressEvent | PushEvent>([
    { type: 'AddressRefusedMail', data: { accountId } },
    { type: 'AddressTrustedAgain', data: { accountId } },
    {
      type: 'PushTurnedOn',
      data: {
        accountId,
        browserId,
        sessionId: browserId,
        subscription: {
          endpoint: `https://push.example/${browserId}`,
          expirationTime: null,
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
        userAgent: 'Firefox',
      },
    },
    { type: 'PushTurnedOff', data: { accountId, browserId, why: one(['asked', 'gone']) } },
    { type: 'NotificationsRead', data: { accountId, subjects: null, until } },
    {
      type: 'NotificationsRead',
      data: { accountId, subjects: [`company:${below(9)}`, `review:r-${below(4)}`], until },
    },
    {
      type: 'NotificationSettingsChosen',
      data: {
        accountId,
        choices: notificationTopics
          .filter(() => below(2) === 0)
          .map((topic) => ({ topic, site: below(2) === 0, email: one(emailChoices), push: below(2) === 0 })),
        digest: { hour: below(24), timeZone: one(['Africa/Abidjan', 'Africa/Nairobi']) },
      },
    },
  ]);
  return { stream: `notifications-${accountId}`, ...event };
};
