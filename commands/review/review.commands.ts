import type { Command } from '../command.ts';
import { appealRefusal } from './appeal-refusal.ts';
import { hideReview, showReviewAgain } from './hide-review.ts';
import { publishReview } from './publish-review.ts';
import { refuseReview } from './refuse-review.ts';
import { replyToReview } from './reply-to-review.ts';
import { retractReview } from './retract-review.ts';
import { undoReviewDecision } from './undo-review-decision.ts';
import { withdrawReviewReply } from './withdraw-review-reply.ts';
import { writeReview } from './write-review.ts';

export const reviewCommands: readonly Command[] = [
  writeReview,
  retractReview,
  appealRefusal,
  replyToReview,
  withdrawReviewReply,
  publishReview,
  refuseReview,
  undoReviewDecision,
  hideReview,
  showReviewAgain,
];
