import type { OwnReview } from '#read-api/review/own-reviews.ts';
import type { MessageId } from '../page/intl.ts';
import type { Tone } from '../ui/badge.tsx';

/** How the state of a review is shown to its author. */
export const reviewStates: Readonly<Record<OwnReview['status'], { tone: Tone; title: MessageId; lead?: MessageId }>> = {
  pending: { tone: 'ochre', title: 'review.own.pending', lead: 'review.own.pendingLead' },
  published: { tone: 'leaf', title: 'review.own.published' },
  refused: { tone: 'danger', title: 'review.own.refused' },
  appealed: { tone: 'ochre', title: 'review.own.appealed', lead: 'review.own.appealedLead' },
};
