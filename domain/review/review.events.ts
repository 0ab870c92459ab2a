import { z } from 'zod';
import { type EventOf, event, personal } from '../event.ts';
import { languages, prose, translated } from '../text.ts';

export const refusalReasons = [
  'no_experience',
  'off_topic',
  'insult',
  'hate',
  'adult',
  'defamatory',
  'personal_data',
  'advertising',
  'fake',
  'own_interest',
  'unreadable',
  'other',
] as const;

export const hidingReasons = ['author_blacklisted', 'author_manages'] as const;

/** One to five stars; null when there are only words. */
export const score = z.int().min(1).max(5).nullable();

/** What visitors see of a review that is shown: what it adds to the rating of its company. */
const shown = z.object({ score }).nullable();

const review = {
  reviewId: z.uuid(),
  companyId: z.int().positive(),
  authorId: z.uuid(),
  /** Counts what the author has written, from 1. */
  version: z.int().positive(),
};

/** Null when there are only stars. */
const comment = personal(prose(60_000), 'authorId');

const written = {
  ...review,
  score,
  comment,
  language: z.enum(languages),
  /** The day the author tells of. */
  experiencedOn: z.iso.date().nullable(),
  /** The author reached the company through us before: a lead of theirs is on record. */
  contacted: z.boolean(),
  authorLevel: z.enum(['blacklisted', 'young', 'trust']),
};

/** Who decided: an account, or `operator`. */
const by = z.string().min(1).max(64);

/** The decision on many at once that this one is part of. */
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
      /** Words to the author beside the reason. */
      explanation: personal(translated(1000), 'authorId'),
      /** It answers the author's appeal, so it is the last word on this version. */
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
export type RefusalReason = (typeof refusalReasons)[number];
export type HidingReason = (typeof hidingReasons)[number];
