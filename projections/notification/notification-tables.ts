import type { NoticeAbout } from '#domain/notification/notice.ts';
import type { NoticeKindName } from '#domain/notification/notice-kinds.ts';
import type { NotificationSettings, NotificationTopic } from '#domain/notification/notification-topics.ts';
import { type RowsOf, table } from '../projection.ts';

/** The content of a notification, as ids only: the query looks the names up. */
export type NotificationAbout = NoticeAbout & { readonly kind: NoticeKindName };

type NotificationRow = {
  /**
   * The receiver: an account id, `company:<id>` for all managers of the company, `company-admins:<id>` for its
   * managers with the role admin, or `problem:<id>` for the person who reported the problem.
   */
  audience: string;
  id: string;
  /** The sort order: the log position of its event, in twenty digits. */
  seq: string;
  topic: NotificationTopic;
  subject: string;
  about: NotificationAbout;
  at: string;
};

/** Up to which `seq` one person has read a subject; the subject `*` stands for all. */
type ReadRow = { account: string; subject: string; until: string };

/** An account that receives the notifications of an audience, from the `seq` in `since` on. */
type ListenerRow = { account: string; audience: string; since: string };

export type SettingsRow = { account: string; choices: NotificationSettings['topics'] | null } & {
  hour: number;
  timeZone: string;
};

/** Accounts whose address refused a mail for good. */
type RefusalRow = { account: string; at: string };

export const tables = {
  notification: table<NotificationRow>({
    columns: {
      audience: 'text not null',
      id: 'text not null',
      seq: 'text not null',
      topic: 'text not null',
      subject: 'text not null',
      about: 'jsonb not null',
      at: 'text not null',
    },
    key: ['audience', 'id'],
    indexes: ['(audience, seq desc)'],
  }),
  read: table<ReadRow>({
    columns: { account: 'text not null', subject: 'text not null', until: 'text not null' },
    key: ['account', 'subject'],
  }),
  listener: table<ListenerRow>({
    columns: { account: 'text not null', audience: 'text not null', since: 'text not null' },
    key: ['account', 'audience'],
    indexes: ['(audience)'],
  }),
  refusal: table<RefusalRow>({
    columns: { account: 'text not null', at: 'text not null' },
    key: ['account'],
  }),
  settings: table<SettingsRow>({
    columns: { account: 'text not null', choices: 'jsonb', hour: 'integer not null', timeZone: 'text not null' },
    key: ['account'],
  }),
};

export type Tables = RowsOf<typeof tables>;

/** A position as text of one length, so that the database orders it as the log does. */
export const seqOf = (position: string): string => position.padStart(20, '0');

/** The audience of all who manage a company. */
export const companyAudience = (companyId: number): string => `company:${companyId}`;
/** The audience of those who manage a company as admins. */
export const adminsAudience = (companyId: number): string => `company-admins:${companyId}`;
/** The audience of whoever reported a problem. */
export const problemAudience = (problemId: string): string => `problem:${problemId}`;

/** The subject that stands for all subjects, for "mark all as read". */
export const everything = '*';
