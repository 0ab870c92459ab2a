import type { Language } from '#domain/language.ts';
import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import type { NotificationAbout } from '#projections/notification/notification-tables.ts';
import {
  claimCompanyPath,
  companyPath,
  confirmationsPath,
  contractPath,
  contractsPath,
  editCompanyPath,
  notificationsPath,
  ownCompaniesPath,
  ownReviewsPath,
  profilePartPath,
  replyToReviewPath,
  reviewsPath,
} from './paths.ts';

type Told = {
  readonly about: Pick<NotificationAbout, 'kind' | 'reviewId' | 'contract' | 'holder'>;
  readonly company: { readonly id: number; readonly slug: string } | null;
  readonly count: number;
};

/** The contract that somebody was given, or of several those where they have that place: the newest changes first. */
const givenContractPath = ({ about: { contract, holder }, count }: Told, place: string, lang: Language) => {
  if (count === 1 && contract) return contractPath(lang, contract);
  return holder ? contractsPath(lang, { [place]: holder, order: 'changed' }) : contractsPath(lang);
};

/** The page that shows what somebody was told; null where there is none. */
export const notificationPath = (told: Told, lang: Language): string | null => {
  const { about, company, count } = told;
  const { page } = noticeKinds[about.kind];
  if (page === 'sold-contract') return givenContractPath(told, 'commercial', lang);
  if (page === 'delivered-contract') return givenContractPath(told, 'production', lang);
  if (page === 'led-contract') return givenContractPath(told, 'lead', lang);
  if (!company) return null;
  const { reviewId } = about;
  switch (page) {
    case 'company':
      return companyPath(lang, company);
    case 'edit-company':
      return editCompanyPath(lang, company);
    case 'company-managers':
      return editCompanyPath(lang, company, 'managers');
    case 'company-category':
      return editCompanyPath(lang, company, 'category');
    case 'claim-company':
      return claimCompanyPath(lang, company);
    case 'company-photos':
      return editCompanyPath(lang, company, 'photos');
    case 'company-reviews':
      return reviewsPath(lang, company);
    case 'reply-to-review':
      return count === 1 && reviewId ? replyToReviewPath(lang, company, reviewId) : reviewsPath(lang, company);
    case 'own-reviews':
      return ownReviewsPath(lang);
    case 'own-companies':
      return ownCompaniesPath(lang);
    case 'own-experiences':
      return profilePartPath(lang, 'experiences');
    case 'job-offers':
      return editCompanyPath(lang, company, 'job_offers');
    case 'company-contracts':
      return editCompanyPath(lang, company, 'contracts');
    case 'contracts':
      return contractsPath(lang, { company: String(company.id) });
    case 'confirmations':
      return confirmationsPath(lang, company);
  }
};

/** The same, or else the list of notifications. */
export const notificationLink = (told: Told, lang: Language): string =>
  notificationPath(told, lang) ?? notificationsPath(lang, {});
