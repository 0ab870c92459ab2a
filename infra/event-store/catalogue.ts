import { accountEvents, claimEvents, managerEvents } from '#domain/account/account.events.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import { alertEvents } from '#domain/alert/alert.events.ts';
import { auditEvents } from '#domain/audit/audit.events.ts';
import { categoryEvents } from '#domain/category/category.events.ts';
import { approvalEvents } from '#domain/company/approval.events.ts';
import { branchEvents } from '#domain/company/branch.events.ts';
import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import { companyEvents } from '#domain/company/company.events.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { confirmedFactsEvents } from '#domain/company/confirmed-facts.events.ts';
import { jobApplicationEvents } from '#domain/company/job-application.events.ts';
import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { numberProblemEvents } from '#domain/company/number-problem.events.ts';
import { numbersChangeEvents } from '#domain/company/numbers-change.events.ts';
import { productEvents } from '#domain/company/product.events.ts';
import { sameCompanyEvents } from '#domain/company/same-company.events.ts';
import { contractEvents } from '#domain/contract/contract.events.ts';
import { contractViewEvents } from '#domain/contract/contract-views.events.ts';
import { decisionBatchEvents } from '#domain/moderation/decision-batch.events.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { requestFileEvents } from '#domain/moderation/request-file.events.ts';
import {
  addressEvents,
  companyMailEvents,
  notificationEvents,
  pushEvents,
} from '#domain/notification/notification.events.ts';
import { placeEvents } from '#domain/place/place.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { profileEvents } from '#domain/profile/profile.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';

/** All event types. */
export const catalogue = {
  ...accountEvents,
  ...auditEvents,
  ...claimEvents,
  ...managerEvents,
  ...managementEvents,
  ...placeEvents,
  ...categoryEvents,
  ...companyEvents,
  ...approvalEvents,
  ...categoryChangeEvents,
  ...numberProblemEvents,
  ...numbersChangeEvents,
  ...companyMediaEvents,
  ...productEvents,
  ...jobOfferEvents,
  ...jobApplicationEvents,
  ...branchEvents,
  ...sameCompanyEvents,
  ...confirmedFactsEvents,
  ...contractEvents,
  ...contractViewEvents,
  ...profileEvents,
  ...erasureEvents,
  ...reviewEvents,
  ...notificationEvents,
  ...companyMailEvents,
  ...addressEvents,
  ...pushEvents,
  ...reportEvents,
  ...decisionBatchEvents,
  ...problemEvents,
  ...requestFileEvents,
  ...alertEvents,
};
