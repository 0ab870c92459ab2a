import { z } from 'zod';
import { hidingReasons } from '#domain/review/review.events.ts';
import { mayDecideOnReviews } from '#domain/review/review.permissions.ts';
import { command } from '../command.ts';
import { askReview } from './ask-review.ts';

export const hideReview = command({
  context: 'review',
  name: 'hide-review',
  schema: z.object({ reviewId: z.uuid(), reason: z.enum(hidingReasons) }),
  allowed: mayDecideOnReviews,
  handle: (context, data, envelope) => askReview(context, { type: 'HideReview', data }, envelope),
});

export const showReviewAgain = command({
  context: 'review',
  name: 'show-review-again',
  schema: z.object({ reviewId: z.uuid() }),
  allowed: mayDecideOnReviews,
  handle: (context, data, envelope) => askReview(context, { type: 'ShowReviewAgain', data }, envelope),
});
