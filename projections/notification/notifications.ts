import { accountEvents, managerEvents } from '#domain/account/account.events.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { addressEvents, notificationEvents } from '#domain/notification/notification.events.ts';
import type { NotificationSettings, NotificationTopic } from '#domain/notification/notification-topics.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { type Happened, projection, type RowsOf, table } from '../projection.ts';

/** What a notification tells, as ids: names are looked up by whoever reads it. */
export type NotificationAbout = {
  readonly kind:
    | 'published'
    | 'refused'
    | 'replied'
    | 'received'
    | 'upheld'
    | 'dismissed'
    | 'corrected'
    | 'unfounded'
    | 'asked'
    | 'named'
    | 'declined';
  readonly companyId?: number;
  readonly reviewId?: string;
  readonly reason?: string;
  readonly score?: number | null;
  readonly target?: { readonly kind: string; readonly id: string };
};

export type NotificationRow = {
  /** An account; `company:<id>` for whoever runs its page; `problem:<id>` for who reported it. */
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

const tables = {
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

type Tables = RowsOf<typeof tables>;

export const seqOf = (position: string): string => position.padStart(20, '0');

export const companyAudience = (companyId: number): string => `company:${companyId}`;
const problemAudience = (problemId: string): string => `problem:${problemId}`;

const everything = '*';

const tell = (
  { notification }: Tables,
  { position, at }: Happened<unknown>,
  row: Omit<NotificationRow, 'seq' | 'at'>,
): void => notification.insert({ ...row, seq: seqOf(position), at });

type Reviewed = { readonly reviewId: string; readonly version: number };
const outcomeId = ({ reviewId, version }: Reviewed): string => `review:${reviewId}:${version}`;
const receivedId = (reviewId: string): string => `received:${reviewId}`;
const replyId = (reviewId: string): string => `reply:${reviewId}`;

/** What people are told, what they have read of it, and what they want to be told. */
export const notifications = projection({
  ...reviewEvents,
  ...reportEvents,
  ...problemEvents,
  ...managerEvents,
  ...erasureEvents,
  ...accountEvents,
  ...notificationEvents,
  ...addressEvents,
})({
  name: 'notifications',
  version: 3,
  tables,
  on: {
    ReviewPublished: (rows, happened) => {
      const { reviewId, companyId, authorId, score, ground } = happened.data;
      const about = { companyId, reviewId, score };
      if (ground !== 'trusted_author')
        tell(rows, happened, {
          audience: authorId,
          id: outcomeId(happened.data),
          topic: 'review_outcome',
          subject: `review:${reviewId}`,
          about: { kind: 'published', ...about },
        });
      tell(rows, happened, {
        audience: companyAudience(companyId),
        id: receivedId(reviewId),
        topic: 'company_review',
        subject: `company:${companyId}`,
        about: { kind: 'received', ...about },
      });
    },
    ReviewRefused: (rows, happened) => {
      const { reviewId, companyId, authorId, reason } = happened.data;
      rows.notification.remove([companyAudience(companyId), receivedId(reviewId)]);
      tell(rows, happened, {
        audience: authorId,
        id: outcomeId(happened.data),
        topic: 'review_outcome',
        subject: `review:${reviewId}`,
        about: { kind: 'refused', companyId, reviewId, reason },
      });
    },
    ReviewDecisionUndone: ({ notification }, { data }) => {
      notification.remove([data.authorId, outcomeId(data)]);
      notification.remove([companyAudience(data.companyId), receivedId(data.reviewId)]);
    },
    ReviewRetracted: ({ notification }, { data }) =>
      notification.remove([companyAudience(data.companyId), receivedId(data.reviewId)]),
    ReviewReplied: (rows, happened) => {
      const { reviewId, companyId, authorId } = happened.data;
      tell(rows, happened, {
        audience: authorId,
        id: replyId(reviewId),
        topic: 'review_reply',
        subject: `review:${reviewId}`,
        about: { kind: 'replied', companyId, reviewId },
      });
    },
    ReviewReplyWithdrawn: ({ notification }, { data: { authorId, reviewId } }) =>
      notification.remove([authorId, replyId(reviewId)]),

    ReportUpheld: (rows, happened) => handled(rows, happened, 'upheld'),
    ReportDismissed: (rows, happened) => handled(rows, happened, 'dismissed'),
    ReportReopened: ({ notification }, { data: { reporterId, reportId } }) =>
      notification.remove([reporterId, `report:${reportId}`]),

    ProblemReported: ({ listener }, { data: { problemId, reporterId }, position }) => {
      if (reporterId)
        listener.insert({ account: reporterId, audience: problemAudience(problemId), since: seqOf(position) });
    },
    ProblemSettled: (rows, happened) => {
      const { problemId, companyId, outcome } = happened.data;
      tell(rows, happened, {
        audience: problemAudience(problemId),
        id: 'settled',
        topic: 'report_handled',
        subject: problemAudience(problemId),
        about: { kind: outcome, companyId },
      });
    },
    ProblemReopened: ({ notification }, { data: { problemId } }) =>
      notification.remove([problemAudience(problemId), 'settled']),

    ManagementAsked: (rows, happened) => {
      const { accountId, companyId } = happened.data;
      tell(rows, happened, {
        audience: companyAudience(companyId),
        id: `asked:${accountId}`,
        topic: 'company_access',
        subject: `access:${companyId}`,
        about: { kind: 'asked', companyId },
      });
    },
    ManagerNamed: (rows, happened) => {
      const { accountId, companyId } = happened.data;
      const audience = companyAudience(companyId);
      rows.listener.upsert(
        [accountId, audience],
        { account: accountId, audience, since: seqOf(happened.position) },
        (row) => row,
      );
      answered(rows, happened, 'named');
    },
    ManagementDeclined: (rows, happened) => answered(rows, happened, 'declined'),
    ManagerRemoved: ({ listener }, { data: { accountId, companyId } }) =>
      listener.remove([accountId, companyAudience(companyId)]),

    AddressRefusedMail: ({ refusal }, { data: { accountId }, at }) => refusal.insert({ account: accountId, at }),
    AddressTrustedAgain: ({ refusal }, { data: { accountId } }) => refusal.remove(accountId),
    EmailChanged: ({ refusal }, { data: { accountId } }) => refusal.remove(accountId),

    PersonForgotten: ({ settings, read, refusal }, { data: { accountId } }) => {
      refusal.remove(accountId);
      settings.remove(accountId);
      read.remove([accountId, everything]);
    },

    NotificationsRead: ({ read }, { data: { accountId, subjects, until } }) => {
      for (const subject of subjects ?? [everything])
        read.upsert([accountId, subject], { account: accountId, subject, until }, (row) =>
          row.until < until ? { ...row, until } : row,
        );
    },
    NotificationSettingsChosen: ({ settings }, { data: { accountId, choices, digest } }) => {
      const chosen = Object.fromEntries(choices.map(({ topic, site, email }) => [topic, { site, email }]));
      settings.upsert([accountId], { account: accountId, choices: null, ...digest }, (row) => ({
        ...row,
        ...digest,
        choices: { ...row.choices, ...chosen } as SettingsRow['choices'],
      }));
    },
  },
});

type Handled = {
  readonly reporterId: string;
  readonly reportId: string;
  readonly target: { readonly kind: string; readonly id: string };
};

const handled = (rows: Tables, happened: Happened<Handled>, kind: 'upheld' | 'dismissed'): void => {
  const { reporterId, reportId, target } = happened.data;
  tell(rows, happened, {
    audience: reporterId,
    id: `report:${reportId}`,
    topic: 'report_handled',
    subject: `report:${reportId}`,
    about: { kind, target },
  });
};

type Answered = { readonly accountId: string; readonly companyId: number };

/** The question goes, and who asked it hears the answer. */
const answered = (rows: Tables, happened: Happened<Answered>, kind: 'named' | 'declined'): void => {
  const { accountId, companyId } = happened.data;
  rows.notification.remove([companyAudience(companyId), `asked:${accountId}`]);
  tell(rows, happened, {
    audience: accountId,
    id: `access:${companyId}`,
    topic: 'company_access',
    subject: `access:${companyId}`,
    about: { kind, companyId },
  });
};
