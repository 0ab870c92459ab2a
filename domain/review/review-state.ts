import type { Decider } from '../decider.ts';
import type { RefusalReason } from '../refusal-reasons.ts';
import type { Data } from './review.commands.ts';
import type { HidingReason, ReviewEvent } from './review.events.ts';
import { refuse } from './review.rejections.ts';

/** The status of the latest version. `before` is the status that an undo of the decision returns to. */
type Standing =
  | { readonly status: 'pending' }
  | { readonly status: 'published'; readonly before: Standing }
  | { readonly status: 'refused'; readonly reason: RefusalReason; readonly by: string; readonly before: Standing }
  | { readonly status: 'appealed'; readonly before: Standing }
  | { readonly status: 'retracted' };

export type WrittenReview = Pick<
  Data<'ReviewWritten'>,
  'reviewId' | 'companyId' | 'authorId' | 'version' | 'score' | 'comment' | 'experiencedOn'
> & {
  readonly standing: Standing;
  readonly hidden: HidingReason | null;
  readonly appealUsed: boolean;
  readonly reply: string | null;
};

export type ReviewState = { readonly standing: { readonly status: 'unwritten' } } | WrittenReview;

export const isWritten = (state: ReviewState): state is WrittenReview => state.standing.status !== 'unwritten';

/** Throws a `Rejection` when nobody wrote it. */
export const written = (state: ReviewState): WrittenReview => {
  if (!isWritten(state)) throw refuse('unknown');
  return state;
};

/** What visitors see of the review; null while it is not shown. */
export const shownOf = ({ standing, hidden, score }: WrittenReview): { score: number | null } | null =>
  standing.status === 'published' && hidden === null ? { score } : null;

const pending: Standing = { status: 'pending' };

const change =
  (to: (state: WrittenReview) => Partial<WrittenReview>) =>
  (state: ReviewState): ReviewState =>
    isWritten(state) ? { ...state, ...to(state) } : state;

const say = (state: ReviewState, data: Data<'ReviewWritten'>): ReviewState => {
  const { reviewId, companyId, authorId, version, score, comment, experiencedOn } = data;
  const before = isWritten(state) ? state : { hidden: null, appealUsed: false, reply: null };
  const { hidden, appealUsed, reply } = before;
  const content = { reviewId, companyId, authorId, version, score, comment, experiencedOn };
  return { ...content, hidden, appealUsed, reply, standing: pending };
};

export const evolve: Decider<never, ReviewEvent, ReviewState>['evolve'] = {
  ReviewWritten: say,
  ReviewEdited: say,
  ReviewPublished: change(({ standing }) => ({ standing: { status: 'published', before: standing } })),
  ReviewRefused: (state, { reason, by }) =>
    change(({ standing }) => ({ standing: { status: 'refused', reason, by, before: standing } }))(state),
  ReviewDecisionUndone: change(({ standing }) => ({ standing: 'before' in standing ? standing.before : standing })),
  ReviewAppealed: change(({ standing }) => ({ standing: { status: 'appealed', before: standing }, appealUsed: true })),
  ReviewRetracted: change(() => ({ standing: { status: 'retracted' }, reply: null })),
  ReviewHidden: (state, { reason }) => change(() => ({ hidden: reason }))(state),
  ReviewShownAgain: change(() => ({ hidden: null })),
  ReviewReplied: (state, { text }) => change(() => ({ reply: text ?? '' }))(state),
  ReviewReplyWithdrawn: change(() => ({ reply: null })),
};
