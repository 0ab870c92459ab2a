import type { NoticeAbout } from '#domain/notification/notice.ts';
import type { NoticeKindName } from '#domain/notification/notice-kinds.ts';
import type { NotificationSettings, NotificationTopic } from '#domain/notification/notification-topics.ts';
import { type RowsOf, table } from '../projection.ts';

/** What a notification tells, as ids: names are looked up by whoever reads it. */
export type NotificationAbout = NoticeAbout & { readonly kind: NoticeKindName };

export type NotificationRow = {
  /** An account; `company:<id>` for whoever runs its page, `company-admins:<id>` for those who answer for it; `problem:<id>` for who reported it. */
  audience: string;
  id: string;
  /** Its place among all of them: the position of its event, in twenty digits. */
  seq: string;
  topic: NotificationTopic;
  subject: string;
  about: NotificationAbout;
  at: string;
};

/** What one person has read: everything, for the subject `*`. */
export type ReadRow = { account: string; subject: string; until: string };

/** Who else is told what an audience is told, from then on. */
export type ListenerRow = { account: string; audience: string; since: string };

export type SettingsRow = { account: string; choices: NotificationSettings['topics'] | null } & {
  hour: number;
  timeZone: string;
};

/** Accounts whose address refused a mail for good. */
export type RefusalRow = { account: string; at: string };

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

export const seqOf = (position: string): string => position.padStart(20, '0');

export const companyAudience = (companyId: number): string => `company:${companyId}`;
export const adminsAudience = (companyId: number): string => `company-admins:${companyId}`;
export const problemAudience = (problemId: string): string => `problem:${problemId}`;

/** The subject under which everything is read at once. */
export const everything = '*';
