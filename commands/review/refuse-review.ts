import { z } from 'zod';
import { refusalReasons } from '#domain/refusal-reasons.ts';
import { mayDecideOnReviews } from '#domain/review/review.permissions.ts';
import { translated } from '#domain/text.ts';
import { moderatesAlone } from '#read-api/moderation/other-moderators.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';

export const refuseReview = command({
  context: 'review',
  name: 'refuse-review',
  schema: z.object({
    reviewId: z.uuid(),
    version: z.int().positive(),
    reason: z.enum(refusalReasons),
    explanation: translated(1000).nullable().default(null),
  }),
  allowed: mayDecideOnReviews,
  async handle(context, data, envelope) {
    const alone = await moderatesAlone(context.db, envelope.actor);
    return askReview(context, { type: 'RefuseReview', data: { ...data, batchId: null, alone } }, envelope);
  },
});
