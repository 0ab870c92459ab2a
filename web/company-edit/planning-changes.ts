import type { ExceptionalDay, Planning } from '#domain/company/company.events.ts';
import { isUsual, usualPlanning } from '#domain/company/opening-hours.ts';
import { intervalsOf } from '../edit/day-hours.ts';
import type { Values } from '../edit/form-values.ts';
import { periodName } from './other-hours.ts';

const nameOfDay = ({ from, to }: ExceptionalDay): string => `day ${from}..${to}`;
const nameOfPeriod = (period: Planning): string => `period ${periodName(period)}`;

/** The days and periods that have hours of their own, each under a name that stays, as JSON. */
export const otherHoursSaid = (plannings: readonly Planning[]): Values =>
  Object.fromEntries([
    ...(usualPlanning(plannings)?.holidays ?? []).map((day) => [nameOfDay(day), JSON.stringify(day)]),
    ...plannings.filter((one) => !isUsual(one)).map((one) => [nameOfPeriod(one), JSON.stringify(one)]),
  ]);

type OtherHours =
  | { readonly kind: 'day'; readonly said: ExceptionalDay | null }
  | { readonly kind: 'period'; readonly said: Planning | null };

/** What a value says of the day or the period that `name` names; `said` is null for the hours of every week. */
export const otherHoursIn = (name: string, value: string): OtherHours => {
  const said = value === '' ? null : JSON.parse(value);
  return name.startsWith('day ') ? { kind: 'day', said } : { kind: 'period', said };
};

export const isOtherHours = (name: string): boolean => name.startsWith('day ') || name.startsWith('period ');

/** The hours with what is `said` of days of the week, single days and periods; all others stay as they are. */
export const planningsWith = (plannings: readonly Planning[], said: Values): readonly Planning[] => {
  const back = Object.entries(said).flatMap(([name, value]) =>
    isOtherHours(name) && value !== '' ? [{ name, ...otherHoursIn(name, value) }] : [],
  );
  const days = back.flatMap((one) => (one.kind === 'day' && one.said ? [one.said] : []));
  const periods = new Map(
    back.flatMap((one) => (one.kind === 'period' && one.said ? [[one.name, one.said] as const] : [])),
  );
  const kept = plannings.flatMap((one): readonly Planning[] => {
    if (isUsual(one)) {
      const week = one.week.map((hours, day) => {
        const text = said[`week-${day}`];
        return text === undefined ? hours : [...intervalsOf(text)];
      });
      const holidays = [...one.holidays.filter((day) => said[nameOfDay(day)] === undefined), ...days];
      return [{ ...one, week, holidays: holidays.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }];
    }
    const name = nameOfPeriod(one);
    const again = periods.get(name);
    periods.delete(name);
    return said[name] === undefined ? [one] : again ? [again] : [];
  });
  return [...kept, ...periods.values()];
};
