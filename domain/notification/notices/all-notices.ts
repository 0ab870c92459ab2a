import type { NoticeTable } from '../notice.ts';
import { accountNotices } from './account-notices.ts';
import { alertNotices } from './alert-notices.ts';
import { companyNotices } from './company-notices.ts';
import { contractNotices } from './contract-notices.ts';
import { jobNotices } from './job-notices.ts';
import { moderationNotices } from './moderation-notices.ts';
import { photoNotices } from './photo-notices.ts';
import { profileNotices } from './profile-notices.ts';
import { reviewNotices } from './review-notices.ts';

/**
 * All notices of the product: the list of notifications, the toasts and the mails are made from these tables. The name
 * of a table is also the name of the stored checkpoint of its mails: it never changes.
 */
export const noticeTables = {
  'review-outcome-mailed': reviewNotices,
  'report-handled-mailed': moderationNotices,
  'company-access-mailed': accountNotices,
  'company-answer-mailed': companyNotices,
  'company-photos-mailed': photoNotices,
  'alert-answered-mailed': alertNotices,
  'confirmation-mailed': profileNotices,
  'job-application-mailed': jobNotices,
  'contract-renewal-mailed': contractNotices,
} as const satisfies Readonly<Record<string, NoticeTable>>;

/** The notices of every event that has any. */
export const allNotices: NoticeTable = Object.assign({}, ...Object.values(noticeTables));
