import type { Language } from '#domain/text.ts';
import type { NotificationAbout } from '#projections/notification/notification-tables.ts';
import {
  companyPath,
  confirmationsPath,
  ownCompaniesPath,
  ownReviewsPath,
  profilePartPath,
  replyToReviewPath,
  reviewsPath,
} from '../paths.ts';

type Told = {
  readonly about: Pick<NotificationAbout, 'kind' | 'reviewId'>;
  readonly company: { readonly id: number; readonly slug: string } | null;
  readonly count: number;
};

/** The page that shows what somebody was told; nothing where there is none. */
export const notificationPath = ({ about, company, count }: Told, lang: Language): string | null => {
  if (!company) return null;
  if (about.kind === 'confirmation_asked') return confirmationsPath(lang, company);
  if (about.kind === 'confirmed' || about.kind === 'unconfirmed') return profilePartPath(lang, 'experiences');
  if (about.kind === 'asked' || about.kind === 'named' || about.kind === 'declined') return ownCompaniesPath(lang);
  if (!about.reviewId) return companyPath(lang, company);
  if (about.kind === 'refused') return ownReviewsPath(lang);
  if (about.kind === 'received' && count === 1) return replyToReviewPath(lang, company, about.reviewId);
  return reviewsPath(lang, company);
};
