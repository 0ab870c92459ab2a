import { managerEvents } from '#domain/account/account.events.ts';
import { alertEvents } from '#domain/alert/alert.events.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { notificationEvents } from '#domain/notification/notification.events.ts';
import type { NotificationTopic } from '#domain/notification/notification-topics.ts';
import { confirmationEvents } from '#domain/profile/confirmation.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import type { Language } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { type Announcement, announcement } from '#infra/live/announcement.ts';
import { type Message, topicOf } from '#infra/live/message.ts';
import { translate } from '#locales/messages.ts';
import { companyPage } from '#projections/company/company-page.ts';
import {
  adminsAudience,
  companyAudience,
  type NotificationAbout,
} from '#projections/notification/notification-tables.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';
import { notificationSettings } from './notification-settings.ts';
import { unreadNotifications } from './notifications.ts';
import { inBoth, toldIn } from './told-in-words.ts';

type News = {
  readonly topic: NotificationTopic;
  readonly kind: NotificationAbout['kind'];
  readonly companyId?: number;
  readonly reviewId?: string;
};

type About = {
  readonly about: Pick<NotificationAbout, 'kind' | 'reviewId'>;
  readonly company: { readonly id: number; readonly slug: string } | null;
  readonly count: number;
};

/** The address of the page that shows what somebody was told. */
export type LinkTo = (told: About, lang: Language) => string;

const variants: Partial<Record<NotificationAbout['kind'], 'success' | 'warning'>> = {
  published: 'success',
  upheld: 'success',
  corrected: 'success',
  named: 'success',
  confirmed: 'success',
  refused: 'warning',
};

const companyOf = (db: Database, id: number) =>
  readModel(db, companyPage)
    .selectFrom('company')
    .select(['id', 'slug', 'name'])
    .where('id', '=', id)
    .executeTakeFirst();

/** What a toast says and where it leads, in both languages. */
const toastOf = async (db: Database, linkTo: LinkTo, { kind, companyId, reviewId }: News) => {
  const company = (companyId ? await companyOf(db, companyId) : undefined) ?? null;
  const about = { kind, ...(reviewId && { reviewId }) };
  return {
    variant: variants[kind] ?? 'info',
    content: inBoth((lang) => toldIn(lang, { kind, company: company?.name ?? null, count: 1 })),
    href: inBoth((lang) => linkTo({ about, company, count: 1 }, lang)),
  };
};

/** The number for the bell, and the same in words. */
export const counted = async (db: Database, account: string): Promise<Message> => {
  const unread = await unreadNotifications(db, account);
  const words = inBoth((lang) => translate(lang, 'notification.unreadCount', { count: unread }));
  return { topic: topicOf(account), event: 'notifications', payload: { unread, words } };
};

/** A toast and the number on the bell, for those of `accounts` who want it on the site. */
const tellWith = async (linkTo: LinkTo, db: Database, accounts: readonly string[], news: News): Promise<Message[]> => {
  if (accounts.length === 0) return [];
  const payload = await toastOf(db, linkTo, news);
  const told = await Promise.all(
    accounts.map(async (account): Promise<Message[]> => {
      if (!(await notificationSettings(db, account)).topics[news.topic].site) return [];
      return [{ topic: topicOf(account), event: 'toast', payload }, await counted(db, account)];
    }),
  );
  return told.flat();
};

const listenersTo = async (db: Database, audience: string): Promise<string[]> =>
  (
    await readModel(db, notifications)
      .selectFrom('listener')
      .select('account')
      .where('audience', '=', audience)
      .execute()
  ).map(({ account }) => account);

/** Who is told at once what concerns them, and in which words. */
export const notificationsAnnounced = (linkTo: LinkTo): Announcement => {
  const tell = (db: Database, accounts: readonly string[], news: News) => tellWith(linkTo, db, accounts, news);
  return announcement({
    ...reviewEvents,
    ...reportEvents,
    ...problemEvents,
    ...managerEvents,
    ...notificationEvents,
    ...alertEvents,
    ...confirmationEvents,
  })({
    shown: [notifications],
    on: {
      ReviewPublished: async ({ data: { authorId, companyId, reviewId, ground } }, db) => [
        ...(ground === 'trusted_author'
          ? []
          : await tell(db, [authorId], { topic: 'review_outcome', kind: 'published', companyId, reviewId })),
        ...(await tell(db, await listenersTo(db, companyAudience(companyId)), {
          topic: 'company_review',
          kind: 'received',
          companyId,
          reviewId,
        })),
      ],
      ReviewRefused: ({ data: { authorId, companyId, reviewId } }, db) =>
        tell(db, [authorId], { topic: 'review_outcome', kind: 'refused', companyId, reviewId }),
      ReviewReplied: ({ data: { authorId, companyId, reviewId } }, db) =>
        tell(db, [authorId], { topic: 'review_reply', kind: 'replied', companyId, reviewId }),
      ReportUpheld: ({ data: { reporterId } }, db) =>
        tell(db, [reporterId], { topic: 'report_handled', kind: 'upheld' }),
      ReportDismissed: ({ data: { reporterId } }, db) =>
        tell(db, [reporterId], { topic: 'report_handled', kind: 'dismissed' }),
      ProblemSettled: async ({ data: { problemId, companyId, outcome } }, db) =>
        tell(db, await listenersTo(db, `problem:${problemId}`), { topic: 'report_handled', kind: outcome, companyId }),
      ManagementAsked: async ({ data: { companyId } }, db) =>
        tell(db, await listenersTo(db, companyAudience(companyId)), {
          topic: 'company_access',
          kind: 'asked',
          companyId,
        }),
      ManagerNamed: ({ actor, data: { accountId, companyId } }, db) =>
        actor === accountId ? [] : tell(db, [accountId], { topic: 'company_access', kind: 'named', companyId }),
      ManagementDeclined: ({ data: { accountId, companyId } }, db) =>
        tell(db, [accountId], { topic: 'company_access', kind: 'declined', companyId }),
      AlertAnswered: ({ data: { accountId, companyId } }, db) =>
        tell(db, [accountId], { topic: 'search_alert', kind: 'found', companyId }),
      ConfirmationAsked: async ({ data: { companyId } }, db) =>
        tell(db, await listenersTo(db, adminsAudience(companyId)), {
          topic: 'confirmation_asked',
          kind: 'confirmation_asked',
          companyId,
        }),
      ExperienceConfirmed: ({ data: { accountId, companyId } }, db) =>
        tell(db, [accountId], { topic: 'confirmation_answered', kind: 'confirmed', companyId }),
      ConfirmationRefused: ({ data: { accountId, companyId } }, db) =>
        tell(db, [accountId], { topic: 'confirmation_answered', kind: 'unconfirmed', companyId }),
      NotificationsRead: async ({ data: { accountId } }, db) => [await counted(db, accountId)],
    },
  });
};
