import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const describeCompany = command({
  context: 'company',
  name: 'describe-company',
  schema: companyEvents.CompanyDescribed.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => changeCompany(context, { type: 'DescribeCompany', data }, envelope),
});
