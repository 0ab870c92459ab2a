import type { NoticeTable } from '../notice.ts';
import { accountNotices } from './account-notices.ts';
import { alertNotices } from './alert-notices.ts';
import { moderationNotices } from './moderation-notices.ts';
import { profileNotices } from './profile-notices.ts';
import { reviewNotices } from './review-notices.ts';

/** Who is told of what, in the whole product: the list of notifications, the toasts and the mails are made from this. */
export const allNotices: NoticeTable = {
  ...accountNotices,
  ...alertNotices,
  ...moderationNotices,
  ...profileNotices,
  ...reviewNotices,
};
