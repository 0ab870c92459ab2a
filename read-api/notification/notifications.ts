import { sql } from 'kysely';
import { alwaysTold } from '#domain/notification/notice-kinds.ts';
import type { Database } from '#infra/database/database.ts';
import { type Notification, notificationGroups, withCompanies } from './notification-groups.ts';
import { notificationSettings, topicsOnSite } from './notification-settings.ts';

type NotificationsPage = {
  readonly notifications: readonly Notification[];
  readonly count: number;
  readonly unread: number;
  readonly pages: number;
  /** The newest `seq` at the time of the query: "mark all as read" goes up to it. */
  readonly until: string | null;
};

export type NotificationsParams = {
  readonly account: string;
  readonly filter: 'all' | 'unread';
  readonly page: number;
};

const pageSize = 20;

const onSite = async (db: Database, account: string) =>
  notificationGroups(db, account, {
    topics: topicsOnSite(await notificationSettings(db, account)),
    kinds: alwaysTold,
  });

/** Returns the number of unread groups, counted as on the page. */
export const unreadNotifications = async (db: Database, account: string): Promise<number> => {
  const groups = (await onSite(db, account)).where('unread', '=', true).as('g');
  const row = await db.selectFrom(groups).select(sql<number>`count(*)::int`.as('count')).executeTakeFirst();
  return row?.count ?? 0;
};

/** Returns a page of a person's notifications, newest first. */
export const notificationsPage = async (
  db: Database,
  { account, filter, page }: NotificationsParams,
): Promise<NotificationsPage> => {
  const groups = await onSite(db, account);
  const counted = await db
    .selectFrom(groups.as('g'))
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where unread)::int`.as('unread'),
      sql<string | null>`max(seq)`.as('until'),
    ])
    .executeTakeFirst();
  const shown = filter === 'unread' ? groups.where('unread', '=', true) : groups;
  const rows = await shown
    .orderBy('seq', 'desc')
    .orderBy('topic')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const count = (filter === 'unread' ? counted?.unread : counted?.all) ?? 0;
  return {
    notifications: await withCompanies(db, rows),
    count,
    unread: counted?.unread ?? 0,
    pages: Math.max(1, Math.ceil(count / pageSize)),
    until: counted?.until ?? null,
  };
};
