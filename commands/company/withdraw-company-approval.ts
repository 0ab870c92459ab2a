import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayApproveCompany } from './company.permissions.ts';

export const withdrawCompanyApproval = command({
  context: 'company',
  name: 'withdraw-company-approval',
  schema: companyEvents.CompanyApprovalWithdrawn.schema,
  allowed: mayApproveCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'WithdrawCompanyApproval', data }, envelope),
});
