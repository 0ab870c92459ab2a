import { notificationEvents } from '#domain/notification/notification.events.ts';
import { mayKeepOwnNotifications } from '#domain/notification/notification.permissions.ts';
import { command } from '../command.ts';
import { askNotifications } from './ask-notifications.ts';

export const chooseNotificationSettings = command({
  context: 'notification',
  name: 'choose-notification-settings',
  schema: notificationEvents.NotificationSettingsChosen.schema.omit({ accountId: true }),
  allowed: mayKeepOwnNotifications,
  handle: (context, data, envelope) =>
    askNotifications(
      context,
      { type: 'ChooseNotificationSettings', data: { accountId: envelope.actor.id, ...data } },
      envelope,
    ),
});
