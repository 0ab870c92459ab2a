import { accounts } from './account/accounts.ts';
import { alerts } from './alert/alerts.ts';
import { categories } from './category/categories.ts';
import { companyContent } from './company/company-content.ts';
import { companyPage } from './company/company-page.ts';
import { companySearch } from './company/company-search.ts';
import { directory } from './company/directory.ts';
import { sitemap } from './company/sitemap.ts';
import { moderationQueue } from './moderation/moderation-queue.ts';
import { notifications } from './notification/notifications.ts';
import { places } from './place/places.ts';
import { erasures } from './privacy/erasures.ts';
import { ownExports } from './privacy/own-exports.ts';
import { profiles } from './profile/profiles.ts';
import type { Projection } from './projection.ts';
import { companyReviews } from './review/company-reviews.ts';
import { reviewIntegrity } from './review/review-integrity.ts';

/** Every read model there is. */
export const projections: readonly Projection[] = [
  accounts,
  profiles,
  erasures,
  ownExports,
  places,
  categories,
  companyPage,
  companyContent,
  directory,
  sitemap,
  companySearch,
  companyReviews,
  reviewIntegrity,
  moderationQueue,
  notifications,
  alerts,
];
