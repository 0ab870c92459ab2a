import { alwaysTold, noticeKinds } from '#domain/notification/notice-kinds.ts';
import type { NotificationTopic } from '#domain/notification/notification-topics.ts';
import type { Database } from '#infra/database/database.ts';
import { notificationSettings } from '#read-api/notification/notification-settings.ts';
import type { Wants } from './recipients.ts';

const always: ReadonlySet<string> = new Set(alwaysTold.map((kind) => noticeKinds[kind].mail));

/** The topic of each mail that people can turn off; mails that are not in it are always sent. */
const topics: Readonly<Record<string, NotificationTopic>> = {
  ...Object.fromEntries(
    Object.values(noticeKinds).flatMap(({ mail, topic }) => (always.has(mail) ? [] : [[mail, topic] as const])),
  ),
  reviewRefusedFinally: noticeKinds.refused.topic,
};

/** The topic that this mail's unsubscribe link turns off; undefined for a transactional mail. */
export const topicOfMail = (template: string): NotificationTopic | 'digest' | undefined =>
  template === 'digest' ? 'digest' : topics[template];

/** Whether the person's settings allow the mail now, looked up when it is sent. */
export const wantsMail =
  (db: Database): Wants =>
  async (accountId, template) => {
    const topic = topics[template];
    return topic === undefined || (await notificationSettings(db, accountId)).topics[topic].email === 'now';
  };
