import { dayMs, dayOf } from '../calendar.ts';
import type { ExceptionalDay, HolidayName, OpenInterval, Planning } from './company.events.ts';
import { refuse } from './company.rejections.ts';
import { maxPlannings } from './offer-limits.ts';
import { isUsual, usualPlanning } from './opening-hours.ts';

/** The first and the last day of hours for a time, both included. */
export type Dates = Pick<Planning, 'startingDate' | 'endDate'>;

const hasDates = (dates: Dates) => (one: Dates) =>
  one.startingDate === dates.startingDate && one.endDate === dates.endDate;

/** The plannings with the hours of a period, which takes the place of the one with the dates `instead`. */
export const withPeriod = (
  plannings: readonly Planning[],
  period: Omit<Planning, 'holidays'>,
  instead: Dates | null,
): readonly Planning[] => {
  const before = plannings.find(hasDates(instead ?? period));
  if (instead && !before) throw refuse('period-unknown', {}, '/period');
  const now = { ...period, holidays: before?.holidays ?? [] };
  const others = plannings.filter((one) => one !== before && !hasDates(period)(one));
  if (others.length >= maxPlannings) throw refuse('too-many-plannings', { most: maxPlannings });
  const place = before ? plannings.indexOf(before) : others.length;
  return others.toSpliced(place, 0, now);
};

/** The plannings without the period of these dates. */
export const withoutPeriod = (plannings: readonly Planning[], dates: Dates): readonly Planning[] =>
  plannings.filter((one) => isUsual(one) || !hasDates(dates)(one));

/** Days that are over are kept for a year. */
const keptDays = 366;

const withUsualDays = (
  plannings: readonly Planning[],
  now: Date,
  change: (days: readonly ExceptionalDay[]) => readonly ExceptionalDay[],
): readonly Planning[] => {
  const usual = usualPlanning(plannings);
  if (!usual) throw refuse('usual-week-missing', {}, '/week');
  const kept = dayOf(new Date(now.getTime() - keptDays * dayMs));
  const holidays = change(usual.holidays.filter(({ to }) => to >= kept)).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return plannings.map((one) => (one === usual ? { ...one, holidays } : one));
};

const isDay =
  (date: string) =>
  ({ from, to }: ExceptionalDay): boolean =>
    from === date && to === date;

/** What is said of one day: hours of its own, none where it is closed; null for those of every week. */
export type DaySaid = {
  readonly date: string;
  readonly title: string | null;
  readonly intervals: readonly OpenInterval[] | null;
};

/** The plannings with hours for a single day, which stand before those of any period. Throws a `Rejection`. */
export const withDay = (plannings: readonly Planning[], said: DaySaid, now: Date): readonly Planning[] => {
  const { date, title, intervals } = said;
  const cleared = plannings.map((one) =>
    isUsual(one) ? one : { ...one, holidays: one.holidays.filter((day) => !isDay(date)(day)) },
  );
  return withUsualDays(cleared, now, (days) => {
    const others = days.filter((day) => !isDay(date)(day));
    if (intervals === null) return others;
    const publicHoliday = days.find(isDay(date))?.publicHoliday ?? null;
    return [...others, { title, from: date, to: date, intervals: [...intervals], publicHoliday }];
  });
};

/** The public holidays between two days on which a company does not open as usual. */
export type HolidaysSaid = {
  readonly from: string;
  readonly to: string;
  readonly days: readonly { readonly date: string; readonly name: HolidayName }[];
};

/** The plannings with these public holidays: closed, but for those that already have hours of their own. */
export const withHolidays = (plannings: readonly Planning[], said: HolidaysSaid, now: Date): readonly Planning[] =>
  withUsualDays(plannings, now, (days) => {
    const known = (date: string) => days.find((day) => isDay(date)(day) && day.publicHoliday !== null);
    const others = days.filter(
      (day) =>
        !said.days.some(({ date }) => isDay(date)(day)) &&
        !(day.publicHoliday !== null && said.from <= day.from && day.to <= said.to),
    );
    const chosen = said.days.map(({ date, name }) => ({
      ...{ title: null, from: date, to: date, intervals: [] },
      ...known(date),
      publicHoliday: name,
    }));
    return [...others, ...chosen];
  });
