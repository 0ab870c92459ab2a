import { jobApplicationEvents } from '#domain/company/job-application.events.ts';
import { erasureEvents } from '#domain/privacy/erasure.events.ts';
import { projection, table } from '../projection.ts';

export type JobApplication = {
  readonly id: string;
  readonly company: number;
  readonly job: number;
  /** The title of the job when the person applied. */
  readonly title: string;
  /** Which of the person's files goes with it; null for the CV that is made of their profile. */
  readonly resume: string | null;
  readonly message: string | null;
  /** ISO 8601. */
  readonly sent: string;
};

/** All applications of one person that are not withdrawn. */
type ApplicantRow = { account: string; applications: readonly JobApplication[] };

const tables = {
  applicant: table<ApplicantRow>({
    columns: { account: 'text not null', applications: 'jsonb not null' },
    key: ['account'],
    indexes: ['using gin (applications jsonb_path_ops)'],
  }),
};

/** What each person has applied for. */
export const jobApplications = projection({ ...jobApplicationEvents, ...erasureEvents })({
  name: 'job_applications',
  version: 1,
  tables,
  on: {
    JobApplicationSent: ({ applicant }, { data, at: sent }) => {
      const { applicantId: account, applicationId: id, companyId, jobId, title, resumeId, message } = data;
      const one = { id, company: companyId, job: jobId, title, resume: resumeId, message, sent };
      applicant.upsert(account, { account, applications: [one] }, ({ applications }) => ({
        account,
        applications: [...applications.filter((other) => other.id !== id), one],
      }));
    },
    JobApplicationWithdrawn: ({ applicant }, { data: { applicantId, applicationId } }) =>
      applicant.change(applicantId, ({ account, applications }) => ({
        account,
        applications: applications.filter(({ id }) => id !== applicationId),
      })),
    PersonForgotten: ({ applicant }, { data: { accountId } }) => applicant.remove(accountId),
  },
});
