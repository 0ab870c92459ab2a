import { z } from 'zod';
import { type EventOf, event } from '../event.ts';
import { currency } from '../money.ts';
import { line, prose } from '../text.ts';
import { jobContracts, payPeriods } from './job.choices.ts';

const companyId = z.int().positive();
const jobId = z.int().positive();

const amount = z.number().nonnegative().max(1e12);

const offer = {
  title: line(120),
  text: prose(5000).nullable(),
  contract: z.enum(jobContracts),
  fullTime: z.boolean(),
  remote: z.boolean(),
  /** Where the work is, when it is not at the company's own place. */
  where: line(120).nullable(),
  skills: z.array(line(60)).max(12),
  pay: z.object({ least: amount, most: amount, currency, per: z.enum(payPeriods) }).nullable(),
  /** An e-mail address or a web page for applications; null for the company's own coordinates. */
  applyTo: z.union([z.url({ protocol: /^https?$/ }).max(500), z.email().max(254)]).nullable(),
};

/** The last day on which people may apply. */
const validThrough = z.iso.date();

export const jobOfferEvents = {
  JobOffered: event(z.object({ companyId, jobId, ...offer, validThrough })),
  JobReworded: event(z.object({ companyId, jobId, ...offer })),
  JobExtended: event(z.object({ companyId, jobId, validThrough })),
  /** The job is filled, or no longer offered. */
  JobClosed: event(z.object({ companyId, jobId })),
};

export type JobOfferEvent = EventOf<typeof jobOfferEvents>;
