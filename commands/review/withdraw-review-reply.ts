import { z } from 'zod';
import { mayReplyToReview } from '#domain/review/review.permissions.ts';
import { command } from '../command.ts';
import { askReview, pagesShowing } from './ask-review.ts';

export const withdrawReviewReply = command({
  context: 'review',
  name: 'withdraw-review-reply',
  schema: z.object({ reviewId: z.uuid() }),
  allowed: mayReplyToReview,
  async handle(context, data, envelope) {
    const shownBy = await pagesShowing(context, data.reviewId);
    return askReview(context, { type: 'WithdrawReviewReply', data: { ...data, shownBy } }, envelope);
  },
});
