import { z } from 'zod';
import { type EventOf, event, personal } from '../event.ts';
import { languages } from '../language.ts';
import { refusalReasons } from '../refusal-reasons.ts';
import { prose, translated } from '../text.ts';

export const hidingReasons = ['author_blacklisted', 'author_manages'] as const;

/** One to five stars; null when the review has only a comment. */
export const score = z.int().min(1).max(5).nullable();

/** What a shown review adds to the rating of its company; null when it is not shown. */
const shown = z.object({ score }).nullable();

const review = {
  reviewId: z.uuid(),
  companyId: z.int().positive(),
  authorId: z.uuid(),
  /** Counts the author's versions of the review, from 1. */
  version: z.int().positive(),
};

/** Null when the review has only stars, or once the author is forgotten. */
const comment = personal(prose(60_000), 'authorId');

const written = {
  ...review,
  score,
  comment,
  language: z.enum(languages),
  /** The day of the experience that the review describes. */
  experiencedOn: z.iso.date().nullable(),
  /** Whether the author contacted the company through the site before, which left a lead. */
  contacted: z.boolean(),
  authorLevel: z.enum(['blacklisted', 'young', 'trust']),
};

/** Who decided: an account, or `operator`. */
const by = z.string().min(1).max(64);

/** The batch that the decision was part of; null for a decision on one review alone. */
const batchId = z.uuid().nullable();

/**
 * `hides` is what visitors saw until then, null when they saw nothing; `shows` is what they see from then on. A review
 * that is refused or edited while it is shown is hidden by that.
 */
export const reviewEvents = {
  ReviewWritten: event(z.object(written)),
  ReviewEdited: event(z.object({ ...written, hides: shown })),
  ReviewPublished: event(
    z.object({ ...review, score, ground: z.enum(['trusted_author', 'moderator', 'appeal']), by, batchId }),
  ),
  ReviewRefused: event(
    z.object({
      ...review,
      reason: z.enum(refusalReasons),
      /** An explanation to the author, beside the reason. */
      explanation: personal(translated(1000), 'authorId'),
      /** Whether it answers the author's appeal, which makes it final for this version. */
      onAppeal: z.boolean(),
      hides: shown,
      by,
      batchId,
    }),
  ),
  ReviewDecisionUndone: event(
    z.object({ ...review, undone: z.enum(['published', 'refused']), hides: shown, shows: shown, by, batchId }),
  ),
  ReviewAppealed: event(z.object({ ...review, message: personal(prose(2000), 'authorId') })),
  ReviewRetracted: event(z.object({ ...review, hides: shown })),
  ReviewHidden: event(z.object({ ...review, reason: z.enum(hidingReasons), hides: shown })),
  ReviewShownAgain: event(z.object({ ...review, shows: shown })),
  ReviewReplied: event(z.object({ ...review, replierId: by, text: personal(prose(5000), 'replierId') })),
  ReviewReplyWithdrawn: event(z.object({ ...review, by })),
};

export type ReviewEvent = EventOf<typeof reviewEvents>;
export type HidingReason = (typeof hidingReasons)[number];
