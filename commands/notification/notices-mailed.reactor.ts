import type { Notice, NoticeTable } from '#domain/notification/notice.ts';
import { type NoticeKind, noticeKinds } from '#domain/notification/notice-kinds.ts';
import { noticeTables } from '#domain/notification/notices/all-notices.ts';
import type { Intent, Occurred, Reactor } from '#infra/reactions/reactor.ts';

/** The mail of a notice that follows from the event, and its text message where its kind has one. */
const intentsOf = ({ id }: Occurred<never>, { to, kind, mail }: Notice): Intent[] => {
  const { mail: usual, text }: NoticeKind = noticeKinds[kind];
  const about = { ...mail.about, eventId: id };
  const delayS = mail.delayS ?? 0;
  return [
    { key: `${id}/${mail.as}`, kind: 'mail', template: mail.template ?? usual, to, about, delayS },
    ...(text ? [{ key: `${id}/${mail.as}/text`, kind: 'sms', template: text, to, about, delayS } as const] : []),
  ];
};

/** A reactor that sends the mails and text messages of the notices. Its checkpoint is stored under `name`, which never changes. */
const mailed = (name: string, table: NoticeTable): Reactor => ({
  name,
  on: Object.fromEntries(
    Object.entries(table).map(([type, noticesOf]) => [
      type,
      (event: Occurred<never>): Intent[] => (noticesOf(event).tell ?? []).flatMap((one) => intentsOf(event, one)),
    ]),
  ),
});

/** The reactors for the mails and text messages of all notices. */
export const noticesMailed: readonly Reactor[] = Object.entries(noticeTables).map(([name, table]) =>
  mailed(name, table),
);
