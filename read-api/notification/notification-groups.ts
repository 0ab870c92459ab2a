import { sql } from 'kysely';
import type { NoticeKindName } from '#domain/notification/notice-kinds.ts';
import type { NotificationTopic } from '#domain/notification/notification-topics.ts';
import type { Database } from '#infra/database/database.ts';
import { companyPage } from '#projections/company/company-page.ts';
import type { NotificationAbout } from '#projections/notification/notification-tables.ts';
import { readModel } from '#projections/projection.ts';
import { toldTo } from './told-to.ts';

/** The notifications of one day about the same subject as one group of `count`, with the content of the newest. */
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

type Between = { readonly from: string; readonly until: string };

/** The notifications that a reader wants: those of `topics`, and besides them those of `kinds`. */
type Wanted = { readonly topics: readonly NotificationTopic[]; readonly kinds: readonly NoticeKindName[] };

/** Returns the query of the notifications that a person wants, grouped by day, kind and subject. */
export const notificationGroups = async (
  db: Database,
  account: string,
  { topics, kinds }: Wanted,
  between?: Between,
) => {
  const all = await toldTo(db, account);
  const inPeriod = between ? all.where('n.at', '>', between.from).where('n.at', '<=', between.until) : all;
  return db
    .selectFrom(inPeriod.as('told'))
    .where(({ or, eb }) =>
      or([
        ...(topics.length > 0 ? [eb('topic', 'in', topics)] : []),
        ...(kinds.length > 0 ? [eb(sql`about->>'kind'`, 'in', kinds)] : []),
      ]),
    )
    .groupBy(['topic', 'subject', 'unread', sql`left(at, 10)`, sql`about->>'kind'`])
    .select(['topic', 'subject', 'unread'])
    .select([
      sql<string>`max(seq)`.as('seq'),
      sql<string>`max(at)`.as('at'),
      sql<number>`count(*)::int`.as('count'),
      sql<NotificationAbout>`(array_agg(about order by seq desc))[1]`.as('about'),
    ]);
};

/** Adds the company of each group; null when the group has none. */
export const withCompanies = async (
  db: Database,
  groups: readonly Omit<Notification, 'company'>[],
): Promise<Notification[]> => {
  const ids = [...new Set(groups.flatMap(({ about }) => about.companyId ?? []))];
  const rows =
    ids.length === 0
      ? []
      : await readModel(db, companyPage)
          .selectFrom('company')
          .select(['id', 'name', 'slug'])
          .where('id', 'in', ids)
          .execute();
  const companies = new Map(rows.map((row) => [row.id, row]));
  return groups.map((group) => ({ ...group, company: companies.get(group.about.companyId ?? 0) ?? null }));
};
