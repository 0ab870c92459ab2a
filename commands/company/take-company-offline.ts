import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const takeCompanyOffline = command({
  context: 'company',
  name: 'take-company-offline',
  schema: companyEvents.CompanyTakenOffline.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'TakeCompanyOffline', data }, envelope),
});
