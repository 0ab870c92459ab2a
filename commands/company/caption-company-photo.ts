import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const captionCompanyPhoto = command({
  context: 'company',
  name: 'caption-company-photo',
  schema: companyMediaEvents.CompanyPhotoCaptioned.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askMedia(context, { type: 'CaptionCompanyPhoto', data }, envelope),
});
