import type { Language } from '#domain/language.ts';
import type { RefusalReason } from '#domain/refusal-reasons.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Database } from '#infra/database/database.ts';
import { readModel } from '#projections/projection.ts';
import { companyReviews as model } from '#projections/review/company-reviews.ts';
import type { ReviewStatus } from '#projections/review/review-tables.ts';
import { explanationIn, wordsIn } from './review-words.ts';

/** A review as its author sees it. A published review that is hidden has the status `pending` for its author. */
export type OwnReview = {
  readonly id: string;
  readonly companyId: number;
  readonly version: number;
  readonly status: Exclude<ReviewStatus, 'retracted'>;
  readonly score: number | null;
  readonly comment: string | null;
  readonly language: Language;
  readonly experiencedOn: string | null;
  readonly reason: RefusalReason | null;
  readonly explanation: Partial<Bilingual> | null;
  readonly mayAppeal: boolean;
  readonly appeal: string | null;
  readonly reply: string | null;
  readonly writtenAt: string;
};

const perPage = 20;

const ofAuthor = (db: Database, authorId: string) =>
  readModel(db, model)
    .selectFrom('review')
    .leftJoin('person as author', 'author.id', 'review.author')
    .leftJoin('person as replier', 'replier.id', 'review.replier')
    .select(['review.id', 'review.company', 'review.version', 'review.status', 'review.hidden', 'review.score'])
    .select(['review.language', 'review.experienced', 'review.reason', 'review.appealUsed', 'review.written'])
    .select([wordsIn('author', 'comment').as('comment'), wordsIn('author', 'appeal').as('appeal')])
    .select([wordsIn('replier', 'reply').as('reply'), explanationIn('author').as('explanation')])
    .where('review.author', '=', authorId)
    .where('review.status', '<>', 'retracted');

type Found = Awaited<ReturnType<ReturnType<typeof ofAuthor>['execute']>>[number];

const ownReviewOf = ({ company, experienced, written, appealUsed, hidden, status, ...row }: Found): OwnReview => ({
  ...row,
  companyId: company,
  experiencedOn: experienced,
  writtenAt: written,
  status: hidden !== null && status === 'published' ? 'pending' : (status as OwnReview['status']),
  mayAppeal: status === 'refused' && !appealUsed,
});

/** Returns this person's review of this company; null when there is none. */
export const ownReview = async (db: Database, authorId: string, companyId: number): Promise<OwnReview | null> => {
  const row = await ofAuthor(db, authorId).where('review.company', '=', companyId).executeTakeFirst();
  return row ? ownReviewOf(row) : null;
};

/** Returns a page of this person's reviews, newest first. */
export const ownReviews = async (
  db: Database,
  authorId: string,
  page: number,
): Promise<{ readonly reviews: readonly OwnReview[]; readonly nbPages: number }> => {
  const [rows, counted] = await Promise.all([
    ofAuthor(db, authorId)
      .orderBy('review.written', 'desc')
      .orderBy('review.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    readModel(db, model)
      .selectFrom('review')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('author', '=', authorId)
      .where('status', '<>', 'retracted')
      .executeTakeFirstOrThrow(),
  ]);
  return { reviews: rows.map(ownReviewOf), nbPages: Math.ceil(Number(counted.count) / perPage) };
};

/** Returns the ids of all reviews of this person, also retracted ones. */
export const reviewIdsOf = async (db: Database, authorId: string): Promise<readonly string[]> => {
  const rows = await readModel(db, model).selectFrom('review').select('id').where('author', '=', authorId).execute();
  return rows.map(({ id }) => id);
};
