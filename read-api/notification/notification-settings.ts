import {
  type NotificationSettings,
  type NotificationTopic,
  usualSettings,
} from '#domain/notification/notification-topics.ts';
import type { Database } from '#infra/database/database.ts';
import type { SettingsRow } from '#projections/notification/notification-tables.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';

/** Turns a stored row into settings; topics that are not in the row have the default. */
export const settingsOf = (row: Omit<SettingsRow, 'account'> | undefined): NotificationSettings =>
  row
    ? { topics: { ...usualSettings.topics, ...row.choices }, digest: { hour: row.hour, timeZone: row.timeZone } }
    : usualSettings;

/** Returns a person's notification settings. */
export const notificationSettings = async (db: Database, account: string): Promise<NotificationSettings> =>
  settingsOf(
    await readModel(db, notifications)
      .selectFrom('settings')
      .select(['choices', 'hour', 'timeZone'])
      .where('account', '=', account)
      .executeTakeFirst(),
  );

/** Returns the topics that the person wants to see on the site. */
export const topicsOnSite = ({ topics }: NotificationSettings): NotificationTopic[] =>
  (Object.keys(topics) as NotificationTopic[]).filter((topic) => topics[topic].site);

/** Returns since when the person's address refuses mail; null when it accepts mail. */
export const addressRefusesSince = async (db: Database, account: string): Promise<string | null> =>
  (
    await readModel(db, notifications)
      .selectFrom('refusal')
      .select('at')
      .where('account', '=', account)
      .executeTakeFirst()
  )?.at ?? null;
