import { type Actor, manages } from '../actor.ts';
import type { Decider } from '../decider.ts';
import { graphemes } from './graphemes.ts';
import type { ReviewCommand } from './review.commands.ts';
import type { ReviewEvent } from './review.events.ts';
import { refuse } from './review.rejections.ts';
import { reviewDecisions } from './review-decisions.ts';
import { byAuthor, idsOf, moderates } from './review-parties.ts';
import { evolve, isWritten, type ReviewState, shownOf, type WrittenReview, written } from './review-state.ts';
import { longestReply, writingRefusal } from './writing.ts';

export const reviewStream = (reviewId: string): string => `review-${reviewId}`;

const says = (review: WrittenReview, data: Pick<WrittenReview, 'score' | 'comment' | 'experiencedOn'>): boolean =>
  review.score === data.score && review.comment === data.comment && review.experiencedOn === data.experiencedOn;

/** One person's review of one company, with all its versions. */
const answersFor = (actor: Actor, companies: readonly number[]): boolean =>
  companies.some((companyId) => manages(actor, companyId));

export const review: Decider<ReviewCommand, ReviewEvent, ReviewState> = {
  initial: { standing: { status: 'unwritten' } },
  evolve,

  decide: {
    ...reviewDecisions,

    WriteReview: (draft, state, context) => {
      const { actor } = context;
      const refusal = writingRefusal(draft, context);
      if (refusal) throw refusal;
      const before = isWritten(state) ? byAuthor(state, actor) : undefined;
      const standing = before && before.standing.status !== 'retracted' ? before : undefined;
      if (standing && says(standing, draft)) return [];
      const ids = {
        reviewId: draft.reviewId,
        companyId: draft.companyId,
        authorId: actor.id,
        version: (before?.version ?? 0) + 1,
      };
      const authorLevel = actor.level ?? 'young';
      const data = { ...draft, ...ids, authorLevel };
      const happened: ReviewEvent[] = [
        standing
          ? { type: 'ReviewEdited', data: { ...data, hides: shownOf(standing) } }
          : { type: 'ReviewWritten', data },
      ];
      if (before?.hidden) return happened;
      if (authorLevel === 'blacklisted')
        happened.push({ type: 'ReviewHidden', data: { ...ids, reason: 'author_blacklisted', hides: null } });
      if (authorLevel === 'trust')
        happened.push({
          type: 'ReviewPublished',
          data: { ...ids, score: draft.score, ground: 'trusted_author', by: actor.id, batchId: null },
        });
      return happened;
    },

    RetractReview: (_, state, { actor }) => {
      const review = byAuthor(state, actor);
      if (review.standing.status === 'retracted') return [];
      return [{ type: 'ReviewRetracted', data: { ...idsOf(review), hides: shownOf(review) } }];
    },

    AppealRefusal: ({ version, message }, state, { actor }) => {
      const review = byAuthor(state, actor);
      if (review.version !== version) throw refuse('newer-version', { version: review.version });
      if (review.standing.status === 'appealed') return [];
      if (review.standing.status !== 'refused') throw refuse('not-refused');
      if (review.appealUsed) throw refuse('appeal-used');
      return [{ type: 'ReviewAppealed', data: { ...idsOf(review), message } }];
    },

    ReplyToReview: ({ text, shownBy }, state, { actor }) => {
      const review = written(state);
      if (!answersFor(actor, [review.companyId, ...(shownBy ?? [])])) throw refuse('not-manager');
      if (!text) throw refuse('reply-empty', {}, '/text');
      if (graphemes(text, longestReply + 1) > longestReply)
        throw refuse('reply-too-long', { maximum: longestReply }, '/text');
      if (!shownOf(review)) throw refuse('not-shown');
      if (review.reply === text) return [];
      return [{ type: 'ReviewReplied', data: { ...idsOf(review), replierId: actor.id, text } }];
    },

    WithdrawReviewReply: ({ shownBy }, state, { actor }) => {
      const review = written(state);
      if (!answersFor(actor, [review.companyId, ...(shownBy ?? [])]) && !moderates(actor)) throw refuse('not-manager');
      return review.reply === null ? [] : [{ type: 'ReviewReplyWithdrawn', data: { ...idsOf(review), by: actor.id } }];
    },
  },
};
