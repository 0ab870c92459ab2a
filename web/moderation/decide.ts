import type { RouterContextProvider } from 'react-router';
import { dismissReport, reopenReport, upholdReport } from '#commands/moderation/decide-report.ts';
import { reopenProblem, settleProblem } from '#commands/moderation/problems.ts';
import { publishReview } from '#commands/review/publish-review.ts';
import { refuseReview } from '#commands/review/refuse-review.ts';
import { undoReviewDecision } from '#commands/review/undo-review-decision.ts';
import type { BatchDecision } from '#domain/moderation/decision-batch.events.ts';
import { sendContext } from '../page/server-context.ts';
import type { CaseItem } from './case-items.ts';

export type Decided = {
  readonly item: CaseItem;
  readonly decision: BatchDecision | 'undo';
  readonly form: FormData;
  /** What is undone. */
  readonly undone?: BatchDecision;
};

const words = (form: FormData, lang: 'fr' | 'en'): string | undefined =>
  String(form.get(`explanation-${lang}`) ?? '').trim() || undefined;

const explanationIn = (form: FormData) => {
  const [fr, en] = [words(form, 'fr'), words(form, 'en')];
  return fr || en ? { ...(fr && { fr }), ...(en && { en }) } : null;
};

/** Decides on one case, or takes the decision back. Throws a `Rejection` when that cannot be. */
export const decideOne = async (context: Readonly<RouterContextProvider>, decided: Decided): Promise<void> => {
  const { item, decision, form, undone } = decided;
  const send = context.get(sendContext);
  const review = { reviewId: item.id, version: item.version };
  const report = { reportId: item.id };
  const problem = { problemId: item.id, companyId: item.company };
  if (decision === 'publish') await send(publishReview, review);
  if (decision === 'refuse') {
    const reason = form.get('reason') || undefined;
    await send(refuseReview, { ...review, reason, explanation: explanationIn(form) });
  }
  if (decision === 'uphold') await send(upholdReport, report);
  if (decision === 'dismiss') await send(dismissReport, report);
  if (decision === 'correct') await send(settleProblem, { ...problem, outcome: 'corrected' });
  if (decision === 'disregard') await send(settleProblem, { ...problem, outcome: 'unfounded' });
  if (decision !== 'undo') return;
  if (item.kind === 'problem') await send(reopenProblem, problem);
  else if (item.kind === 'report') await send(reopenReport, report);
  else {
    const what = undone === 'refuse' ? 'refused' : 'published';
    await send(undoReviewDecision, { ...review, undone: what });
  }
};
