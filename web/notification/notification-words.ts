import type { Language } from '#domain/text.ts';
import type { Notification } from '#read-api/notification/notification-groups.ts';
import type { MessageId } from '../intl.ts';
import { companyPath } from '../paths.ts';
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
};

export const iconOf = ({ about }: Told): IconName => icons[about.kind];

/** What happened, in one sentence. */
export const sentenceOf = ({ about, company, count }: Told, { t }: Text): string =>
  t(`notification.told.${about.kind}`, { company: company?.name ?? t('notification.someCompany'), count });

/** Why, where there is more to say. */
export const detailOf = ({ about }: Told, { t }: Text): string | null =>
  about.kind === 'refused' && about.reason ? t(`mail.refusal.${about.reason}` as MessageId) : null;

/** The page that shows it; nothing where there is none. */
export const pathOf = ({ about, company }: Told, lang: Language): string | null =>
  company && about.reviewId ? `${companyPath(lang, company)}#reviews` : null;
