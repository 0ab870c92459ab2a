import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const listCompanyCoordinates = command({
  context: 'company',
  name: 'list-company-coordinates',
  schema: companyEvents.CompanyCoordinatesListed.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'ListCompanyCoordinates', data }, envelope),
});
