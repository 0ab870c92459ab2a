import { z } from 'zod';
import { notificationSeq, notificationSubject } from '#domain/notification/notification.events.ts';
import { mayKeepOwnNotifications } from '#domain/notification/notification.permissions.ts';
import { command } from '../command.ts';
import { askNotifications } from './ask-notifications.ts';

export const readNotifications = command({
  context: 'notification',
  name: 'read-notifications',
  schema: z.object({
    /** Null for all of them. */
    subjects: z.array(notificationSubject).min(1).max(100).nullable(),
    until: notificationSeq,
  }),
  allowed: mayKeepOwnNotifications,
  handle: (context, data, envelope) =>
    askNotifications(context, { type: 'ReadNotifications', data: { accountId: envelope.actor.id, ...data } }, envelope),
});
