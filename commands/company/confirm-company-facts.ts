import { confirmedFactsEvents } from '#domain/company/confirmed-facts.events.ts';
import { command } from '../command.ts';
import { askConfirmation } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const confirmCompanyFacts = command({
  context: 'company',
  name: 'confirm-company-facts',
  schema: confirmedFactsEvents.CompanyFactsConfirmed.schema.omit({ day: true }),
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askConfirmation(context, { type: 'ConfirmCompanyFacts', data }, envelope),
});
