import { jobApplicationEvents } from '../../company/job-application.events.ts';
import { type Notice, noticesOf } from '../notice.ts';

type Application = { readonly applicationId: string; readonly companyId: number };

const place = ({ applicationId, companyId }: Application): Pick<Notice, 'to' | 'id'> => ({
  to: { company: companyId },
  id: `job-application:${applicationId}`,
});

/** A company's managers hear that somebody applied for one of its jobs. */
export const jobNotices = noticesOf(jobApplicationEvents)({
  JobApplicationSent: ({ data }) => ({
    tell: [
      {
        ...place(data),
        kind: 'job_applied',
        subject: `job-applications:${data.companyId}`,
        about: { companyId: data.companyId },
        mail: { as: 'told', about: { applicationId: data.applicationId, companyId: data.companyId } },
      },
    ],
  }),
  JobApplicationWithdrawn: ({ data }) => ({ withdraw: [place(data)] }),
});
