import { manages } from '../actor.ts';
import type { DataOf, Decider } from '../decider.ts';
import { refuse } from './company.rejections.ts';
import type { JobApplicationEvent } from './job-application.events.ts';
import { openFrom } from './job-offers.ts';

type JobApplicationCommand =
  | {
      readonly type: 'ApplyForJob';
      readonly data: Omit<DataOf<JobApplicationEvent, 'JobApplicationSent'>, 'applicantId' | 'title'> & {
        /** The offer as it stands; null where visitors do not see it. */
        readonly job: { readonly title: string; readonly validThrough: string } | null;
      };
    }
  | { readonly type: 'WithdrawJobApplication'; readonly data: { readonly applicationId: string } };

type Sent = DataOf<JobApplicationEvent, 'JobApplicationWithdrawn'>;

type JobApplicationState = { readonly sent: Sent | null };

export const jobApplicationStream = (applicationId: string): string => `job_application-${applicationId}`;

/** One person's application for one job: sent once, taken back by the person, and sent again. */
export const jobApplication: Decider<JobApplicationCommand, JobApplicationEvent, JobApplicationState> = {
  initial: { sent: null },

  evolve: {
    JobApplicationSent: (_, { applicationId, companyId, jobId, applicantId }) => ({
      sent: { applicationId, companyId, jobId, applicantId },
    }),
    JobApplicationWithdrawn: () => ({ sent: null }),
  },

  decide: {
    ApplyForJob: ({ job, ...data }, { sent }, { actor, now }) => {
      if (manages(actor, data.companyId)) throw refuse('own-job');
      if (!job || job.validThrough < openFrom(now)) throw refuse('job-gone');
      if (sent) return [];
      return [{ type: 'JobApplicationSent', data: { ...data, applicantId: actor.id, title: job.title } }];
    },
    WithdrawJobApplication: (_, { sent }, { actor }) => {
      if (!sent) return [];
      if (sent.applicantId !== actor.id) throw refuse('application-of-another');
      return [{ type: 'JobApplicationWithdrawn', data: sent }];
    },
  },
};
