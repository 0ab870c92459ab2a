import type { Database } from '#infra/database/database.ts';
import { companyAccess } from '#projections/account/company-access.ts';
import { readModel } from '#projections/projection.ts';
import { companyReviews } from '#projections/review/company-reviews.ts';
import { applicationCounts } from '../job/applications.ts';
import type { JobToEdit } from './jobs-to-edit.ts';
import { pagesJoinedTo } from './joined-pages.ts';

/** What waits for the managers of a company. */
export type CompanyTasks = {
  /** The public reviews that nobody of the company has answered, and since when the oldest of them is there. */
  readonly reviews: { readonly count: number; readonly oldest: string | null };
  /** The open requests to manage the page too. */
  readonly requests: number;
  /** The jobs that are still open and that somebody applied for. */
  readonly applications: readonly { readonly job: number; readonly title: string; readonly count: number }[];
};

const reviewsToAnswer = async (db: Database, company: number): Promise<CompanyTasks['reviews']> => {
  const { count, oldest } = await readModel(db, companyReviews)
    .selectFrom('review')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('since').as('oldest')])
    .where('company', 'in', [company, ...(await pagesJoinedTo(db, company))])
    .where('shown', '=', true)
    .where('replied', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
};

const openRequests = async (db: Database, company: number): Promise<number> => {
  const { count } = await readModel(db, companyAccess)
    .selectFrom('request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('company', '=', company)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns what waits for the managers of a company; `jobs` are those of its page. */
export const companyTasks = async (
  db: Database,
  company: number,
  jobs: readonly JobToEdit[],
): Promise<CompanyTasks> => {
  const [reviews, requests, applied] = await Promise.all([
    reviewsToAnswer(db, company),
    openRequests(db, company),
    applicationCounts(db, company),
  ]);
  const applications = jobs.flatMap(({ id, title, state }) => {
    const count = applied[id] ?? 0;
    return state === 'open' && count > 0 ? [{ job: id, title, count }] : [];
  });
  return { reviews, requests, applications };
};
