import { type Actor, accountId, oneOf } from '../actor.ts';

/** Reviews are of people: whoever has an account may write; who is blacklisted too, unseen. */
export const mayWriteReview = ({ id, role }: Actor): boolean => role !== 'visitor' && accountId.safeParse(id).success;

/** Only the platform's own people decide, never a company. */
export const mayDecideOnReviews = oneOf('moderator', 'admin', 'superadmin');

/** For the people of a company; which one, the decision sees. */
export const mayReplyToReview = mayWriteReview;
