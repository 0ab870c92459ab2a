import type { Planning } from '#domain/company/company.events.ts';
import { hoursOn } from '#domain/company/hours-on-day.ts';
import { usualPlanning } from '#domain/company/opening-hours.ts';
import { textOfHours } from '../edit/day-hours.ts';
import type { Values } from '../edit/form-values.ts';

/** A period as an address names it: `2027-02-08..2027-03-09`. */
export const periodName = ({ startingDate, endDate }: Pick<Planning, 'startingDate' | 'endDate'>): string =>
  `${startingDate ?? ''}..${endDate ?? ''}`;

/** The dates that an address names; null for a new period. */
export const datesNamed = (name: string): { readonly startingDate: string; readonly endDate: string } | null => {
  const [, startingDate, endDate] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(name) ?? [];
  return startingDate && endDate ? { startingDate, endDate } : null;
};

/** The periods that are not over, the next one first. */
export const periodsFrom = (plannings: readonly Planning[], today: string): readonly Planning[] =>
  plannings
    .filter(({ startingDate, endDate }) => (startingDate !== null || endDate !== null) && (endDate ?? today) >= today)
    .toSorted((a, b) => ((a.startingDate ?? '') < (b.startingDate ?? '') ? -1 : 1));

/** The single days to come, without the public holidays, which have a list of their own. */
export const daysFrom = (plannings: readonly Planning[], today: string): Planning['holidays'] =>
  (usualPlanning(plannings)?.holidays ?? []).filter(({ to, publicHoliday }) => to >= today && !publicHoliday);

/** The twelve months whose public holidays can be ticked. */
export const holidayDates = (today: string): { readonly from: string; readonly to: string } => {
  const end = new Date(today);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return { from: today, to: end.toISOString().slice(0, 10) };
};

export type OpenForm =
  | { readonly kind: 'day'; readonly values: Values }
  | { readonly kind: 'period'; readonly name: string; readonly values: Values };

/** The name of the draft of a form that is open, among those of the hours. */
export const draftItemOf = (open: OpenForm): string =>
  open.kind === 'day' ? `day-${open.values.date || 'new'}` : `period-${open.name.replace('..', '_')}`;

const weekValues = (week: Planning['week']): Values =>
  Object.fromEntries(week.map((day, index) => [`period-${index}`, textOfHours(day)]));

/** The form that an address opens, filled with what is known: `?day=2026-12-24`, `?period=new`; null for none. */
export const formOpened = (params: URLSearchParams, plannings: readonly Planning[]): OpenForm | null => {
  const day = params.get('day');
  if (day !== null) {
    const date = /^\d{4}-\d\d-\d\d$/.test(day) ? day : '';
    const known = daysFrom(plannings, '').find(({ from, to }) => from === date && to === date);
    const hours = date ? (hoursOn(plannings, date) ?? []) : [];
    return { kind: 'day', values: { date, title: known?.title ?? '', 'day-hours': textOfHours(hours) } };
  }
  const name = params.get('period');
  if (name === null) return null;
  const dates = datesNamed(name);
  const known = dates && plannings.find((one) => periodName(one) === name);
  const week = known?.week ?? usualPlanning(plannings)?.week ?? [];
  const closed = known ? known.week.every((hours) => hours.length === 0) : false;
  const shown = closed ? (usualPlanning(plannings)?.week ?? []) : week;
  return {
    kind: 'period',
    name: known ? name : 'new',
    values: {
      ...{ title: known?.title ?? '', startingDate: known?.startingDate ?? '', endDate: known?.endDate ?? '' },
      ...{ closed: closed ? 'on' : '', ...weekValues(shown) },
    },
  };
};
