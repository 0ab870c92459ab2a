import { z } from 'zod';
import { mayDecideOnReviews } from '#domain/review/review.permissions.ts';
import { moderatesAlone } from '#read-api/moderation/other-moderators.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';

/** `version` is the one that the moderator has read, so that a newer one is not published unread. */
export const publishReview = command({
  context: 'review',
  name: 'publish-review',
  schema: z.object({ reviewId: z.uuid(), version: z.int().positive() }),
  allowed: mayDecideOnReviews,
  async handle(context, data, envelope) {
    const alone = await moderatesAlone(context.db, envelope.actor);
    return askReview(context, { type: 'PublishReview', data: { ...data, batchId: null, alone } }, envelope);
  },
});
