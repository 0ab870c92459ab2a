import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { reviewEvents, score } from '#domain/review/review.events.ts';
import { mayWriteReview } from '#domain/review/review.permissions.ts';
import { review, reviewStream } from '#domain/review/review.ts';
import { prose } from '#domain/text.ts';
import { perHour } from '#infra/limits/limit.ts';
import { command } from '../command.ts';
import { handle } from '../handle.ts';
import { reviewIdOf } from './review-id.ts';
import { checkReviewedCompany } from './reviewed-company.ts';

const { companyId, experiencedOn } = reviewEvents.ReviewWritten.schema.shape;

const emptied = <S extends z.ZodType>(schema: S) => z.preprocess((input) => (input === '' ? null : input), schema);

/** Typed text of several lines: trimmed, in NFC, with `\n` as line break. */
export const typed = (max: number) =>
  prose(max).transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim());

export const writeReview = command({
  context: 'review',
  name: 'write-review',
  schema: z.object({
    companyId,
    score: emptied(score).default(null),
    comment: emptied(typed(60_000).nullable()).default(null),
    experiencedOn: emptied(experiencedOn).default(null),
    /** The language of the comment; the language of the page when it is missing. */
    language: z.enum(languages).optional(),
  }),
  allowed: mayWriteReview,
  limit: { burst: 20, perMinute: perHour(20) },
  async handle(context, { companyId, score, comment, experiencedOn, language }, envelope) {
    await checkReviewedCompany(context, companyId);
    const reviewId = reviewIdOf(envelope.actor.id, companyId);
    const data = {
      reviewId,
      companyId,
      score,
      comment: comment || null,
      language: language ?? envelope.locale ?? 'fr',
      experiencedOn,
      contacted: false,
    };
    const writing = { type: 'WriteReview', data } as const;
    const stream = reviewStream(reviewId);
    const { position, events } = await handle(context, review, stream, writing, envelope, { assumeNew: true });
    return { id: reviewId, position, created: events[0]?.type === 'ReviewWritten' };
  },
});
