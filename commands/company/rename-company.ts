import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import { slugOf } from './company-slug.ts';

const { shape } = companyEvents.CompanyRenamed.schema.omit({ slug: true });

export const renameCompany = command({
  context: 'company',
  name: 'rename-company',
  schema: companyEvents.CompanyRenamed.schema.omit({ slug: true }).extend({ shortName: shape.shortName.default(null) }),
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, asked, envelope) =>
    changeCompany(context, { type: 'RenameCompany', data: { ...asked, slug: slugOf(asked.name) } }, envelope),
});
