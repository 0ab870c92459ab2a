import type { Audience, Notice } from '#domain/notification/notice.ts';
import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import { allNotices } from '#domain/notification/notices/all-notices.ts';
import type { Happened } from '../projection.ts';
import { adminsAudience, companyAudience, problemAudience, seqOf, type Tables } from './notification-tables.ts';

/** Returns the value of the column `audience` for the receivers of a notice. */
export const audienceKey = (to: Audience): string => {
  if ('account' in to) return to.account;
  if ('problem' in to) return problemAudience(to.problem);
  return to.role === 'admin' ? adminsAudience(to.company) : companyAudience(to.company);
};

const tell = ({ notification }: Tables, { position, at }: Happened<never>, { to, id, kind, subject, about }: Notice) =>
  notification.insert({
    audience: audienceKey(to),
    id,
    seq: seqOf(position),
    topic: noticeKinds[kind].topic,
    subject,
    about: { kind, ...about },
    at,
  });

/** For each event type, the handler that inserts the rows of its notices and removes those it withdraws. */
export const noticeRows: Readonly<Record<string, (rows: Tables, happened: Happened<never>) => void>> =
  Object.fromEntries(
    Object.entries(allNotices).map(([type, noticesOf]) => [
      type,
      (rows: Tables, happened: Happened<never>) => {
        const { withdraw = [], tell: notices = [] } = noticesOf(happened);
        for (const { to, id } of withdraw) rows.notification.remove([audienceKey(to), id]);
        for (const notice of notices) tell(rows, happened, notice);
      },
    ]),
  );
