import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const declareCompanySize = command({
  context: 'company',
  name: 'declare-company-size',
  schema: companyEvents.CompanySizeDeclared.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'DeclareCompanySize', data }, envelope),
});
