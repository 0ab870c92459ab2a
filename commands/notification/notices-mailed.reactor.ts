import type { NoticeTable } from '#domain/notification/notice.ts';
import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import { accountNotices } from '#domain/notification/notices/account-notices.ts';
import { alertNotices } from '#domain/notification/notices/alert-notices.ts';
import { moderationNotices } from '#domain/notification/notices/moderation-notices.ts';
import { profileNotices } from '#domain/notification/notices/profile-notices.ts';
import { reviewNotices } from '#domain/notification/notices/review-notices.ts';
import type { Intent, Occurred, Reactor } from '#infra/reactions/reactor.ts';

/** A reactor that has the mails of the notices sent. Its name never changes: its place in the log is kept under it. */
export const mailed = (name: string, table: NoticeTable): Reactor => ({
  name,
  on: Object.fromEntries(
    Object.entries(table).map(([type, noticesOf]) => [
      type,
      (event: Occurred<never>): Intent[] =>
        (noticesOf(event).tell ?? []).map(({ to, kind, mail }) => ({
          key: `${event.id}/${mail.as}`,
          kind: 'mail',
          template: mail.template ?? noticeKinds[kind].mail,
          to,
          about: { ...mail.about, eventId: event.id },
          delayS: mail.delayS ?? 0,
        })),
    ]),
  ),
});

/** Every notice, by mail. */
export const noticesMailed: readonly Reactor[] = [
  mailed('review-outcome-mailed', reviewNotices),
  mailed('report-handled-mailed', moderationNotices),
  mailed('company-access-mailed', accountNotices),
  mailed('alert-answered-mailed', alertNotices),
  mailed('confirmation-mailed', profileNotices),
];
