import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const putCompanyOnline = command({
  context: 'company',
  name: 'put-company-online',
  schema: companyEvents.CompanyPutOnline.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'PutCompanyOnline', data }, envelope),
});
