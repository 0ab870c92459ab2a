import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import { coordinatesAsked } from './coordinates-asked.ts';

export const listCompanyCoordinates = command({
  context: 'company',
  name: 'list-company-coordinates',
  schema: coordinatesAsked,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'ListCompanyCoordinates', data }, envelope),
});
