import { companyEvents } from '#domain/company/company.events.ts';
import { typedName } from '#domain/typed-name.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import { slugOf } from './company-slug.ts';

export const renameCompany = command({
  context: 'company',
  name: 'rename-company',
  schema: companyEvents.CompanyRenamed.schema.omit({ slug: true }).extend({
    name: typedName(200),
    shortName: typedName(100).nullable().default(null),
  }),
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, asked, envelope) =>
    changeCompany(context, { type: 'RenameCompany', data: { ...asked, slug: slugOf(asked.name) } }, envelope),
});
