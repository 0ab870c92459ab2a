import { managerEvents } from '#domain/account/account.events.ts';
import { managementEvents } from '#domain/account/management.events.ts';
import { operator } from '#domain/actor.ts';
import { approvalEvents } from '#domain/company/approval.events.ts';
import { categoryChangeEvents } from '#domain/company/category-change.events.ts';
import { companyEvents } from '#domain/company/company.events.ts';
import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { numberProblemEvents } from '#domain/company/number-problem.events.ts';
import { sameCompanyEvents } from '#domain/company/same-company.events.ts';
import { decisionBatchEvents } from '#domain/moderation/decision-batch.events.ts';
import { problemEvents } from '#domain/moderation/problem.events.ts';
import { reportEvents } from '#domain/moderation/report.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import type { Database } from '#infra/database/database.ts';
import { announcement } from '#infra/live/announcement.ts';
import { type Message, topicOf } from '#infra/live/message.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { categoryRequests } from '#projections/company/category-requests.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyDesk } from '#projections/company/company-desk.ts';
import { numberProblems } from '#projections/company/number-problems.ts';
import { moderationQueue } from '#projections/moderation/moderation-queue.ts';
import { moderators } from './other-moderators.ts';

const changed = async (_happened: unknown, db: Database): Promise<Message[]> =>
  (await moderators(db)).map((account) => ({ topic: topicOf(account), event: 'moderation', payload: null }));

/** Decisions of a batch are not announced one by one: the end of the batch is announced. */
const unlessInBatch = (happened: { readonly data: { readonly batchId: string | null } }, db: Database) =>
  happened.data.batchId === null ? changed(happened, db) : [];

/** Imports approve thousands of companies at once, and none of them waited. */
const unlessImported = (happened: { readonly actor: string }, db: Database) =>
  happened.actor === operator.id ? [] : changed(happened, db);

/** Sends moderators a message when the cases, photos or new companies that wait change, so that an open desk reloads. */
export const queueAnnounced = announcement({
  ...reviewEvents,
  ...reportEvents,
  ...problemEvents,
  ...decisionBatchEvents,
  ...companyMediaEvents,
  ...companyEvents,
  ...approvalEvents,
  ...sameCompanyEvents,
  ...managerEvents,
  ...managementEvents,
  ...categoryChangeEvents,
  ...numberProblemEvents,
})({
  shown: [moderationQueue, companyContent, companyDesk, companyAccess, categoryRequests, numberProblems],
  on: {
    ReviewWritten: changed,
    ReviewEdited: changed,
    ReviewAppealed: changed,
    ReviewRetracted: changed,
    ReviewPublished: unlessInBatch,
    ReviewRefused: unlessInBatch,
    ReviewDecisionUndone: unlessInBatch,
    ReportFiled: changed,
    ReportUpheld: unlessInBatch,
    ReportDismissed: unlessInBatch,
    ReportReopened: unlessInBatch,
    ProblemReported: changed,
    ProblemSettled: unlessInBatch,
    ProblemReopened: unlessInBatch,
    BatchFinished: changed,
    BatchUndone: changed,
    CompanyApproved: unlessImported,
    CompanyPutOnline: unlessImported,
    CompanyTakenOffline: changed,
    CompanyRefused: changed,
    CompanyApprovalAsked: changed,
    SameCompanyDeclared: changed,
    SameCompanyUndone: changed,
    ManagementAsked: changed,
    ManagementContested: changed,
    ManagementWithdrawn: changed,
    ManagementDeclined: changed,
    CategoryChangeAsked: changed,
    CategoryChangeCancelled: changed,
    CategoryChangeApproved: changed,
    CategoryChangeRefused: changed,
    NumberProblemNoted: changed,
    NumberProblemResolved: changed,
    CompanyPhotoAdded: changed,
    CompanyPhotoValidated: changed,
    CompanyPhotoHeldBack: changed,
    CompanyPhotoRemoved: changed,
    CompanyPhotoMovedIn: changed,
    CompanyPhotoTakenDown: changed,
    CompanyPhotoPutBack: changed,
  },
});
