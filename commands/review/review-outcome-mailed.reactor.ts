import { reviewEvents } from '#domain/review/review.events.ts';
import { reactor } from '../reactor.ts';

/** Decisions on many at once can be undone for this long before anybody is written to. */
const undoS = 120;

/** The author hears what became of a review, and the company hears of a review and its author of the reply. */
export const reviewOutcomeMailed = reactor(reviewEvents)({
  name: 'review-outcome-mailed',
  on: {
    ReviewPublished: ({ id, data: { reviewId, companyId, authorId, ground, batchId } }) => {
      const about = { reviewId, companyId, eventId: id };
      const delayS = batchId === null ? 0 : undoS;
      const received = {
        key: `${id}/company`,
        kind: 'mail',
        template: 'reviewReceived',
        to: { company: companyId },
        about,
        delayS,
      } as const;
      if (ground === 'trusted_author') return [received]; // shown as they wrote it: no outcome to wait for
      return [
        { key: `${id}/author`, kind: 'mail', template: 'reviewPublished', to: { account: authorId }, about, delayS },
        received,
      ];
    },
    ReviewRefused: ({ id, data: { reviewId, companyId, authorId, onAppeal, batchId } }) => [
      {
        key: `${id}/author`,
        kind: 'mail',
        template: onAppeal ? 'reviewRefusedFinally' : 'reviewRefused',
        to: { account: authorId },
        about: { reviewId, companyId, eventId: id },
        delayS: batchId === null ? 0 : undoS,
      },
    ],
    ReviewReplied: ({ id, data: { reviewId, companyId, authorId } }) => [
      {
        key: `${id}/author`,
        kind: 'mail',
        template: 'reviewReplied',
        to: { account: authorId },
        about: { reviewId, companyId, eventId: id },
      },
    ],
  },
});
