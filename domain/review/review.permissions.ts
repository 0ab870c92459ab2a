import { hasAccount } from '../account-id.ts';
import { oneOf } from '../actor.ts';

/** Everybody with an account may write a review; those of blacklisted members are hidden. */
export const mayWriteReview = hasAccount;

/** Only moderators and administrators decide, never a company. */
export const mayDecideOnReviews = oneOf('moderator', 'admin', 'superadmin');

/** Everybody with an account may try: `domain/review/review.ts` checks that they manage the company. */
export const mayReplyToReview = mayWriteReview;
