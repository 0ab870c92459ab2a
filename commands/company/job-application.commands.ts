import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { mayApplyForJobs, mayTakeBackApplication } from '#domain/company/company.permissions.ts';
import { refuse } from '#domain/company/company.rejections.ts';
import { company, companyStream, isPublic } from '#domain/company/company.ts';
import { jobApplicationEvents } from '#domain/company/job-application.events.ts';
import { jobApplication, jobApplicationStream } from '#domain/company/job-application.ts';
import { jobOffers } from '#domain/company/job-offers.ts';
import { prose } from '#domain/text.ts';
import { type Log, stateOf } from '#infra/event-store/stream-state.ts';
import { perHour } from '#infra/limits/limit.ts';
import { type Command, command } from '../command.ts';
import { handle } from '../handle.ts';

const applicationIds = '0b1f6d0a-6a1e-4d6f-9b1c-3f5f6f0f7b52';

/** The id of an application, from the person and the job, so that a person applies once for a job. */
const applicationIdOf = (applicantId: string, jobId: number): string =>
  uuidV5(`${applicantId}/${jobId}`, applicationIds);

/** The offer as visitors see it; null where they do not. */
const offerOf = async (log: Log, companyId: number, jobId: number) => {
  const stream = companyStream(companyId);
  const [{ state }, offers] = await Promise.all([stateOf(log, company, stream), stateOf(log, jobOffers, stream)]);
  const job = offers.state.jobs.get(jobId);
  return job && isPublic(state) ? { title: job.offer.title, validThrough: job.validThrough } : null;
};

const { companyId, jobId, resumeId, applicationId } = jobApplicationEvents.JobApplicationSent.schema.shape;
const limit = { burst: 30, perMinute: perHour(30) };

export const applyForJob = command({
  context: 'company',
  allowed: mayApplyForJobs,
  limit,
  name: 'apply-for-job',
  schema: z.object({
    companyId,
    jobId,
    resumeId: resumeId.default(null),
    message: prose(2000)
      .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim() || null)
      .nullable()
      .default(null),
  }),
  async handle(context, data, envelope) {
    const { id } = envelope.actor;
    if (data.resumeId && !(await context.facts.profiles.hasResume(id, data.resumeId)))
      throw refuse('resume-unknown', {}, '/resumeId');
    const applicationId = applicationIdOf(id, data.jobId);
    const job = await offerOf(context, data.companyId, data.jobId);
    const applying = { type: 'ApplyForJob', data: { ...data, applicationId, job } } as const;
    const { position, events } = await handle(
      context,
      jobApplication,
      jobApplicationStream(applicationId),
      applying,
      envelope,
    );
    return { id: applicationId, position, created: events.length > 0 };
  },
});

export const withdrawJobApplication = command({
  context: 'company',
  allowed: mayTakeBackApplication,
  name: 'withdraw-job-application',
  schema: z.object({ applicationId }),
  async handle(log, data, envelope) {
    const withdrawing = { type: 'WithdrawJobApplication', data } as const;
    const stream = jobApplicationStream(data.applicationId);
    const { position } = await handle(log, jobApplication, stream, withdrawing, envelope);
    return { id: data.applicationId, position };
  },
});

export const jobApplicationCommands: readonly Command[] = [applyForJob, withdrawJobApplication];
