import { z } from 'zod';
import { mayWriteReview } from '#domain/review/review.permissions.ts';
import { perHour } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';
import { typed } from './write-review.ts';

export const appealRefusal = command({
  context: 'review',
  name: 'appeal-refusal',
  schema: z.object({ reviewId: z.uuid(), version: z.int().positive(), message: typed(2000).pipe(z.string().min(1)) }),
  allowed: mayWriteReview,
  limit: { burst: 10, perMinute: perHour(10) },
  handle: (context, data, envelope) => askReview(context, { type: 'AppealRefusal', data }, envelope),
});
