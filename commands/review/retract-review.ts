import { z } from 'zod';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';
import { mayWriteReview } from './review.permissions.ts';

export const retractReview = command({
  context: 'review',
  name: 'retract-review',
  schema: z.object({ reviewId: z.uuid() }),
  allowed: mayWriteReview,
  handle: (context, data, envelope) => askReview(context, { type: 'RetractReview', data }, envelope),
});
