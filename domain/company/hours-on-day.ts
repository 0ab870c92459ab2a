import { dayMs } from '../calendar.ts';
import type { ExceptionalDay, OpenInterval, Planning } from './company.events.ts';

/** Whether a day lies between two others, themselves included; null is open on that side. */
export const covers = (day: string, from: string | null, to: string | null): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

const daysIn = (from: string | null, to: string | null): number =>
  from !== null && to !== null ? (Date.parse(to) - Date.parse(from)) / dayMs : from !== null || to !== null ? 1e6 : 1e7;

const starts = ({ startingDate }: Planning): string => startingDate ?? '';

/** Compares plannings that cover the same day: the one that begins later stands before the other, then the shorter one. */
const byForce = (a: Planning, b: Planning): number => {
  if (starts(a) !== starts(b)) return starts(a) > starts(b) ? -1 : 1;
  return daysIn(a.startingDate, a.endDate) - daysIn(b.startingDate, b.endDate);
};

const covering = (plannings: readonly Planning[], date: string): readonly Planning[] =>
  plannings.filter(({ startingDate, endDate }) => covers(date, startingDate, endDate));

/** The plannings in force on a day, `2026-12-25`: those that begin last, e.g. Ramadan before yearly hours. */
export const inForce = (plannings: readonly Planning[], date: string): readonly Planning[] => {
  const sorted = covering(plannings, date).toSorted(byForce);
  const [first] = sorted;
  return first ? sorted.filter((one) => byForce(one, first) === 0) : [];
};

const dayOf = ({ holidays }: Planning, date: string): ExceptionalDay | undefined =>
  holidays
    .filter(({ from, to }) => covers(date, from, to))
    .toSorted((a, b) => daysIn(a.from, a.to) - daysIn(b.from, b.to))[0];

/** What stands before the hours of every week and of any period on a day: a single day or a holiday, the shortest first. */
export const exceptionOn = (plannings: readonly Planning[], date: string): ExceptionalDay | null =>
  covering(plannings, date)
    .toSorted(byForce)
    .flatMap((one) => dayOf(one, date) ?? [])
    .toSorted((a, b) => daysIn(a.from, a.to) - daysIn(b.from, b.to))[0] ?? null;

/** 0 for Monday. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** The hours of a day, the day before the midnight that they may pass; null where no hours are known. */
export const hoursOn = (plannings: readonly Planning[], date: string): readonly OpenInterval[] | null => {
  const [planning] = inForce(plannings, date);
  return planning ? (exceptionOn(plannings, date)?.intervals ?? planning.week[weekdayOf(date)] ?? []) : null;
};
