import { accountCommands } from '#commands/account/account.commands.ts';
import { accountSteps } from '#commands/account/account-steps.ts';
import { alertCommands } from '#commands/alert/alert.commands.ts';
import { auditCommands } from '#commands/audit/audit.commands.ts';
import { categoryCommands } from '#commands/category/category.commands.ts';
import type { Command } from '#commands/command.ts';
import { branchCommands } from '#commands/company/branch.commands.ts';
import { categoryChangeCommands } from '#commands/company/category-change.commands.ts';
import { companyCommands } from '#commands/company/company.commands.ts';
import { companyMediaCommands } from '#commands/company/company-media.commands.ts';
import { jobCommands } from '#commands/company/job.commands.ts';
import { jobApplicationCommands } from '#commands/company/job-application.commands.ts';
import { movePhotoCommands } from '#commands/company/move-photo.ts';
import { numberProblemCommands } from '#commands/company/number-problem.commands.ts';
import { numbersChangeCommands } from '#commands/company/numbers-change.commands.ts';
import { productCommands } from '#commands/company/product.commands.ts';
import { sameCompanyCommands } from '#commands/company/same-company.commands.ts';
import { contractCommands } from '#commands/contract/contract.commands.ts';
import { moderationCommands } from '#commands/moderation/moderation.commands.ts';
import { notificationCommands } from '#commands/notification/notification.commands.ts';
import { pushCommands } from '#commands/notification/push-subscriptions.ts';
import { placeCommands } from '#commands/place/place.commands.ts';
import { orderErasure, privacyCommands } from '#commands/privacy/privacy.commands.ts';
import { profileCommands } from '#commands/profile/profile.commands.ts';
import { reviewCommands } from '#commands/review/review.commands.ts';

/** Commands that only Sokoni's own pages, routes and command line send. */
export const ownCommands: readonly Command[] = [...accountSteps, ...pushCommands, orderErasure, ...auditCommands];

/** Every command that programs can request. */
export const publishedCommands: readonly Command[] = [
  ...accountCommands,
  ...placeCommands,
  ...categoryCommands,
  ...companyCommands,
  ...categoryChangeCommands,
  ...numberProblemCommands,
  ...numbersChangeCommands,
  ...companyMediaCommands,
  ...movePhotoCommands,
  ...productCommands,
  ...jobCommands,
  ...jobApplicationCommands,
  ...branchCommands,
  ...sameCompanyCommands,
  ...contractCommands,
  ...privacyCommands,
  ...profileCommands,
  ...reviewCommands,
  ...moderationCommands,
  ...notificationCommands,
  ...alertCommands,
];
