import { describe, expect, it } from 'vitest';
import type { Message } from '#domain/decider.ts';
import { type emailChoices, notificationTopics } from '#domain/notification/notification-topics.ts';
import { type NotificationCommand, notifications } from '#domain/notification/notifications.ts';
import { given } from '#tests/given.ts';
import { person } from '#tests/projections/history.account.ts';

const accountId = person(1);
const now = { now: new Date('2026-11-21T09:00:00Z'), actor: { id: accountId, role: 'member' } } as const;
const seq = (number: number): string => String(number).padStart(20, '0');
const read = (subjects: string[] | null, until: number) => ({ accountId, subjects, until: seq(until) });
const readEvent = (subjects: string[] | null, until: number) =>
  ({ type: 'NotificationsRead', data: read(subjects, until) }) as const;
const readCommand = (subjects: string[] | null, until: number): NotificationCommand => ({
  type: 'ReadNotifications',
  data: read(subjects, until),
});
const afterReading = (...events: Message[]) => given(notifications, ...events);

describe('notifications', () => {
  it('are read one by one, up to where they were seen', () => {
    given(notifications)
      .when(readCommand(['review:a'], 5), now)
      .then(readEvent(['review:a'], 5));
    afterReading(readEvent(['review:a'], 5))
      .when(readCommand(['review:a'], 5), now)
      .thenNothing();
    afterReading(readEvent(['review:a'], 5))
      .when(readCommand(['review:a'], 6), now)
      .then(readEvent(['review:a'], 6));
    afterReading(readEvent(['review:a'], 5))
      .when(readCommand(['review:a', 'review:b'], 5), now)
      .then(readEvent(['review:b'], 5));
  });

  it('are read all at once, and that is said once', () => {
    given(notifications).when(readCommand(null, 9), now).then(readEvent(null, 9));
    afterReading(readEvent(null, 9)).when(readCommand(null, 9), now).thenNothing();
    afterReading(readEvent(null, 9)).when(readCommand(null, 4), now).thenNothing();
    afterReading(readEvent(null, 9))
      .when(readCommand(['review:a'], 8), now)
      .thenNothing();
    afterReading(readEvent(['review:a'], 5))
      .when(readCommand(null, 4), now)
      .then(readEvent(null, 4));
  });

  const chosen = (email: (typeof emailChoices)[number], timeZone = 'Africa/Nairobi') => ({
    accountId,
    choices: notificationTopics.map((topic) => ({ topic, site: true, email, push: true })),
    digest: { hour: 7, timeZone },
  });

  it('are switched by what they are about, and that is said once', () => {
    const command = { type: 'ChooseNotificationSettings', data: chosen('never') } as const;
    const event = { type: 'NotificationSettingsChosen', data: chosen('never') } as const;
    given(notifications).when(command, now).then(event);
    afterReading(event).when(command, now).thenNothing();
    afterReading(event)
      .when({ type: 'ChooseNotificationSettings', data: { ...chosen('never'), choices: [] } }, now)
      .thenNothing();
  });

  it('come at an hour of a clock that there is', () => {
    given(notifications)
      .when({ type: 'ChooseNotificationSettings', data: chosen('daily', 'Mars/Olympus') }, now)
      .rejects('notification.time-zone');
    expect(notificationTopics.length).toBeGreaterThan(3);
  });
});
