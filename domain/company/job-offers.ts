import { dayMs, dayOf } from '../calendar.ts';
import type { DataOf, Decider } from '../decider.ts';
import { same } from '../same.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { JobOfferEvent } from './job-offer.events.ts';
import { longestDays, mostJobs } from './offer-limits.ts';

type Data<T extends JobOfferEvent['type']> = DataOf<JobOfferEvent, T>;
type CommandFor<Name extends string, T extends JobOfferEvent['type']> = { readonly type: Name; readonly data: Data<T> };

export type JobOfferCommand =
  | CommandFor<'OfferJob', 'JobOffered'>
  | CommandFor<'ReviseJob', 'JobOffered'>
  | CommandFor<'RewordJob', 'JobReworded'>
  | CommandFor<'ExtendJob', 'JobExtended'>
  | CommandFor<'CloseJob', 'JobClosed'>
  | CommandFor<'ReopenJob', 'JobClosed'>;

type Job = { readonly offer: Data<'JobReworded'>; readonly validThrough: string };

export type JobOffersState = {
  readonly registered: boolean;
  readonly jobs: ReadonlyMap<number, Job>;
  readonly closed: ReadonlyMap<number, Job>;
};

/**
 * The first last day that is not over. Days end at midnight UTC for every offer, so that one that ends leaves its page,
 * the list, the feed and the sitemap at the same moment.
 */
export const openFrom = dayOf;

/** The last day of an offer that goes on for so many days more, and no longer than an offer may; a new one from now. */
export const extendedBy = (days: number, validThrough: string, now: Date): string => {
  const from = Math.max(Date.parse(validThrough) || 0, Date.parse(dayOf(now)));
  return dayOf(new Date(Math.min(from + days * dayMs, now.getTime() + longestDays * dayMs)));
};

const jobIn = ({ registered, jobs }: JobOffersState, jobId: number): Job => {
  if (!registered) throw refuse('unknown');
  const job = jobs.get(jobId);
  if (!job) throw refuse('job-unknown');
  return job;
};

const checkPay = ({ pay }: Pick<Data<'JobReworded'>, 'pay'>): void => {
  if (pay && pay.least > pay.most) throw refuse('pay-reversed', {}, '/pay/most');
};

/** Throws a `Rejection` when the last day is in the past, or more than `longestDays` days ahead. */
const checkEnd = (validThrough: string, now: Date): void => {
  if (validThrough < openFrom(now)) throw refuse('job-over', {}, '/validThrough');
  if (validThrough > dayOf(new Date(now.getTime() + longestDays * dayMs)))
    throw refuse('job-too-long', { days: longestDays }, '/validThrough');
};

const change = (state: JobOffersState, jobId: number, to: Partial<Job>): JobOffersState => {
  const job = state.jobs.get(jobId);
  return job ? { ...state, jobs: new Map(state.jobs).set(jobId, { ...job, ...to }) } : state;
};

const reworded = (data: Data<'JobReworded'>, state: JobOffersState): readonly JobOfferEvent[] => {
  checkPay(data);
  return same(jobIn(state, data.jobId).offer, data) ? [] : [{ type: 'JobReworded', data }];
};

const extended = (data: Data<'JobExtended'>, state: JobOffersState, now: Date): readonly JobOfferEvent[] => {
  if (jobIn(state, data.jobId).validThrough === data.validThrough) return [];
  checkEnd(data.validThrough, now);
  return [{ type: 'JobExtended', data }];
};

/** An offer that the list has room for. */
const offered = (data: Data<'JobOffered'>, { jobs }: JobOffersState, now: Date): readonly JobOfferEvent[] => {
  if (jobs.has(data.jobId)) return [];
  checkEnd(data.validThrough, now);
  checkPay(data);
  const from = openFrom(now);
  if ([...jobs.values()].filter(({ validThrough }) => validThrough >= from).length >= mostJobs)
    throw refuse('too-many-jobs', { most: mostJobs });
  return [{ type: 'JobOffered', data }];
};

const without = (jobs: ReadonlyMap<number, Job>, jobId: number): ReadonlyMap<number, Job> =>
  new Map([...jobs].filter(([id]) => id !== jobId));

/** The job offers of a company, read from the company's stream beside the company itself. */
export const jobOffers: Decider<
  JobOfferCommand,
  JobOfferEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>,
  JobOffersState
> = {
  initial: { registered: false, jobs: new Map(), closed: new Map() },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    JobOffered: (state, { validThrough, ...offer }) => ({
      ...state,
      jobs: new Map(state.jobs).set(offer.jobId, { offer, validThrough }),
      closed: without(state.closed, offer.jobId),
    }),
    JobReworded: (state, offer) => change(state, offer.jobId, { offer }),
    JobExtended: (state, { jobId, validThrough }) => change(state, jobId, { validThrough }),
    JobClosed: (state, { jobId }) => {
      const job = state.jobs.get(jobId);
      return job
        ? { ...state, jobs: without(state.jobs, jobId), closed: new Map(state.closed).set(jobId, job) }
        : state;
    },
  },

  decide: {
    OfferJob: (data, state, { now }) => {
      if (!state.registered) throw refuse('unknown');
      return offered(data, state, now);
    },
    ReviseJob: ({ validThrough, ...offer }, state, { now }) => {
      const { companyId, jobId } = offer;
      return [...reworded(offer, state), ...extended({ companyId, jobId, validThrough }, state, now)];
    },
    RewordJob: reworded,
    ExtendJob: (data, state, { now }) => extended(data, state, now),
    CloseJob: (data, { registered, jobs }) => {
      if (!registered) throw refuse('unknown');
      return jobs.has(data.jobId) ? [{ type: 'JobClosed', data }] : [];
    },
    ReopenJob: ({ jobId }, state, { now }) => {
      if (!state.registered) throw refuse('unknown');
      if (state.jobs.has(jobId)) return [];
      const job = state.closed.get(jobId);
      if (!job) throw refuse('job-unknown');
      return offered({ ...job.offer, validThrough: job.validThrough }, state, now);
    },
  },
};
