import pLimit from 'p-limit';
import { v5 as uuidV5 } from 'uuid';
import type { Envelope } from '#domain/envelope.ts';
import type { BatchDecision, BatchItem } from '#domain/moderation/decision-batch.events.ts';
import { decisionBatch, decisionBatchStream } from '#domain/moderation/decision-batch.ts';
import type { ProblemOutcome } from '#domain/moderation/problem-kinds.ts';
import { problems, problemsStream } from '#domain/moderation/problems.ts';
import { report, reportStream } from '#domain/moderation/report.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import { Rejection } from '#domain/rejection.ts';
import type { ReviewCommand } from '#domain/review/review.commands.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { moderatesAlone } from '#read-api/moderation/other-moderators.ts';
import type { CommandContext } from '../command.ts';
import { handle } from '../handle.ts';
import { takeProposed } from './take-proposed.ts';

const itemsAtOnce = 8;
/** Problems of one company share a stream: one at a time, their appends do not conflict. */
const oneByOne: readonly BatchDecision[] = ['correct', 'disregard'];
const stepIds = 'a1d0c4b2-93a1-4b59-8a4e-7b7c1f0d2e63';

type Step = (item: BatchItem, envelope: Envelope) => Promise<unknown>;

const onReview =
  (context: CommandContext, command: (item: BatchItem) => ReviewCommand): Step =>
  (item, envelope) =>
    handle(context, review, reviewStream(item.id), command(item), envelope);

const onReport =
  (context: CommandContext, type: 'UpholdReport' | 'DismissReport' | 'ReopenReport', batchId: string): Step =>
  ({ id }, envelope) =>
    handle(context, report, reportStream(id), { type, data: { reportId: id, batchId } }, envelope);

const onProblem =
  (context: CommandContext, batchId: string, outcome: ProblemOutcome | null): Step =>
  async ({ id: problemId, company }, envelope) => {
    const named = { problemId, companyId: company ?? 0, batchId };
    if (outcome === 'corrected') await takeProposed(context, named, envelope);
    const command = outcome
      ? ({ type: 'SettleProblem', data: { ...named, outcome } } as const)
      : ({ type: 'ReopenProblem', data: named } as const);
    return handle(context, problems, problemsStream(named.companyId), command, envelope);
  };

type Decided = { readonly batchId: string; readonly reason: RefusalReason | null; readonly alone: boolean };

const stepsOf = (context: CommandContext, { batchId, reason, alone }: Decided) => {
  const undo = (undone: 'published' | 'refused') =>
    onReview(context, ({ id: reviewId, version }) => ({
      type: 'UndoReviewDecision',
      data: { reviewId, version, undone, batchId },
    }));
  return {
    publish: {
      decide: onReview(context, ({ id: reviewId, version }) => ({
        type: 'PublishReview',
        data: { reviewId, version, batchId, alone },
      })),
      undo: undo('published'),
    },
    refuse: {
      decide: onReview(context, ({ id: reviewId, version }) => ({
        type: 'RefuseReview',
        data: { reviewId, version, reason: reason ?? 'other', explanation: null, batchId, alone },
      })),
      undo: undo('refused'),
    },
    uphold: {
      decide: onReport(context, 'UpholdReport', batchId),
      undo: onReport(context, 'ReopenReport', batchId),
    },
    dismiss: {
      decide: onReport(context, 'DismissReport', batchId),
      undo: onReport(context, 'ReopenReport', batchId),
    },
    correct: {
      decide: onProblem(context, batchId, 'corrected'),
      undo: onProblem(context, batchId, null),
    },
    disregard: {
      decide: onProblem(context, batchId, 'unfounded'),
      undo: onProblem(context, batchId, null),
    },
  };
};

/**
 * Carries out a batch decision, or its undo, and records when it is finished. Each step has a fixed command id, so that
 * a run that was interrupted can be repeated.
 */
export const runBatch = async (context: CommandContext, batchId: string, envelope: Envelope): Promise<void> => {
  const stream = decisionBatchStream(batchId);
  const { state } = await stateOf(context, decisionBatch, stream);
  if (state.status !== 'deciding' && state.status !== 'undoing') return;
  const { decision, reason, items } = state;
  const part = state.status === 'deciding' ? 'decide' : 'undo';
  const alone = await moderatesAlone(context.db, envelope.actor);
  const step = stepsOf(context, { batchId, reason, alone })[decision][part];
  const as = (what: string): Envelope => ({ ...envelope, commandId: uuidV5(`${batchId}/${part}/${what}`, stepIds) });
  const skipped: { id: string; code: string }[] = [];
  const decide = (item: BatchItem): Promise<unknown> =>
    step(item, as(item.id)).catch((error: unknown) => {
      if (!(error instanceof Rejection)) throw error;
      skipped.push({ id: item.id, code: error.code });
    });
  await pLimit(oneByOne.includes(decision) ? 1 : itemsAtOnce).map(items, decide);
  const type = part === 'decide' ? 'FinishBatch' : 'FinishUndo';
  await handle(context, decisionBatch, stream, { type, data: { batchId, skipped } }, as('end'));
};
