import { companyStream } from '#domain/company/company.ts';
import { type JobOfferEvent, jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { openFrom } from '#domain/company/job-offers.ts';
import type { DataOf } from '#domain/decider.ts';
import { isOneOf } from '#domain/event.ts';
import { eventsOf, type Log } from '#infra/event-store/stream-state.ts';

type Offer = Omit<DataOf<JobOfferEvent, 'JobReworded'>, 'companyId' | 'jobId'>;

export type JobToEdit = Offer & {
  readonly id: number;
  /** How often something was said about it. */
  readonly version: number;
  /** The last day on which people may apply. */
  readonly validThrough: string;
  /** `ended`: its last day is over; `closed`: the company took it back. */
  readonly state: 'open' | 'ended' | 'closed';
};

type Kept = Omit<JobToEdit, 'state'> & { readonly closed: boolean };

const after = (jobs: ReadonlyMap<number, Kept>, { type, data }: JobOfferEvent): ReadonlyMap<number, Kept> => {
  const before = jobs.get(data.jobId);
  const { companyId: _, jobId: id, ...said } = data;
  if (type === 'JobOffered') {
    const version = (before?.version ?? 0) + 1; // it may be offered again
    return new Map(jobs).set(id, { ...(said as Kept), id, version, closed: false });
  }
  if (!before) return jobs;
  return new Map(jobs).set(id, {
    ...before,
    ...said,
    version: before.version + 1,
    closed: before.closed || type === 'JobClosed',
  });
};

/**
 * Returns the job offers of a company for those who edit them: the open ones first, then those that are over, each the
 * newest first. They are read from the company's own events.
 */
export const jobsToEdit = async (log: Log, companyId: number, at: Date): Promise<readonly JobToEdit[]> => {
  const events = (await eventsOf(log, companyStream(companyId))).filter(isOneOf(jobOfferEvents));
  const jobs = [...events.reduce(after, new Map<number, Kept>()).values()].toReversed();
  const all = jobs.map(({ closed, ...job }): JobToEdit => {
    const open = job.validThrough >= openFrom(at);
    return { ...job, state: closed ? 'closed' : open ? 'open' : 'ended' };
  });
  return [...all.filter(({ state }) => state === 'open'), ...all.filter(({ state }) => state !== 'open')];
};
