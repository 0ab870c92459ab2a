import type { AddressEvent, NotificationEvent } from '#domain/notification/notification.events.ts';
import { emailChoices, notificationTopics } from '#domain/notification/notification-topics.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** What one of a few people reads, or chooses to be told. */
export const notificationHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const accountId = person(below(12));
  const until = String(below(5_000)).padStart(20, '0');
  const event = one<NotificationEvent | AddressEvent>([
    { type: 'AddressRefusedMail', data: { accountId } },
    { type: 'AddressTrustedAgain', data: { accountId } },
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
