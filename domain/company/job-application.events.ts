import { z } from 'zod';
import { accountId } from '../account-id.ts';
import { type EventOf, event, personal } from '../event.ts';
import { line, prose } from '../text.ts';

const application = {
  applicationId: z.uuid(),
  companyId: z.int().positive(),
  jobId: z.int().positive(),
  applicantId: accountId,
};

export const jobApplicationEvents = {
  JobApplicationSent: event(
    z.object({
      ...application,
      /** The title of the job when the person applied. */
      title: line(120),
      /** Which of the applicant's files goes with it; null for the CV that is made of their profile. */
      resumeId: z.uuid().nullable(),
      message: personal(prose(2000), 'applicantId'),
    }),
  ),
  JobApplicationWithdrawn: event(z.object(application)),
};

export type JobApplicationEvent = EventOf<typeof jobApplicationEvents>;
