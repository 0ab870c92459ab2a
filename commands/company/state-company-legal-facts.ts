import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const stateCompanyLegalFacts = command({
  context: 'company',
  name: 'state-company-legal-facts',
  schema: companyEvents.CompanyLegalFactsStated.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'StateCompanyLegalFacts', data }, envelope),
});
