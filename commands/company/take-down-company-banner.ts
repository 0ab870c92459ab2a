import { companyMediaEvents } from '#domain/company/company-media.events.ts';
import { command } from '../command.ts';
import { askMedia } from './ask-of-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';

export const takeDownCompanyBanner = command({
  context: 'company',
  name: 'take-down-company-banner',
  schema: companyMediaEvents.CompanyBannerTakenDown.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle: (context, data, envelope) => askMedia(context, { type: 'TakeDownCompanyBanner', data }, envelope),
});
