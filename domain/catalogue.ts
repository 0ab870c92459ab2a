import { accountEvents, claimEvents, managerEvents } from './account/account.events.ts';
import { alertEvents } from './alert/alert.events.ts';
import { auditEvents } from './audit/audit.events.ts';
import { categoryEvents } from './category/category.events.ts';
import { branchEvents } from './company/branch.events.ts';
import { companyEvents } from './company/company.events.ts';
import { companyMediaEvents } from './company/company-media.events.ts';
import { confirmedFactsEvents } from './company/confirmed-facts.events.ts';
import { jobOfferEvents } from './company/job-offer.events.ts';
import { productEvents } from './company/product.events.ts';
import { decisionBatchEvents } from './moderation/decision-batch.events.ts';
import { problemEvents } from './moderation/problem.events.ts';
import { reportEvents } from './moderation/report.events.ts';
import { addressEvents, companyMailEvents, notificationEvents } from './notification/notification.events.ts';
import { placeEvents } from './place/place.events.ts';
import { erasureEvents } from './privacy/erasure.events.ts';
import { profileEvents } from './profile/profile.events.ts';
import { reviewEvents } from './review/review.events.ts';

/** Every type of event there is. */
export const catalogue = {
  ...accountEvents,
  ...auditEvents,
  ...claimEvents,
  ...managerEvents,
  ...placeEvents,
  ...categoryEvents,
  ...companyEvents,
  ...companyMediaEvents,
  ...productEvents,
  ...jobOfferEvents,
  ...branchEvents,
  ...confirmedFactsEvents,
  ...profileEvents,
  ...erasureEvents,
  ...reviewEvents,
  ...notificationEvents,
  ...companyMailEvents,
  ...addressEvents,
  ...reportEvents,
  ...decisionBatchEvents,
  ...problemEvents,
  ...alertEvents,
};
