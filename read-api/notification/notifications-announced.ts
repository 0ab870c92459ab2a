import type { Audience, Notice } from '#domain/notification/notice.ts';
import { alwaysTold, type NoticeKind, noticeKinds } from '#domain/notification/notice-kinds.ts';
import { allNotices } from '#domain/notification/notices/all-notices.ts';
import { notificationEvents } from '#domain/notification/notification.events.ts';
import type { Database } from '#infra/database/database.ts';
import { type Announced, type Announcement, announcement } from '#infra/live/announcement.ts';
import { type Message, topicOf } from '#infra/live/message.ts';
import { audienceKey } from '#projections/notification/notice-rows.ts';
import { seqOf } from '#projections/notification/notification-tables.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { readModel } from '#projections/projection.ts';
import { isToldAlready } from './gathered-notices.ts';
import { type LinkTo, noticeInWords } from './notice-in-words.ts';
import { notificationSettings } from './notification-settings.ts';
import { unreadNotifications } from './notifications.ts';
import { inBoth } from './told-in-words.ts';

/** Returns the text and the link of a toast, in both languages. */
const toastOf = async (db: Database, linkTo: LinkTo, { kind, about }: Notice) => {
  const words = await noticeInWords(db, linkTo, { kind, ...about });
  return {
    variant: noticeKinds[kind].tone,
    content: inBoth((lang) => words(lang).text),
    href: inBoth((lang) => words(lang).path),
  };
};

/** Returns the message with the number of unread notifications. */
export const counted = async (db: Database, account: string): Promise<Message> => {
  const unread = await unreadNotifications(db, account);
  return { topic: topicOf(account), event: 'notifications', payload: { unread } };
};

/** Sends the new number after notifications were read, for the person's other open pages. */
const readElsewhere = announcement(notificationEvents)({
  shown: [notifications],
  on: { NotificationsRead: async ({ data: { accountId } }, db) => [await counted(db, accountId)] },
});

const accountsOf = async (db: Database, to: Audience): Promise<readonly string[]> => {
  if ('account' in to) return [to.account];
  const rows = await readModel(db, notifications)
    .selectFrom('listener')
    .select('account')
    .where('audience', '=', audienceKey(to))
    .execute();
  return rows.map(({ account }) => account);
};

/**
 * Returns a toast and the new number for each receiver who wants this topic on the site, or is told of it always. Of
 * notices that are gathered only the first: the others change no number.
 */
const announceNotice = async (
  db: Database,
  linkTo: LinkTo,
  notice: Notice,
  { position, at }: Pick<Announced<never>, 'position' | 'at'>,
): Promise<Message[]> => {
  const accounts = await accountsOf(db, notice.to);
  if (accounts.length === 0) return [];
  const payload = await toastOf(db, linkTo, notice);
  const { topic, isGathered }: NoticeKind = noticeKinds[notice.kind];
  const isAlways = alwaysTold.includes(notice.kind);
  const messages = await Promise.all(
    accounts.map(async (account): Promise<Message[]> => {
      if (!isAlways && !(await notificationSettings(db, account)).topics[topic].site) return [];
      if (isGathered && (await isToldAlready(db, account, { kind: notice.kind, seq: seqOf(position), at }))) return [];
      return [{ topic: topicOf(account), event: 'toast', payload }, await counted(db, account)];
    }),
  );
  return messages.flat();
};

/** Sends every notice at once to the open pages of its receivers. */
export const notificationsAnnounced = (linkTo: LinkTo): Announcement => ({
  shown: [notifications],
  on: {
    ...Object.fromEntries(
      Object.entries(allNotices).map(([type, noticesOf]) => [
        type,
        async (event: Announced<never>, db: Database) => {
          const messages: Message[] = [];
          for (const notice of noticesOf(event).tell ?? [])
            messages.push(...(await announceNotice(db, linkTo, notice, event)));
          return messages;
        },
      ]),
    ),
    ...readElsewhere.on,
  },
});
