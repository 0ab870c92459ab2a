import { type Actor, accountId, oneOf } from '../actor.ts';
import { refuse } from './review.rejections.ts';
import { type ReviewState, type WrittenReview, written } from './review-state.ts';

/** Only the platform's own people decide on reviews, never a company. */
export const moderates = oneOf('moderator', 'admin', 'superadmin');

/** The review, asked by who wrote it. Throws a `Rejection` for anybody else. */
export const byAuthor = (state: ReviewState, actor: Actor): WrittenReview => {
  const review = written(state);
  if (review.authorId !== actor.id) throw refuse('not-author');
  return review;
};

/** The review as the moderator has read it. Throws a `Rejection` when its author has written anew since. */
export const byModerator = (state: ReviewState, version: number, actor: Actor): WrittenReview => {
  if (!moderates(actor)) throw refuse('staff-only');
  const review = written(state);
  if (review.authorId === actor.id) throw refuse('own-review');
  if (review.standing.status === 'retracted') throw refuse('retracted');
  if (review.version !== version) throw refuse('newer-version', { version: review.version });
  return review;
};

/**
 * An appeal is decided by another moderator than the one who refused, as long as there is another. Throws a `Rejection`
 * for the one who refused; a program that holds the operator's token is no moderator, and is let.
 */
export const byAnother = ({ standing }: WrittenReview, actor: Actor, alone: boolean): void => {
  if (standing.status !== 'appealed' || alone || !accountId.safeParse(actor.id).success) return;
  const refused = standing.before;
  if (refused.status === 'refused' && refused.by === actor.id) throw refuse('appeal-to-other');
};

/** What every event of a review says first. */
export const idsOf = ({ reviewId, companyId, authorId, version }: WrittenReview) => ({
  reviewId,
  companyId,
  authorId,
  version,
});
