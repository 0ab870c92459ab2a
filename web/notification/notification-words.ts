import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { Notification } from '#read-api/notification/notification-groups.ts';
import type { Text } from '../page/text.ts';
import { reasonText } from '../review/review-reason.ts';
import type { IconName } from '../ui/icon.tsx';

type Told = Pick<Notification, 'about' | 'company' | 'count'>;

export const iconOf = ({ about }: Told): IconName => noticeKinds[about.kind].icon;

/** What happened, in one sentence. */
export const sentenceOf = ({ about, company, count }: Told, { t }: Text): string =>
  t(`notification.told.${about.kind}`, { company: company?.name ?? t('notification.someCompany'), count });

/** Why, where there is more to say. */
export const detailOf = ({ about }: Told, { t }: Text): string | null =>
  about.kind === 'refused' && about.reason
    ? t('review.own.reason', { reason: t(reasonText[about.reason as RefusalReason]) })
    : null;
