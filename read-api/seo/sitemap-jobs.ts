import { sql } from 'kysely';
import { openFrom } from '#domain/company/job-offers.ts';
import type { Database } from '#infra/database/database.ts';
import { sitemap } from '#projections/company/sitemap.ts';
import { readModel } from '#projections/projection.ts';
import type { SitemapFile } from './sitemap-companies.ts';

/** The number of job ids in a file. With two languages these are 40,000 addresses. */
const jobsInFile = 20_000;

export type SitemapJob = {
  readonly id: number;
  readonly company: { readonly id: number; readonly slug: string };
  readonly changed: string;
};

/** Returns the query of the job offers of public companies that are open on the day of `at`. */
const openJobs = (db: Database, at: Date) =>
  readModel(db, sitemap)
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company')
    .where('job.until', '>=', openFrom(at))
    .where('company.valid', '=', true)
    .where('company.online', '=', true);

const fileNumber = sql<number>`(job.id - 1) / ${sql.lit(jobsInFile)}`;

/** Returns the files that have open job offers. */
export const sitemapJobFiles = (db: Database, at: Date): Promise<readonly SitemapFile[]> =>
  openJobs(db, at)
    .select([
      fileNumber.as('file'),
      sql<number>`count(*)::int`.as('count'),
      sql<string>`max(job.changed)`.as('changed'),
    ])
    .groupBy(fileNumber)
    .orderBy('file')
    .execute();

/** Returns the open job offers of a file. */
export const sitemapJobs = async (db: Database, file: number, at: Date): Promise<readonly SitemapJob[]> => {
  const rows = await openJobs(db, at)
    .where('job.id', '>', file * jobsInFile)
    .where('job.id', '<=', (file + 1) * jobsInFile)
    .select(['job.id', 'job.changed', 'company.id as companyId', 'company.slug'])
    .orderBy('job.id')
    .execute();
  return rows.map(({ companyId, slug, ...job }) => ({ ...job, company: { id: companyId, slug } }));
};
