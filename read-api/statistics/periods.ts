import { dayAfter } from '#domain/calendar.ts';

/** By what measurements are added up. */
export type Period = 'day' | 'week' | 'month';

/** What was counted on one UTC day, `2026-11-21`. */
export type CountedDay = { readonly day: string; readonly count: number };

/** A day, a week or a month by its first day, and what was counted in it. */
export type Bar = { readonly from: string; readonly count: number };

const barsShown = { day: 28, week: 12, month: 12 } as const satisfies Record<Period, number>;

/** 0 for Monday … 6 for Sunday. */
const weekday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The first day of the period that a day is in. Weeks begin on Monday, or on Sunday for `sundayFirst`. */
export const startOf = (period: Period, day: string, sundayFirst: boolean): string => {
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, 7)}-01`;
  return dayAfter(day, -((weekday(day) + (sundayFirst ? 1 : 0)) % 7));
};

/** The last periods up to the one that `today` is in, oldest first, with 0 where nothing was counted. */
export const barsOf = (
  days: readonly CountedDay[],
  period: Period,
  today: string,
  sundayFirst: boolean,
): readonly Bar[] => {
  const starts = [startOf(period, today, sundayFirst)];
  while (starts.length < barsShown[period])
    starts.unshift(startOf(period, dayAfter(starts[0] ?? today, -1), sundayFirst));
  const counts = new Map(starts.map((from) => [from, 0]));
  for (const { day, count } of days) {
    const from = startOf(period, day, sundayFirst);
    if (counts.has(from)) counts.set(from, (counts.get(from) ?? 0) + count);
  }
  return starts.map((from) => ({ from, count: counts.get(from) ?? 0 }));
};

const fourWeeks = 28;

/** What was counted in the 28 days up to `today`, and in the 28 before these. */
export const lastFourWeeks = (days: readonly CountedDay[], today: string) => {
  const sumFrom = (from: string, to: string): number =>
    days.filter(({ day }) => day > from && day <= to).reduce((sum, { count }) => sum + count, 0);
  const begin = dayAfter(today, -fourWeeks);
  return { count: sumFrom(begin, today), before: sumFrom(dayAfter(begin, -fourWeeks), begin) };
};
