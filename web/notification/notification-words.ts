import type { RefusalReason } from '#domain/review/review.events.ts';
import type { Notification } from '#read-api/notification/notification-groups.ts';
import { reasonText } from '../review/review-reason.ts';
import type { Text } from '../text.ts';
import type { IconName } from '../ui/icon.tsx';

type Told = Pick<Notification, 'about' | 'company' | 'count'>;

const icons: Record<Notification['about']['kind'], IconName> = {
  published: 'check',
  refused: 'alert',
  replied: 'chat',
  received: 'star',
  upheld: 'check',
  dismissed: 'info',
  corrected: 'check',
  unfounded: 'info',
  asked: 'user',
  named: 'user',
  declined: 'info',
  found: 'shop',
  confirmation_asked: 'bag',
  confirmed: 'verified',
  unconfirmed: 'info',
};

export const iconOf = ({ about }: Told): IconName => icons[about.kind];

/** What happened, in one sentence. */
export const sentenceOf = ({ about, company, count }: Told, { t }: Text): string =>
  t(`notification.told.${about.kind}`, { company: company?.name ?? t('notification.someCompany'), count });

/** Why, where there is more to say. */
export const detailOf = ({ about }: Told, { t }: Text): string | null =>
  about.kind === 'refused' && about.reason
    ? t('review.own.reason', { reason: t(reasonText[about.reason as RefusalReason]) })
    : null;
