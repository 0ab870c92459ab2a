import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { command } from '../command.ts';
import { askJobs } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const closeJob = command({
  context: 'company',
  name: 'close-job',
  schema: jobOfferEvents.JobClosed.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askJobs(context, { type: 'CloseJob', data }, envelope),
});
