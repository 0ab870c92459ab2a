import { reviewEvents } from '../../review/review.events.ts';
import { type Audience, noticesOf, undoS } from '../notice.ts';

type Reviewed = { readonly reviewId: string; readonly companyId: number; readonly authorId: string };

const author = ({ authorId }: Reviewed): Audience => ({ account: authorId });
const company = ({ companyId }: Reviewed): Audience => ({ company: companyId });

const outcomeId = ({ reviewId, version }: Reviewed & { readonly version: number }): string =>
  `review:${reviewId}:${version}`;
const receivedId = ({ reviewId }: Reviewed): string => `received:${reviewId}`;
const replyId = ({ reviewId }: Reviewed): string => `reply:${reviewId}`;
const subjectOf = ({ reviewId }: Reviewed): string => `review:${reviewId}`;

const received = (data: Reviewed) => ({ to: company(data), id: receivedId(data) });
const mailOf = ({ reviewId, companyId }: Reviewed, batchId: string | null) => ({
  about: { reviewId, companyId },
  delayS: batchId === null ? 0 : undoS,
});

/** The author gets a notice of the outcome and of a reply; the company gets one of a published review. */
export const reviewNotices = noticesOf(reviewEvents)({
  ReviewPublished: ({ data }) => {
    const { companyId, reviewId, score, ground, batchId } = data;
    const about = { companyId, reviewId, score };
    const mail = mailOf(data, batchId);
    const notice = {
      ...received(data),
      kind: 'received',
      subject: `company:${companyId}`,
      about,
      mail: { as: 'company', ...mail },
    } as const;
    if (ground === 'trusted_author') return { tell: [notice] }; // published at once: there is no outcome to wait for
    const outcome = { to: author(data), id: outcomeId(data), kind: 'published', subject: subjectOf(data) } as const;
    return { tell: [{ ...outcome, about, mail: { as: 'author', ...mail } }, notice] };
  },
  ReviewRefused: ({ data }) => {
    const { companyId, reviewId, reason, onAppeal, batchId } = data;
    return {
      withdraw: [received(data)],
      tell: [
        {
          to: author(data),
          id: outcomeId(data),
          kind: 'refused',
          subject: subjectOf(data),
          about: { companyId, reviewId, reason },
          mail: {
            as: 'author',
            ...mailOf(data, batchId),
            ...(onAppeal && { template: 'reviewRefusedFinally' }),
          },
        },
      ],
    };
  },
  ReviewDecisionUndone: ({ data }) => ({
    withdraw: [{ to: author(data), id: outcomeId(data) }, received(data)],
  }),
  ReviewRetracted: ({ data }) => ({ withdraw: [received(data)] }),
  ReviewHidden: ({ data }) => ({ withdraw: [received(data)] }),
  ReviewReplied: ({ data }) => ({
    tell: [
      {
        to: author(data),
        id: replyId(data),
        kind: 'replied',
        subject: subjectOf(data),
        about: { companyId: data.companyId, reviewId: data.reviewId },
        mail: { as: 'author', ...mailOf(data, null) },
      },
    ],
  }),
  ReviewReplyWithdrawn: ({ data }) => ({ withdraw: [{ to: author(data), id: replyId(data) }] }),
});
