import { accountId } from '../account-id.ts';
import { type Actor, oneOf } from '../actor.ts';
import { refuse } from './review.rejections.ts';
import { type ReviewState, type WrittenReview, written } from './review-state.ts';

/** Only moderators and administrators decide on reviews, never a company. */
export const moderates = oneOf('moderator', 'admin', 'superadmin');

/** The review, when the actor wrote it. Throws a `Rejection` for anybody else. */
export const byAuthor = (state: ReviewState, actor: Actor): WrittenReview => {
  const review = written(state);
  if (review.authorId !== actor.id) throw refuse('not-author');
  return review;
};

/**
 * The review in the version that the moderator has read. Throws a `Rejection` for anybody but a moderator, for the
 * moderator's own review, for a retracted one, and when there is a newer version.
 */
export const byModerator = (state: ReviewState, version: number, actor: Actor): WrittenReview => {
  if (!moderates(actor)) throw refuse('staff-only');
  const review = written(state);
  if (review.authorId === actor.id) throw refuse('own-review');
  if (review.standing.status === 'retracted') throw refuse('retracted');
  if (review.version !== version) throw refuse('newer-version', { version: review.version });
  return review;
};

/**
 * Throws a `Rejection` when the moderator who refused the review decides on the appeal too, unless there is no other
 * moderator (`alone`). A program with the operator's token is no moderator and may decide.
 */
export const byAnother = ({ standing }: WrittenReview, actor: Actor, alone: boolean): void => {
  if (standing.status !== 'appealed' || alone || !accountId.safeParse(actor.id).success) return;
  const refused = standing.before;
  if (refused.status === 'refused' && refused.by === actor.id) throw refuse('appeal-to-other');
};

/** The fields that every event of a review has. */
export const idsOf = ({ reviewId, companyId, authorId, version }: WrittenReview) => ({
  reviewId,
  companyId,
  authorId,
  version,
});
