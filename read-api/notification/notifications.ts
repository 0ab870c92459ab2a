import { sql } from 'kysely';
import type { NotificationTopic } from '#domain/notification/notification-topics.ts';
import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import type { NotificationAbout } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';
import { notificationSettings, topicsOnSite } from './notification-settings.ts';
import { toldTo } from './told-to.ts';

/** Those of one day about the same thing, as one: `count` of them, told as the newest. */
export type Notification = {
  readonly topic: NotificationTopic;
  readonly subject: string;
  readonly about: NotificationAbout;
  readonly company: { readonly id: number; readonly name: string; readonly slug: string } | null;
  readonly count: number;
  readonly unread: boolean;
  readonly seq: string;
  readonly at: string;
};

export type NotificationsPage = {
  readonly notifications: readonly Notification[];
  readonly count: number;
  readonly unread: number;
  readonly pages: number;
  /** What was there when this was read: marking all as read goes that far. */
  readonly until: string | null;
};

export type NotificationsAsked = {
  readonly account: string;
  readonly filter: 'all' | 'unread';
  readonly page: number;
};

const aPage = 20;

const grouped = async (db: Database, account: string) => {
  const topics = topicsOnSite(await notificationSettings(db, account));
  const told = await toldTo(db, account);
  return db
    .selectFrom(told.as('told'))
    .where('topic', 'in', topics.length > 0 ? topics : [''])
    .groupBy(['topic', 'subject', 'unread', sql`left(at, 10)`])
    .select(['topic', 'subject', 'unread'])
    .select([
      sql<string>`max(seq)`.as('seq'),
      sql<string>`max(at)`.as('at'),
      sql<number>`count(*)::int`.as('count'),
      sql<NotificationAbout>`(array_agg(about order by seq desc))[1]`.as('about'),
    ]);
};

/** How many they have not read: groups, as the page counts them. */
export const unreadNotifications = async (db: Database, account: string): Promise<number> => {
  const groups = (await grouped(db, account)).where('unread', '=', true).as('g');
  const row = await db.selectFrom(groups).select(sql<number>`count(*)::int`.as('count')).executeTakeFirst();
  return row?.count ?? 0;
};

const companiesOf = async (db: Database, abouts: readonly NotificationAbout[]) => {
  const ids = [...new Set(abouts.flatMap(({ companyId }) => companyId ?? []))];
  if (ids.length === 0) return new Map<number, NonNullable<Notification['company']>>();
  const rows = await readModel(db, companyPage)
    .selectFrom('company')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** What someone was told, the newest first, with what is unread. */
export const notificationsPage = async (
  db: Database,
  { account, filter, page }: NotificationsAsked,
): Promise<NotificationsPage> => {
  const groups = await grouped(db, account);
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
    .limit(aPage)
    .offset((page - 1) * aPage)
    .execute();
  const companies = await companiesOf(
    db,
    rows.map(({ about }) => about),
  );
  const count = (filter === 'unread' ? counted?.unread : counted?.all) ?? 0;
  return {
    notifications: rows.map((row) => ({ ...row, company: companies.get(row.about.companyId ?? 0) ?? null })),
    count,
    unread: counted?.unread ?? 0,
    pages: Math.max(1, Math.ceil(count / aPage)),
    until: counted?.until ?? null,
  };
};
