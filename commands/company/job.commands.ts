import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { jobOffers } from '#domain/company/job-offers.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { type Command, command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';

const of = jobOfferEvents;
const edit = editing(jobOffers);
const { shape } = of.JobOffered.schema;

export const offerJob = command({
  ...edits,
  name: 'offer-job',
  schema: of.JobOffered.schema.omit({ jobId: true }).extend({
    text: shape.text.default(null),
    fullTime: shape.fullTime.default(true),
    remote: shape.remote.default(false),
    where: shape.where.default(null),
    skills: shape.skills.default([]),
    pay: shape.pay.default(null),
    applyTo: shape.applyTo.default(null),
  }),
  async handle(context, offer, envelope) {
    const [jobId = 0] = await reserveNumbers(context.pool, 'job', [envelope.commandId]);
    return toCompany(jobOffers)(context, { type: 'OfferJob', data: { ...offer, jobId } }, envelope, jobId);
  },
});

export const rewordJob = edit('reword-job', 'RewordJob', of.JobReworded.schema);
export const extendJob = edit('extend-job', 'ExtendJob', of.JobExtended.schema);
export const closeJob = edit('close-job', 'CloseJob', of.JobClosed.schema);

export const jobCommands: readonly Command[] = [offerJob, rewordJob, extendJob, closeJob];
