import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { command } from '../command.ts';
import { askJobs } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const extendJob = command({
  context: 'company',
  name: 'extend-job',
  schema: jobOfferEvents.JobExtended.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askJobs(context, { type: 'ExtendJob', data }, envelope),
});
