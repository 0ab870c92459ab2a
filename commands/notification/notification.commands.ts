import type { Command } from '../command.ts';
import { chooseNotificationSettings } from './choose-notification-settings.ts';
import { readNotifications } from './read-notifications.ts';
import { trustAddressAgain } from './trust-address-again.ts';

/** Everything that people can ask of their notifications. */
export const notificationCommands: readonly Command[] = [
  readNotifications,
  chooseNotificationSettings,
  trustAddressAgain,
];
