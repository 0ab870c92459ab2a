import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayApproveCompany } from './company.permissions.ts';

export const approveCompany = command({
  context: 'company',
  name: 'approve-company',
  schema: companyEvents.CompanyApproved.schema,
  allowed: mayApproveCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'ApproveCompany', data }, envelope),
});
