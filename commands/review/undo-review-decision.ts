import { z } from 'zod';
import { mayDecideOnReviews } from '#domain/review/review.permissions.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';

export const undoReviewDecision = command({
  context: 'review',
  name: 'undo-review-decision',
  schema: z.object({ reviewId: z.uuid(), version: z.int().positive(), undone: z.enum(['published', 'refused']) }),
  allowed: mayDecideOnReviews,
  handle: (context, data, envelope) =>
    askReview(context, { type: 'UndoReviewDecision', data: { ...data, batchId: null } }, envelope),
});
