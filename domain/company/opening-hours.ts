import type { Rejection } from '../rejection.ts';
import type { OpenInterval, Planning } from './company.events.ts';
import { refuse } from './company.rejections.ts';

const day = 1440;
const week = 7 * day;

/** The openings of a week, in minutes since Monday 0:00, sorted; Sunday night may end in the next week. */
const openings = (days: readonly (readonly OpenInterval[])[]) =>
  days
    .flatMap((intervals, index) =>
      intervals.map(({ openingMin, closingMin }) => ({ from: index * day + openingMin, to: index * day + closingMin })),
    )
    .sort((a, b) => a.from - b.from);

const overlapsInWeek = (days: Planning['week']): boolean => {
  const sorted = openings(days);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return (
    sorted.some(({ from }, index) => index > 0 && from < (sorted[index - 1]?.to ?? 0)) ||
    (first !== undefined && last !== undefined && last.to - week > first.from)
  );
};

const overlapsInDay = (intervals: readonly OpenInterval[]): boolean =>
  intervals
    .toSorted((a, b) => a.openingMin - b.openingMin)
    .some(({ openingMin }, index, sorted) => index > 0 && openingMin < (sorted[index - 1]?.closingMin ?? 0));

const reversed = (from: string | null, to: string | null): boolean => from !== null && to !== null && from > to;

/** The rules of opening hours, in the order in which they are checked. */
const policies: readonly ((planning: Planning) => 'dates-reversed' | 'hours-overlap' | null)[] = [
  ({ startingDate, endDate, holidays }) =>
    reversed(startingDate, endDate) || holidays.some(({ from, to }) => reversed(from, to)) ? 'dates-reversed' : null,
  ({ week }) => (overlapsInWeek(week) ? 'hours-overlap' : null),
  ({ holidays }) => (holidays.some(({ intervals }) => overlapsInDay(intervals)) ? 'hours-overlap' : null),
];

/** The rejection for the first rule that one of the plannings breaks; undefined when none does. */
export const planningRefusal = (plannings: readonly Planning[]): Rejection | undefined => {
  for (const [index, planning] of plannings.entries())
    for (const policy of policies) {
      const code = policy(planning);
      if (code) return refuse(code, {}, `/plannings/${index}`);
    }
  return undefined;
};

export const isUsual = ({ startingDate, endDate }: Planning): boolean => startingDate === null && endDate === null;

/** The planning that applies all year round, unless another one has its dates; undefined when there is none. */
export const usualPlanning = (plannings: readonly Planning[]): Planning | undefined => plannings.find(isUsual);

/** The plannings with the hours of a usual week. `timeZone` is for a company that had none. */
export const withUsualWeek = (
  plannings: readonly Planning[],
  week: Planning['week'],
  timeZone: string,
): readonly Planning[] => {
  const usual = usualPlanning(plannings);
  if (usual) return plannings.map((one) => (one === usual ? { ...one, week } : one));
  return [...plannings, { title: null, timeZone, startingDate: null, endDate: null, week, holidays: [] }];
};
