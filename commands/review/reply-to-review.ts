import { z } from 'zod';
import { mayReplyToReview } from '#domain/review/review.permissions.ts';
import { perHour } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { askReview, pagesShowing } from './ask-review.ts';
import { typed } from './write-review.ts';

export const replyToReview = command({
  context: 'review',
  name: 'reply-to-review',
  schema: z.object({ reviewId: z.uuid(), text: typed(20_000) }),
  allowed: mayReplyToReview,
  limit: { burst: 30, perMinute: perHour(30) },
  async handle(context, data, envelope) {
    const shownBy = await pagesShowing(context, data.reviewId);
    return askReview(context, { type: 'ReplyToReview', data: { ...data, shownBy } }, envelope);
  },
});
