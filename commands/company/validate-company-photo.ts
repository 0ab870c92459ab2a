import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayValidatePhotos } from './company.permissions.ts';

export const validateCompanyPhoto = command({
  context: 'company',
  name: 'validate-company-photo',
  schema: companyMediaEvents.CompanyPhotoValidated.schema,
  allowed: mayValidatePhotos,
  handle: (context, data, envelope) => askMedia(context, { type: 'ValidateCompanyPhoto', data }, envelope),
});
