import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayShowCompany } from './company.permissions.ts';

export const takeCompanyOffline = command({
  context: 'company',
  name: 'take-company-offline',
  schema: companyEvents.CompanyTakenOffline.schema,
  allowed: mayShowCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'TakeCompanyOffline', data }, envelope),
});
