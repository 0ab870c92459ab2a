import type { Command } from '../command.ts';
import { chooseNotificationSettings } from './choose-notification-settings.ts';
import { readNotifications } from './read-notifications.ts';
import { trustAddressAgain } from './trust-address-again.ts';

export const notificationCommands: readonly Command[] = [
  readNotifications,
  chooseNotificationSettings,
  trustAddressAgain,
];
