import { dayAfter } from '#domain/calendar.ts';

/** How long the figures of the sales reach: so many months up to this one, or twelve from it on. */
export const salesPeriods = ['3', '6', '12', '24', 'next'] as const;
export type SalesPeriod = (typeof salesPeriods)[number];

/** `2026-11` and a number of months later; earlier for a negative number. */
const monthAfter = (month: string, months: number): string => {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ofYear - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The last day of a month. */
const endOf = (month: string): string => dayAfter(`${monthAfter(month, 1)}-01`, -1);

/** The months of a period, and the first and last day of it and of the time as long before it. */
export const monthsOf = (period: SalesPeriod, today: string) => {
  const now = today.slice(0, 7);
  const count = period === 'next' ? 12 : Number(period);
  const first = period === 'next' ? now : monthAfter(now, 1 - count);
  const months = Array.from({ length: count }, (_, index) => monthAfter(first, index));
  const days = (from: string) => ({ from: `${from}-01`, to: endOf(monthAfter(from, count - 1)) });
  return { months, ...days(first), before: days(monthAfter(first, -count)) };
};
