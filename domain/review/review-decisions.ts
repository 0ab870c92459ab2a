import type { Decider } from '../decider.ts';
import type { ReviewCommand } from './review.commands.ts';
import type { ReviewEvent } from './review.events.ts';
import { refuse } from './review.rejections.ts';
import { byAnother, byModerator, idsOf, moderates } from './review-parties.ts';
import { type ReviewState, shownOf, written } from './review-state.ts';

type Decisions = Pick<
  Decider<ReviewCommand, ReviewEvent, ReviewState>['decide'],
  'PublishReview' | 'RefuseReview' | 'UndoReviewDecision' | 'HideReview' | 'ShowReviewAgain' | 'FollowAuthorLevel'
>;

/** The decisions of moderators on a review. */
export const reviewDecisions: Decisions = {
  PublishReview: ({ version, batchId, alone = false }, state, { actor }) => {
    const review = byModerator(state, version, actor);
    const { standing, hidden, score } = review;
    if (standing.status === 'published') return [];
    byAnother(review, actor, alone);
    if (hidden !== null) throw refuse('author-blacklisted');
    const ground = standing.status === 'appealed' ? 'appeal' : 'moderator';
    return [{ type: 'ReviewPublished', data: { ...idsOf(review), score, ground, by: actor.id, batchId } }];
  },

  RefuseReview: ({ version, reason, explanation, batchId, alone = false }, state, { actor }) => {
    const review = byModerator(state, version, actor);
    const { standing } = review;
    byAnother(review, actor, alone);
    if (standing.status === 'refused') {
      if (standing.reason === reason) return [];
      throw refuse('already-decided');
    }
    const onAppeal = standing.status === 'appealed';
    const data = { reason, explanation, onAppeal, hides: shownOf(review), by: actor.id, batchId };
    return [{ type: 'ReviewRefused', data: { ...idsOf(review), ...data } }];
  },

  UndoReviewDecision: ({ version, undone, batchId }, state, { actor }) => {
    const review = byModerator(state, version, actor);
    const { standing } = review;
    if (standing.status !== undone || !('before' in standing)) return [];
    const data = { undone, hides: shownOf(review), shows: shownOf({ ...review, standing: standing.before }) };
    return [{ type: 'ReviewDecisionUndone', data: { ...idsOf(review), ...data, by: actor.id, batchId } }];
  },

  HideReview: ({ reason }, state, { actor }) => {
    if (!moderates(actor)) throw refuse('staff-only');
    const review = written(state);
    if (review.hidden === reason) return [];
    return [{ type: 'ReviewHidden', data: { ...idsOf(review), reason, hides: shownOf(review) } }];
  },

  ShowReviewAgain: (_, state, { actor }) => {
    if (!moderates(actor)) throw refuse('staff-only');
    const review = written(state);
    if (review.hidden === null) return [];
    return [{ type: 'ReviewShownAgain', data: { ...idsOf(review), shows: shownOf({ ...review, hidden: null }) } }];
  },

  FollowAuthorLevel: ({ reviewId, authorLevel }, state, context) => {
    const { hidden } = written(state);
    if (authorLevel === 'blacklisted' && hidden === null)
      return reviewDecisions.HideReview({ reviewId, reason: 'author_blacklisted' }, state, context);
    if (authorLevel !== 'blacklisted' && hidden === 'author_blacklisted')
      return reviewDecisions.ShowReviewAgain({ reviewId }, state, context);
    return [];
  },
};
