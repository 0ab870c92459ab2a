import { sql } from 'kysely';
import { openFrom } from '#domain/company/job-offers.ts';
import type { Database } from '#infra/database/database.ts';
import { accounts } from '#projections/account/accounts.ts';
import { companyContent } from '#projections/company/company-content.ts';
import { companyPage } from '#projections/company/company-page.ts';
import { type JobApplication, jobApplications } from '#projections/company/job-applications.ts';
import type { ProfileRow } from '#projections/profile/profile-row.ts';
import { profiles } from '#projections/profile/profiles.ts';
import { readModel } from '#projections/projection.ts';

const isIn = (parts: Partial<JobApplication>) => sql<boolean>`applications @> ${JSON.stringify([parts])}::jsonb`;

/** An application with the person, for the managers of the company. */
export type Applicant = Pick<JobApplication, 'id' | 'message' | 'sent'> & {
  readonly person: string;
  readonly name: ProfileRow['name'];
  readonly title: ProfileRow['presentation'];
  readonly email: string | null;
  /** The file that goes with it, while it is on the person's profile; null for the CV that is made of the profile. */
  readonly resume: { readonly id: string; readonly title: string } | null;
};

/** Returns who applied for a job of the company, newest first; nobody who was blocked since. */
export const applicantsOf = async (db: Database, company: number, job: number): Promise<readonly Applicant[]> => {
  const rows = await readModel(db, jobApplications)
    .selectFrom('applicant')
    .selectAll()
    .where(isIn({ company, job }))
    .execute();
  const ids = rows.map(({ account }) => account);
  if (ids.length === 0) return [];
  const [people, addresses] = await Promise.all([
    readModel(db, profiles)
      .selectFrom('profile')
      .select(['id', 'name', 'presentation', 'resumes'])
      .where('id', 'in', ids)
      .where('blocked', '=', false)
      .where('level', '!=', 'blacklisted')
      .execute(),
    readModel(db, accounts).selectFrom('account').select(['id', 'email']).where('id', 'in', ids).execute(),
  ]);
  const emails = new Map(addresses.map(({ id, email }) => [id, email]));
  return people
    .flatMap(({ id: person, name, presentation: title, resumes }) => {
      const applications = rows.find(({ account }) => account === person)?.applications ?? [];
      return applications
        .filter((one) => one.company === company && one.job === job)
        .map(({ id, message, sent, resume }) => {
          const file = resumes.find((one) => one.id === resume);
          const shown = file ? { id: file.id, title: file.title } : null;
          return { id, message, sent, person, name, title, email: emails.get(person) ?? null, resume: shown };
        });
    })
    .toSorted((a, b) => b.sent.localeCompare(a.sent));
};

/** Returns how many applied for each job of the company, by the id of the job. */
export const applicationCounts = async (db: Database, company: number): Promise<Readonly<Record<number, number>>> => {
  const rows = await readModel(db, jobApplications)
    .selectFrom('applicant')
    .select('applications')
    .where(isIn({ company }))
    .execute();
  const all = rows.flatMap(({ applications }) => applications).filter((one) => one.company === company);
  return Object.fromEntries([...Map.groupBy(all, ({ job }) => job)].map(([job, of]) => [job, of.length]));
};

const sentBy = async (db: Database, account: string): Promise<readonly JobApplication[]> =>
  (
    await readModel(db, jobApplications)
      .selectFrom('applicant')
      .select('applications')
      .where('account', '=', account)
      .executeTakeFirst()
  )?.applications ?? [];

export type OwnApplication = Omit<JobApplication, 'company'> & {
  /** Null where the page of the company is not public. */
  readonly company: { readonly id: number; readonly name: string; readonly slug: string } | null;
  /** Whether people can still apply. */
  readonly open: boolean;
};

/** Returns what a person applied for, newest first. */
export const ownApplications = async (db: Database, account: string, at: Date): Promise<readonly OwnApplication[]> => {
  const all = (await sentBy(db, account)).toSorted((a, b) => b.sent.localeCompare(a.sent));
  if (all.length === 0) return [];
  const [companies, jobs] = await Promise.all([
    readModel(db, companyPage)
      .selectFrom('company')
      .select(['id', 'name', 'slug'])
      .where('id', 'in', [...new Set(all.map(({ company }) => company))])
      .where('valid', '=', true)
      .where('online', '=', true)
      .execute(),
    readModel(db, companyContent)
      .selectFrom('job')
      .select('id')
      .where(
        'id',
        'in',
        all.map(({ job }) => job),
      )
      .where('valid_through', '>=', openFrom(at))
      .execute(),
  ]);
  const open = new Set(jobs.map(({ id }) => id));
  return all.map(({ company, ...one }) => {
    const found = companies.find(({ id }) => id === company) ?? null;
    return { ...one, company: found, open: found !== null && open.has(one.job) };
  });
};

/** Returns a person's application for a job; null when there is none. */
export const ownApplication = async (db: Database, account: string, job: number): Promise<JobApplication | null> =>
  (await sentBy(db, account)).find((one) => one.job === job) ?? null;

/** Whether the person has applied for a job of one of the companies. */
export const hasApplied = async (db: Database, account: string, companies: readonly number[]): Promise<boolean> =>
  (await sentBy(db, account)).some(({ company }) => companies.includes(company));

/** Whether the person has sent this file to one of the companies. */
export const hasSentResume = async (
  db: Database,
  account: string,
  resume: string,
  companies: readonly number[],
): Promise<boolean> =>
  (await sentBy(db, account)).some((one) => one.resume === resume && companies.includes(one.company));
