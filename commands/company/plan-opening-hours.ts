import { companyEvents } from '#domain/company/company.events.ts';
import { command } from '../command.ts';
import { changeCompany } from './change-company.ts';
import { mayEditCompany, mayEditSomeCompany } from './company.permissions.ts';
import { checkTimeZones } from './time-zone.ts';

export const planOpeningHours = command({
  context: 'company',
  name: 'plan-opening-hours',
  schema: companyEvents.OpeningHoursPlanned.schema,
  allowed: mayEditSomeCompany,
  allowedFor: mayEditCompany,
  handle(context, data, envelope) {
    checkTimeZones(data.plannings);
    return changeCompany(context, { type: 'PlanOpeningHours', data }, envelope);
  },
});
