import { accountEvents } from '#domain/account/account.events.ts';
import { reviewEvents } from '#domain/review/review.events.ts';
import { type Intent, reactor } from '#infra/reactions/reactor.ts';

type Written = { readonly id: string; readonly data: { readonly authorId: string; readonly reviewId: string } };

const ofReview = ({ id, data: { authorId, reviewId } }: Written): readonly Intent[] => [
  { key: `${id}/level`, kind: 'follow-level', account: authorId, review: reviewId },
];

/**
 * What whoever is blacklisted published is hidden, and shown again when that is taken back. Whoever was writing at that
 * moment did so under the level before: what is written is looked at too.
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
