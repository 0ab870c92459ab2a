import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const removeCompanyPhoto = command({
  context: 'company',
  name: 'remove-company-photo',
  schema: companyMediaEvents.CompanyPhotoRemoved.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askMedia(context, { type: 'RemoveCompanyPhoto', data }, envelope),
});
