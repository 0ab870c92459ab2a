import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { jobOffers } from '#domain/company/job-offers.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { type Command, command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';

const of = jobOfferEvents;
const edit = editing(jobOffers);
const { shape } = of.JobOffered.schema;

const wholeJob = of.JobOffered.schema.extend({
  text: shape.text.default(null),
  fullTime: shape.fullTime.default(true),
  remote: shape.remote.default(false),
  where: shape.where.default(null),
  skills: shape.skills.default([]),
  pay: shape.pay.default(null),
  applyTo: shape.applyTo.default(null),
});

export const offerJob = command({
  ...edits,
  name: 'offer-job',
  schema: wholeJob.omit({ jobId: true }),
  async handle(context, offer, envelope) {
    const [jobId = 0] = await reserveNumbers(context.pool, 'job', [envelope.commandId]);
    return toCompany(jobOffers)(context, { type: 'OfferJob', data: { ...offer, jobId } }, envelope, jobId);
  },
});

/** Everything about an offer at once, as its form has it. */
export const reviseJob = edit('revise-job', 'ReviseJob', wholeJob);
const rewordJob = edit('reword-job', 'RewordJob', of.JobReworded.schema);
export const extendJob = edit('extend-job', 'ExtendJob', of.JobExtended.schema);
export const closeJob = edit('close-job', 'CloseJob', of.JobClosed.schema);
/** Offers a closed job again as it was, until its last day. */
export const reopenJob = edit('reopen-job', 'ReopenJob', of.JobClosed.schema);

export const jobCommands: readonly Command[] = [offerJob, reviseJob, rewordJob, extendJob, closeJob, reopenJob];
