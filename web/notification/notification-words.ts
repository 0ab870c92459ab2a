import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { Notification } from '#read-api/notification/notification-groups.ts';
import { notificationPath } from '../addresses/notification-path.ts';
import type { Text } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import type { NotificationLine } from './notification-entry.tsx';

/** What happened, in one sentence. */
const sentenceOf = ({ about, company, count }: Notification, { t }: Text): string =>
  t(`notification.told.${about.kind}`, { company: company?.name ?? t('notification.someCompany'), count });

/** Why, where there is more to say. */
const whyOf = ({ about }: Notification, { t }: Text): string | null =>
  about.kind === 'refused' && about.reason
    ? t('review.own.reason', { reason: t(reasonText[about.reason as RefusalReason]) })
    : null;

/** A notification in words, with its icon and where it leads. */
export const lineOf = (notification: Notification, text: Text): NotificationLine => {
  const { topic, subject, seq, unread, at, about } = notification;
  return {
    id: `told-${seq}-${topic}`,
    icon: noticeKinds[about.kind].icon,
    sentence: sentenceOf(notification, text),
    why: whyOf(notification, text),
    path: notificationPath(notification, text.lang),
    subject,
    seq,
    unread,
    at,
  };
};
