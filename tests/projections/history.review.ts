import { batchDecisions, type DecisionBatchEvent } from '#domain/moderation/decision-batch.events.ts';
import type { ReportEvent } from '#domain/moderation/report.events.ts';
import { reportedKinds, reportTypes } from '#domain/moderation/report-kinds.ts';
import type { ErasureEvent } from '#domain/privacy/erasure.events.ts';
import type { ProfileEvent } from '#domain/profile/profile.events.ts';
import { refusalReasons } from '#domain/refusal-reasons.ts';
import { hidingReasons, type ReviewEvent } from '#domain/review/review.events.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

const uuid = (kind: string, number: number): string =>
  `${kind.repeat(8)}-3c58-4d0e-9f5b-${String(number).padStart(12, '0')}`;

/** Something that happens to one of some reviews, or a report. */
export const reviewHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const maybe = <T>(value: T): T | null => (below(3) === 0 ? null : value);
  const number = below(40);
  const stars = () => maybe(1 + below(5));
  const shown = () => maybe({ score: stars() });
  const by = uuid('d', below(3));
  const batchId = maybe(uuid('e', below(3)));
  const ids = {
    reviewId: uuid('f', number),
    companyId: 1 + (number % 7),
    authorId: person(number % 11),
    version: 1 + below(3),
  };
  const written = {
    ...ids,
    score: stars(),
    comment: maybe(`Accueil aimable et rapide, visite ${below(99)} 👩🏾‍🍳`),
    language: one(['fr', 'en'] as const),
    experiencedOn: maybe('2026-10-02'),
    contacted: below(2) === 0,
    authorLevel: one(['young', 'trust', 'blacklisted'] as const),
  };
  const report = {
    reportId: uuid('b', below(30)),
    reporterId: person(below(11)),
    target: { kind: one(reportedKinds), id: ids.reviewId },
  };
  const explanation = maybe({ fr: `Parce que ${below(9)}` });
  const happened = one<ReviewEvent | ReportEvent | DecisionBatchEvent | ProfileEvent | ErasureEvent>([
    { type: 'ReviewWritten', data: written },
    { type: 'ReviewWritten', data: written },
    { type: 'ReviewEdited', data: { ...written, hides: shown() } },
    { type: 'ReviewPublished', data: { ...ids, score: stars(), ground: 'moderator', by, batchId } },
    { type: 'ReviewPublished', data: { ...ids, score: stars(), ground: 'appeal', by, batchId } },
    {
      type: 'ReviewRefused',
      data: { ...ids, reason: one(refusalReasons), explanation, onAppeal: below(2) === 0, hides: shown(), by, batchId },
    },
    { type: 'ReviewDecisionUndone', data: { ...ids, undone: 'refused', hides: shown(), shows: shown(), by, batchId } },
    { type: 'ReviewAppealed', data: { ...ids, message: maybe(`Je suis venu ${below(9)} fois`) } },
    { type: 'ReviewRetracted', data: { ...ids, hides: shown() } },
    { type: 'ReviewHidden', data: { ...ids, reason: one(hidingReasons), hides: shown() } },
    { type: 'ReviewShownAgain', data: { ...ids, shows: shown() } },
    { type: 'ReviewReplied', data: { ...ids, replierId: person(below(11)), text: maybe(`Merci ${below(9)}`) } },
    { type: 'ReviewReplyWithdrawn', data: { ...ids, by } },
    {
      type: 'ReportFiled',
      data: { ...report, type: one(reportTypes), message: maybe(`Signalé ${below(9)}`), day: '2026-11-20' },
    },
    { type: 'ReportUpheld', data: { ...report, by, batchId } },
    { type: 'ReportDismissed', data: { ...report, by, batchId } },
    {
      type: 'NameStated',
      data: { accountId: ids.authorId, said: maybe({ firstname: 'Awa', lastname: `K${below(9)}` }) },
    },
    { type: 'PersonForgotten', data: { accountId: ids.authorId } },
    {
      type: 'BatchDecided',
      data: {
        batchId: uuid('e', below(3)),
        decision: one(batchDecisions),
        reason: maybe(one(refusalReasons)),
        items: [{ id: ids.reviewId, version: 1, company: maybe(1 + below(8)) }],
        by,
      },
    },
    { type: 'BatchFinished', data: { batchId: uuid('e', below(3)), skipped: [] } },
    { type: 'BatchUndoAsked', data: { batchId: uuid('e', below(3)), by } },
    {
      type: 'BatchUndone',
      data: { batchId: uuid('e', below(3)), skipped: [{ id: ids.reviewId, code: 'review.newer-version' }] },
    },
    { type: 'ReportReopened', data: { ...report, by, batchId } },
  ]);
  return { stream: `review-${ids.reviewId}`, ...happened };
};
