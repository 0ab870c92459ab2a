import { z } from 'zod';
import { mayWriteReview } from '#domain/review/review.permissions.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';

export const retractReview = command({
  context: 'review',
  name: 'retract-review',
  schema: z.object({ reviewId: z.uuid() }),
  allowed: mayWriteReview,
  handle: (context, data, envelope) => askReview(context, { type: 'RetractReview', data }, envelope),
});
