import {
  type NotificationSettings,
  type NotificationTopic,
  usualSettings,
} from '#domain/notification/notification-topics.ts';
import type { Database } from '#infra/database/database.ts';
import type { SettingsRow } from '#projections/notification/notification-tables.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';

/** A stored row as settings: what it does not name is as usual. */
export const settingsOf = (row: Omit<SettingsRow, 'account'> | undefined): NotificationSettings =>
  row
    ? { topics: { ...usualSettings.topics, ...row.choices }, digest: { hour: row.hour, timeZone: row.timeZone } }
    : usualSettings;

/** What someone wants to be told, and how. */
export const notificationSettings = async (db: Database, account: string): Promise<NotificationSettings> =>
  settingsOf(
    await readModel(db, notifications)
      .selectFrom('settings')
      .select(['choices', 'hour', 'timeZone'])
      .where('account', '=', account)
      .executeTakeFirst(),
  );

/** What they want to see on the site. */
export const topicsOnSite = ({ topics }: NotificationSettings): NotificationTopic[] =>
  (Object.keys(topics) as NotificationTopic[]).filter((topic) => topics[topic].site);

/** Since when their address refuses mail; nothing for one that takes it. */
export const addressRefusesSince = async (db: Database, account: string): Promise<string | null> =>
  (
    await readModel(db, notifications)
      .selectFrom('refusal')
      .select('at')
      .where('account', '=', account)
      .executeTakeFirst()
  )?.at ?? null;
