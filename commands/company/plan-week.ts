import { z } from 'zod';
import { planning } from '#domain/company/company.events.ts';
import { company, companyStream } from '#domain/company/company.ts';
import { stateOf } from '#infra/event-store/stream-state.ts';
import { type CommandContext, command } from '../command.ts';
import { edits, toCompany } from './edit-company.ts';

/** The time zone of a place that no gazetteer knows one of: that of most companies of the directory. */
const otherwise = 'Africa/Abidjan';

/** The time zone of a company's place, for hours that have none yet. */
export const timeZoneOf = async (context: CommandContext, companyId: number): Promise<string> => {
  const { state } = await stateOf(context, company, companyStream(companyId));
  const place = state.status === 'registered' ? state.sections.CompanyRelocated.place : null;
  return (place && (await context.facts.companies.timeZone(place.country, place.city?.id))) ?? otherwise;
};

/** Saves the opening hours of a usual week; plannings for a season and holidays stay. */
export const planUsualWeek = command({
  ...edits,
  name: 'plan-usual-week',
  schema: z.object({ companyId: z.int().positive(), edited: z.int().min(0), week: planning.shape.week }),
  async handle(context, data, envelope) {
    const planned = { ...data, timeZone: await timeZoneOf(context, data.companyId) };
    return toCompany(company)(context, { type: 'PlanUsualWeek', data: planned }, envelope);
  },
});
