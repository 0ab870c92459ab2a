import type { NoticeTable } from '#domain/notification/notice.ts';
import { noticeKinds } from '#domain/notification/notice-kinds.ts';
import { noticeTables } from '#domain/notification/notices/all-notices.ts';
import type { Intent, Occurred, Reactor } from '#infra/reactions/reactor.ts';

/** A reactor that sends the mails of the notices. Its checkpoint is stored under `name`, which never changes. */
const mailed = (name: string, table: NoticeTable): Reactor => ({
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

/** The reactors for the mails of all notices. */
export const noticesMailed: readonly Reactor[] = Object.entries(noticeTables).map(([name, table]) =>
  mailed(name, table),
);
