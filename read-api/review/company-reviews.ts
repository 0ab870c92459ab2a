import { sql } from 'kysely';
import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { score } from '#domain/review/review.events.ts';
import { typedPage } from '#domain/typed-number.ts';
import type { Database } from '#infra/database/database.ts';
import { readModel } from '#projections/projection.ts';
import { companyReviews as model } from '#projections/review/company-reviews.ts';
import { pagesJoinedTo } from '../company/joined-pages.ts';
import { publicName, wordsIn } from './review-words.ts';

export const companyReviewsParams = z.object({ page: typedPage.default(1) });

const perPage = 10;

const publicReviewShape = z.object({
  id: z.string(),
  score,
  comment: z.string().nullable(),
  language: z.enum(languages),
  /** Null for a former member. */
  author: z.string().nullable(),
  experiencedOn: z.string().nullable(),
  contacted: z.boolean(),
  publishedAt: z.string(),
  /** Whether its author has changed it. */
  edited: z.boolean(),
  reply: z.object({ text: z.string(), at: z.string() }).nullable(),
});
export type PublicReview = z.infer<typeof publicReviewShape>;

const count = z.int().min(0);

export const reviewsOfCompany = z.object({
  results: z.array(publicReviewShape),
  nbHits: count,
  nbPages: count,
  page: count,
  /** The mean of the reviews with stars. */
  rating: z.number().nullable(),
  /** The number of reviews with one star, two … five. */
  stars: z.tuple([count, count, count, count, count]),
});
export type CompanyReviews = z.infer<typeof reviewsOfCompany>;

/** The pages whose reviews are shown together: that of the company, and those of the same one that lead to it. */
const pagesOf = async (db: Database, companyId: number): Promise<number[]> => [
  companyId,
  ...(await pagesJoinedTo(db, companyId)),
];

const scores = ['', '1', '2', '3', '4', '5'];

const summaryOf = async (db: Database, pages: readonly number[]) => {
  const entries = pages.flatMap((page) => scores.map((score) => `${page}/${score}`));
  const rows = await readModel(db, model)
    .selectFrom('stars')
    .select(['entry', 'count'])
    .where('entry', 'in', entries)
    .execute();
  const countOf = (score: string): number =>
    rows.filter(({ entry }) => entry.endsWith(`/${score}`)).reduce((sum, { count }) => sum + Number(count), 0);
  const [bare = 0, ...stars] = scores.map(countOf);
  const scored = stars.reduce((sum, count) => sum + count, 0);
  const total = stars.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return {
    nbHits: scored + bare,
    rating: scored > 0 ? total / scored : null,
    stars: stars as unknown as CompanyReviews['stars'],
  };
};

const shownOf = (db: Database, pages: number[]) =>
  readModel(db, model)
    .selectFrom('review')
    .leftJoin('person as author', 'author.id', 'review.author')
    .leftJoin('person as replier', 'replier.id', 'review.replier')
    .select(['review.id', 'review.score', 'review.language', 'review.contacted', 'review.since', 'review.replied'])
    .select(['review.experienced', 'author.firstname', 'author.lastname'])
    .select([sql<boolean>`review.written > review.first`.as('edited')])
    .select([wordsIn('author', 'comment').as('comment'), wordsIn('replier', 'reply').as('reply')])
    .where('review.company', 'in', pages)
    .where('review.shown', '=', true);

type Found = Awaited<ReturnType<ReturnType<typeof shownOf>['execute']>>[number];

const publicReviewOf = (joined: Found): PublicReview => {
  const { firstname, lastname, experienced, since, replied, reply, ...row } = joined;
  return {
    ...row,
    author: publicName({ firstname, lastname }),
    experiencedOn: experienced,
    publishedAt: since,
    reply: reply !== null && replied !== null ? { text: reply, at: replied } : null,
  };
};

/** Returns one published review of the company; null when there is none. */
export const publicReview = async (db: Database, companyId: number, id: string): Promise<PublicReview | null> => {
  const row = await shownOf(db, await pagesOf(db, companyId))
    .where('review.id', '=', id)
    .executeTakeFirst();
  return row ? publicReviewOf(row) : null;
};

/** Returns a page of a company's published reviews, newest first, with their totals. */
export const companyReviews = async (
  db: Database,
  companyId: number,
  { page }: z.infer<typeof companyReviewsParams>,
): Promise<CompanyReviews> => {
  const pages = await pagesOf(db, companyId);
  const [summary, rows] = await Promise.all([
    summaryOf(db, pages),
    shownOf(db, pages)
      .orderBy('review.since', 'desc')
      .orderBy('review.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
  ]);
  return {
    ...summary,
    page,
    nbPages: Math.ceil(summary.nbHits / perPage),
    results: rows.map(publicReviewOf),
  };
};
