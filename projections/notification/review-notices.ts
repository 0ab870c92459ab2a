import type { reviewEvents } from '#domain/review/review.events.ts';
import type { Handlers } from '../projection.ts';
import { companyAudience, type tables, tell } from './notification-tables.ts';

type Reviewed = { readonly reviewId: string; readonly version: number };
const outcomeId = ({ reviewId, version }: Reviewed): string => `review:${reviewId}:${version}`;
const receivedId = (reviewId: string): string => `received:${reviewId}`;
const replyId = (reviewId: string): string => `reply:${reviewId}`;

/** What authors and companies are told of reviews. */
export const ofReviews: Handlers<typeof reviewEvents, typeof tables> = {
  ReviewPublished: (rows, happened) => {
    const { reviewId, companyId, authorId, score, ground } = happened.data;
    const about = { companyId, reviewId, score };
    if (ground !== 'trusted_author')
      tell(rows, happened, {
        audience: authorId,
        id: outcomeId(happened.data),
        topic: 'review_outcome',
        subject: `review:${reviewId}`,
        about: { kind: 'published', ...about },
      });
    tell(rows, happened, {
      audience: companyAudience(companyId),
      id: receivedId(reviewId),
      topic: 'company_review',
      subject: `company:${companyId}`,
      about: { kind: 'received', ...about },
    });
  },
  ReviewRefused: (rows, happened) => {
    const { reviewId, companyId, authorId, reason } = happened.data;
    rows.notification.remove([companyAudience(companyId), receivedId(reviewId)]);
    tell(rows, happened, {
      audience: authorId,
      id: outcomeId(happened.data),
      topic: 'review_outcome',
      subject: `review:${reviewId}`,
      about: { kind: 'refused', companyId, reviewId, reason },
    });
  },
  ReviewDecisionUndone: ({ notification }, { data }) => {
    notification.remove([data.authorId, outcomeId(data)]);
    notification.remove([companyAudience(data.companyId), receivedId(data.reviewId)]);
  },
  ReviewRetracted: ({ notification }, { data }) =>
    notification.remove([companyAudience(data.companyId), receivedId(data.reviewId)]),
  ReviewHidden: ({ notification }, { data }) =>
    notification.remove([companyAudience(data.companyId), receivedId(data.reviewId)]),
  ReviewReplied: (rows, happened) => {
    const { reviewId, companyId, authorId } = happened.data;
    tell(rows, happened, {
      audience: authorId,
      id: replyId(reviewId),
      topic: 'review_reply',
      subject: `review:${reviewId}`,
      about: { kind: 'replied', companyId, reviewId },
    });
  },
  ReviewReplyWithdrawn: ({ notification }, { data: { authorId, reviewId } }) =>
    notification.remove([authorId, replyId(reviewId)]),
};
