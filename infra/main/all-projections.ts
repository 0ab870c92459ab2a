import { accounts } from '#projections/account/accounts.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { alerts } from '#projections/alert/alerts.ts';
import { audit } from '#projections/audit/audit.ts';
import { categories } from '#projections/category/categories.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { companySearch } from '#projections/company/company-search.ts';
import { directory } from '#projections/company/directory.ts';
import { jobApplications } from '#projections/company/job-applications.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { sitemap } from '#projections/company/sitemap.ts';
import { contractDays } from '#projections/contract/contract-days.ts';
import { contractViews } from '#projections/contract/contract-views.ts';
import { contracts } from '#projections/contract/contracts.ts';
import { sales } from '#projections/contract/sales.ts';
import { moderationQueue } from '#projections/moderation/moderation-queue.ts';
import { requestFiles } from '#projections/moderation/request-files.ts';
import { notifications } from '#projections/notification/notifications.ts';
import { places } from '#projections/place/places.ts';
import { erasures } from '#projections/privacy/erasures.ts';
import { ownExports } from '#projections/privacy/own-exports.ts';
import { profiles } from '#projections/profile/profiles.ts';
import type { Projection } from '#projections/projection.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { reviewIntegrity } from '#projections/review/review-integrity.ts';

/** Every read model there is. */
export const projections: readonly Projection[] = [
  accounts,
  companyAccess,
  profiles,
  erasures,
  ownExports,
  places,
  categories,
  companyPage,
  companyContent,
  companyDesk,
  categoryRequests,
  numberProblems,
  directory,
  sitemap,
  companySearch,
  companyReviews,
  reviewIntegrity,
  moderationQueue,
  requestFiles,
  notifications,
  alerts,
  jobApplications,
  audit,
  contracts,
  contractDays,
  contractViews,
  sales,
];
