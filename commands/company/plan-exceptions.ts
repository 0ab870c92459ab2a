import { z } from 'zod';
import { holidayName, planning } from '#domain/company/company.events.ts';
import { company } from '#domain/company/company.ts';
import { command } from '../command.ts';
import { editing, edits, toCompany } from './edit-company.ts';
import { timeZoneOf } from './plan-week.ts';

const edit = editing(company);
const date = z.iso.date();
const { title, week, holidays } = planning.shape;
const { intervals } = holidays.element.shape;
/** The version of the hours that the data come from; a program that leaves it out changes what there is. */
const ofCompany = z.object({ companyId: z.int().positive(), edited: z.int().min(0).optional() });
const dates = z.object({ startingDate: date, endDate: date });

/** Hours of a single day, today for example: none where it is closed, null for those of every week again. */
export const changeDayHours = edit(
  'change-day-hours',
  'ChangeDayHours',
  ofCompany.extend({ date, title: title.default(null), intervals: intervals.nullable() }),
);

/** Hours for a time, such as those of Ramadan. `instead`: the dates of the period that they take the place of. */
export const planPeriod = command({
  ...edits,
  name: 'plan-period',
  schema: ofCompany.extend({
    title: title.default(null),
    ...dates.shape,
    week,
    instead: dates.nullable().default(null),
  }),
  async handle(context, { companyId, edited, instead, ...said }, envelope) {
    const period = { ...said, timeZone: await timeZoneOf(context, companyId) };
    return toCompany(company)(context, { type: 'PlanPeriod', data: { companyId, edited, period, instead } }, envelope);
  },
});

export const removePeriod = edit('remove-period', 'RemovePeriod', ofCompany.extend(dates.shape));

/** The public holidays between two days on which a company is closed; the others there are days as usual. */
export const observeHolidays = edit(
  'observe-holidays',
  'ObserveHolidays',
  ofCompany.extend({
    from: date,
    to: date,
    days: z.array(z.object({ date, name: holidayName })).max(100),
  }),
);
