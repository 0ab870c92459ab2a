import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const orderCompanyPhotos = command({
  context: 'company',
  name: 'order-company-photos',
  schema: companyMediaEvents.CompanyPhotosOrdered.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askMedia(context, { type: 'OrderCompanyPhotos', data }, envelope),
});
