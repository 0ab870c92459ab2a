import type { Decider } from '../decider.ts';
import type { ApprovalEvent } from './approval.events.ts';
import type { CompanyCommand } from './company.commands.ts';
import type { CompanyEvent, Planning } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import type { CompanyState } from './company.ts';
import { changedFacts } from './company-forms.ts';
import { withDay, withHolidays, withoutPeriod, withPeriod } from './hours-for-a-time.ts';
import { planningRefusal } from './opening-hours.ts';
import { registered } from './registered.ts';

type Decisions = Pick<
  Decider<CompanyCommand, CompanyEvent | ApprovalEvent, CompanyState>['decide'],
  'ChangeDayHours' | 'PlanPeriod' | 'RemovePeriod' | 'ObserveHolidays'
>;

type Said = { readonly companyId: number; readonly edited?: number | undefined };

/** What `change` makes of the hours; the usual week stays as it is. Throws a `Rejection`. */
const replan = (
  { companyId, edited }: Said,
  state: CompanyState,
  change: (plannings: readonly Planning[]) => readonly Planning[],
) => {
  const current = registered(state);
  const plannings = [...change(current.sections.OpeningHoursPlanned.plannings)];
  const refusal = planningRefusal(plannings);
  if (refusal) throw refusal;
  return changedFacts([{ type: 'OpeningHoursPlanned', data: { companyId, plannings } }], current, edited);
};

/** Hours that differ from the usual week: of a single day, of a period, of public holidays. */
export const planningDecisions: Decisions = {
  ChangeDayHours: (data, state, { now }) => replan(data, state, (plannings) => withDay(plannings, data, now)),
  PlanPeriod: (data, state) =>
    replan(data, state, (plannings) => {
      const { startingDate, endDate } = data.period;
      if (startingDate === null || endDate === null || startingDate > endDate)
        throw refuse('dates-reversed', {}, '/endDate');
      return withPeriod(plannings, data.period, data.instead);
    }),
  RemovePeriod: (data, state) => replan(data, state, (plannings) => withoutPeriod(plannings, data)),
  ObserveHolidays: (data, state, { now }) => replan(data, state, (plannings) => withHolidays(plannings, data, now)),
};
