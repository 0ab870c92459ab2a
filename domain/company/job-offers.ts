import type { DataOf, Decider } from '../decider.ts';
import { same } from '../same.ts';
import type { CompanyEvent } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { JobOfferEvent } from './job-offer.events.ts';

type Data<T extends JobOfferEvent['type']> = DataOf<JobOfferEvent, T>;
type CommandFor<Name extends string, T extends JobOfferEvent['type']> = { readonly type: Name; readonly data: Data<T> };

export type JobOfferCommand =
  | CommandFor<'OfferJob', 'JobOffered'>
  | CommandFor<'RewordJob', 'JobReworded'>
  | CommandFor<'ExtendJob', 'JobExtended'>
  | CommandFor<'CloseJob', 'JobClosed'>;

type Job = { readonly offer: Data<'JobReworded'>; readonly validThrough: string };

export type JobOffersState = { readonly registered: boolean; readonly jobs: ReadonlyMap<number, Job> };

export const mostJobs = 50;
const longestDays = 180;

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
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  if (validThrough < day(0)) throw refuse('job-over', {}, '/validThrough');
  if (validThrough > day(longestDays)) throw refuse('job-too-long', { days: longestDays }, '/validThrough');
};

const change = (state: JobOffersState, jobId: number, to: Partial<Job>): JobOffersState => {
  const job = state.jobs.get(jobId);
  return job ? { ...state, jobs: new Map(state.jobs).set(jobId, { ...job, ...to }) } : state;
};

/** The job offers of a company, read from the company's stream beside the company itself. */
export const jobOffers: Decider<
  JobOfferCommand,
  JobOfferEvent | Extract<CompanyEvent, { type: 'CompanyRegistered' }>,
  JobOffersState
> = {
  initial: { registered: false, jobs: new Map() },

  evolve: {
    CompanyRegistered: (state) => ({ ...state, registered: true }),
    JobOffered: (state, { validThrough, ...offer }) => ({
      ...state,
      jobs: new Map(state.jobs).set(offer.jobId, { offer, validThrough }),
    }),
    JobReworded: (state, offer) => change(state, offer.jobId, { offer }),
    JobExtended: (state, { jobId, validThrough }) => change(state, jobId, { validThrough }),
    JobClosed: (state, { jobId }) => ({ ...state, jobs: new Map([...state.jobs].filter(([id]) => id !== jobId)) }),
  },

  decide: {
    OfferJob: (data, state, { now }) => {
      if (!state.registered) throw refuse('unknown');
      if (state.jobs.has(data.jobId)) return [];
      checkEnd(data.validThrough, now);
      checkPay(data);
      const today = now.toISOString().slice(0, 10);
      if ([...state.jobs.values()].filter(({ validThrough }) => validThrough >= today).length >= mostJobs)
        throw refuse('too-many-jobs', { most: mostJobs });
      return [{ type: 'JobOffered', data }];
    },
    RewordJob: (data, state) => {
      checkPay(data);
      return same(jobIn(state, data.jobId).offer, data) ? [] : [{ type: 'JobReworded', data }];
    },
    ExtendJob: (data, state, { now }) => {
      const { validThrough } = jobIn(state, data.jobId);
      if (validThrough === data.validThrough) return [];
      checkEnd(data.validThrough, now);
      return [{ type: 'JobExtended', data }];
    },
    CloseJob: (data, { registered, jobs }) => {
      if (!registered) throw refuse('unknown');
      return jobs.has(data.jobId) ? [{ type: 'JobClosed', data }] : [];
    },
  },
};
