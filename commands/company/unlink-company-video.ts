import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const unlinkCompanyVideo = command({
  context: 'company',
  name: 'unlink-company-video',
  schema: companyMediaEvents.CompanyVideoUnlinked.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askMedia(context, { type: 'UnlinkCompanyVideo', data }, envelope),
});
