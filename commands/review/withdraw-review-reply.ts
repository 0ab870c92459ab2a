import { z } from 'zod';
import { mayReplyToReview } from '#domain/review/review.permissions.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';

export const withdrawReviewReply = command({
  context: 'review',
  name: 'withdraw-review-reply',
  schema: z.object({ reviewId: z.uuid() }),
  allowed: mayReplyToReview,
  handle: (context, data, envelope) => askReview(context, { type: 'WithdrawReviewReply', data }, envelope),
});
