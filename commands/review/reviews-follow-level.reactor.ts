import { accountEvents } from '#domain/account/account.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

type Written = { readonly id: string; readonly data: { readonly authorId: string; readonly reviewId: string } };

const ofReview = ({ id, data: { authorId, reviewId } }: Written): readonly Intent[] => [
  { key: `${id}/level`, kind: 'follow-level', account: authorId, review: reviewId },
];

/**
 * Hides the reviews of blacklisted authors, and shows them again when they no longer are. New and edited reviews are
 * checked too, because the author's level may have changed while they were written.
 */
export const reviewsFollowLevel = reactor({ ...accountEvents, ...reviewEvents })({
  name: 'reviews-follow-level',
  on: {
    LevelGiven: ({ id, data: { accountId } }) => [{ key: `${id}/level`, kind: 'follow-level', account: accountId }],
    ReviewWritten: ofReview,
    ReviewEdited: ofReview,
    ReviewShownAgain: ofReview,
  },
});
