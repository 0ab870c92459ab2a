import { accountCommands } from './account/account.commands.ts';
import { alertCommands } from './alert/alert.commands.ts';
import { categoryCommands } from './category/category.commands.ts';
import type { Command } from './command.ts';
import { branchCommands } from './company/branch.commands.ts';
import { companyCommands } from './company/company.commands.ts';
import { companyMediaCommands } from './company/company-media.commands.ts';
import { jobCommands } from './company/job.commands.ts';
import { productCommands } from './company/product.commands.ts';
import { moderationCommands } from './moderation/moderation.commands.ts';
import { notificationCommands } from './notification/notification.commands.ts';
import { placeCommands } from './place/place.commands.ts';
import { privacyCommands } from './privacy/privacy.commands.ts';
import { profileCommands } from './profile/profile.commands.ts';
import { reviewCommands } from './review/review.commands.ts';

/** Every command of Sokoni. */
export const allCommands: readonly Command[] = [
  ...accountCommands,
  ...placeCommands,
  ...categoryCommands,
  ...companyCommands,
  ...companyMediaCommands,
  ...productCommands,
  ...jobCommands,
  ...branchCommands,
  ...privacyCommands,
  ...profileCommands,
  ...reviewCommands,
  ...moderationCommands,
  ...notificationCommands,
  ...alertCommands,
];
