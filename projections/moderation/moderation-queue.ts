import { accountEvents } from '#domain/account/account.events.ts';
import { decisionBatchEvents } from '#domain/moderation/decision-batch.events.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { profileEvents } from '#domain/profile/profile.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { projection, type Tally } from '../projection.ts';
import {
  advance,
  become,
  change,
  count,
  goBack,
  keep,
  name,
  tell,
  type Words,
  waiting,
  write,
} from './moderation-rows.ts';
import { tables } from './moderation-tables.ts';
import { ofReports } from './report-cases.ts';

/** The cases that moderators decide on, with the history of every case. */
export const moderationQueue = projection({
  ...accountEvents,
  ...profileEvents,
  ...erasureEvents,
  ...reviewEvents,
  ...reportEvents,
  ...problemEvents,
  ...decisionBatchEvents,
})({
  name: 'moderation_queue',
  version: 3,
  tables,
  tallies: { waiting: waiting as Tally<never> },
  on: {
    AccountOpened: (rows, { data }) => name(rows, data.accountId, data),
    NameStated: (rows, { data: { accountId, said } }) => name(rows, accountId, said),
    PersonForgotten: ({ person }, { data: { accountId } }) => person.remove(accountId),
    ReviewWritten: (rows, { data, ...when }) => write(rows, data, when, 'written'),
    ReviewEdited: (rows, { data, ...when }) => write(rows, data, when, 'edited'),
    ReviewPublished: (rows, { data, ...when }) => {
      change(rows, data.reviewId, become('published', { reason: null }));
      tell(rows, data.reviewId, 'published', when, { ...data, detail: data.ground });
      count(rows, data.batchId, 'done');
    },
    ReviewRefused: (rows, { data, ...when }) => {
      change(
        rows,
        data.reviewId,
        become('refused', { reason: data.reason, ...(!data.onAppeal && { refuser: data.by }) }),
      );
      keep(rows, data.authorId, `${data.reviewId}/explanation`, data.explanation as Words);
      tell(rows, data.reviewId, 'refused', when, { ...data, detail: data.reason });
      count(rows, data.batchId, 'done');
    },
    ReviewDecisionUndone: (rows, { data, ...when }) => {
      change(rows, data.reviewId, goBack);
      tell(rows, data.reviewId, 'undone', when, { ...data, detail: data.undone });
      count(rows, data.batchId, 'undone');
    },
    ReviewAppealed: (rows, { data, ...when }) => {
      change(rows, data.reviewId, become('appealed', { since: when.at }));
      keep(rows, data.authorId, `${data.reviewId}/appeal`, data.message);
      tell(rows, data.reviewId, 'appealed', when, { by: data.authorId, version: data.version });
    },
    ReviewRetracted: (rows, { data, ...when }) => {
      change(rows, data.reviewId, become('retracted'));
      for (const part of ['comment', 'appeal', 'explanation'])
        keep(rows, data.authorId, `${data.reviewId}/${part}`, null);
      tell(rows, data.reviewId, 'retracted', when, { by: data.authorId });
    },
    ReviewHidden: (rows, { data, ...when }) => {
      change(rows, data.reviewId, () => ({ hidden: true }));
      tell(rows, data.reviewId, 'hidden', when, { by: 'rule', detail: data.reason });
    },
    ReviewShownAgain: (rows, { data, ...when }) => {
      change(rows, data.reviewId, () => ({ hidden: false }));
      tell(rows, data.reviewId, 'shown_again', when, { by: 'rule' });
    },
    ReviewReplied: (rows, { data, ...when }) => tell(rows, data.reviewId, 'replied', when, { by: data.replierId }),
    ReviewReplyWithdrawn: (rows, { data, ...when }) => tell(rows, data.reviewId, 'reply_withdrawn', when, data),
    ...ofReports,
    BatchDecided: ({ batch }, { data, at }) => {
      const { batchId: id, decision, reason, items, by } = data;
      batch.insert({
        id,
        at,
        by,
        decision,
        reason,
        state: 'deciding',
        total: items.length,
        done: 0,
        undone: 0,
        skipped: [],
      });
    },
    BatchFinished: (rows, { data: { batchId, skipped } }) =>
      advance(rows, batchId, () => ({ state: 'decided', skipped })),
    BatchUndoAsked: (rows, { data: { batchId } }) => advance(rows, batchId, () => ({ state: 'undoing' })),
    BatchUndone: (rows, { data: { batchId, skipped } }) =>
      advance(rows, batchId, (row) => ({ state: 'undone', skipped: [...row.skipped, ...skipped] })),
  },
});
