import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { reserveNumbers } from '#infra/database/numbers.ts';
import { command } from '../command.ts';
import { askJobs } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

const { shape } = jobOfferEvents.JobOffered.schema;

export const offerJob = command({
  context: 'company',
  name: 'offer-job',
  schema: jobOfferEvents.JobOffered.schema.omit({ jobId: true }).extend({
    text: shape.text.default(null),
    fullTime: shape.fullTime.default(true),
    remote: shape.remote.default(false),
    where: shape.where.default(null),
    skills: shape.skills.default([]),
    pay: shape.pay.default(null),
    applyTo: shape.applyTo.default(null),
  }),
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  async handle(context, offer, envelope) {
    const [jobId = 0] = await reserveNumbers(context.pool, 'job', [envelope.commandId]);
    return askJobs(context, { type: 'OfferJob', data: { ...offer, jobId } }, envelope, jobId);
  },
});
