import { jobOfferEvents } from '#domain/company/job-offer.events.ts';
import { command } from '../command.ts';
import { askJobs } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const rewordJob = command({
  context: 'company',
  name: 'reword-job',
  schema: jobOfferEvents.JobReworded.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askJobs(context, { type: 'RewordJob', data }, envelope),
});
