import { type Actor, manages } from '../actor.ts';
import { dayMs } from '../calendar.ts';
import type { Context } from '../decider.ts';
import type { Rejection } from '../rejection.ts';
import { graphemes } from './graphemes.ts';
import type { WriteReviewData } from './review.commands.ts';
import { refuse } from './review.rejections.ts';

const shortestComment = 20;
const longestComment = 5000;
export const longestReply = 2000;

type Draft = { readonly data: WriteReviewData; readonly actor: Actor; readonly now: Date };

/** The rules of a review, in the order in which they are checked. */
const policies: readonly ((draft: Draft) => Rejection | false)[] = [
  ({ data, actor }) => manages(actor, data.companyId) && refuse('own-company'),
  ({ data: { score, comment } }) => score === null && !comment && refuse('score-or-comment-needed', {}, '/comment'),
  ({ data: { comment } }) => {
    const length = graphemes(comment ?? '', longestComment + 1);
    const missing = shortestComment - length;
    if (length > 0 && missing > 0)
      return refuse('comment-too-short', { minimum: shortestComment, missing }, '/comment');
    return length > longestComment && refuse('comment-too-long', { maximum: longestComment }, '/comment');
  },
  // one day ahead is allowed: in time zones to the east it is already tomorrow
  ({ data: { experiencedOn }, now }) =>
    experiencedOn !== null &&
    Date.parse(experiencedOn) > now.getTime() + dayMs &&
    refuse('experience-ahead', {}, '/experiencedOn'),
];

/** The rejection for the first rule that the review breaks; undefined when it breaks none. */
export const writingRefusal = (data: WriteReviewData, { actor, now }: Context): Rejection | undefined => {
  for (const policy of policies) {
    const refusal = policy({ data, actor, now });
    if (refusal) return refusal;
  }
  return undefined;
};
