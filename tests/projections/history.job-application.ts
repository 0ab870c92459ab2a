import type { JobApplicationEvent } from '#domain/company/job-application.events.ts';
import type { Told } from './engine.ts';
import { person } from './history.account.ts';

/** One of a few people applies for one of a few jobs, or takes it back. */
export const jobApplicationHistory = (below: (most: number) => number): Told => {
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  const [who, companyId] = [below(12), 1 + below(8)];
  const jobId = companyId * 10 + below(3);
  const applicationId = `cccccccc-3c58-4d0e-9f5b-${String(who * 1000 + jobId).padStart(12, '0')}`;
  const ids = { applicationId, companyId, jobId, applicantId: person(who) };
  const sent: JobApplicationEvent = {
    type: 'JobApplicationSent',
    data: { ...ids, title: 'Vendeuse', resumeId: null, message: one(['Bonjour,\nje suis libre.', null]) },
  };
  const event = one<JobApplicationEvent>([sent, sent, { type: 'JobApplicationWithdrawn', data: ids }]);
  return { stream: `job_application-${applicationId}`, ...event };
};
