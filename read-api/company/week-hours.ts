import type { OpenInterval, Planning } from '#domain/company/company.events.ts';
import { dayAt, dayNumber, isoDate, isZone, weekday } from './zoned-day.ts';

export type WeekHours = {
  readonly title: string | null;
  /** Monday first; an empty day is closed. */
  readonly week: readonly (readonly OpenInterval[])[];
  /** 0 for Monday, where the company is. */
  readonly today: number;
  /** Those of today and of the next 60 days. */
  readonly holidays: Planning['holidays'];
  /** Other plannings that begin later, the soonest first. */
  readonly later: readonly Pick<Planning, 'title' | 'startingDate' | 'endDate' | 'week'>[];
};

const lengthOf = ({ startingDate, endDate }: Planning): number =>
  (endDate ? dayNumber(endDate) : 1e6) - (startingDate ? dayNumber(startingDate) : -1e6);

/** The hours of the week that hold at `at`: of the planning made for the fewest days. Null when none does. */
export const weekHours = (plannings: readonly Planning[], at: Date): WeekHours | null => {
  const zone = plannings.find(({ timeZone }) => isZone(timeZone))?.timeZone;
  if (!zone) return null;
  const day = dayAt(zone, at.getTime());
  const [date, horizon] = [isoDate(day), isoDate(day + 60)];
  const current = plannings
    .filter(({ startingDate, endDate }) => (startingDate ?? date) <= date && date <= (endDate ?? date))
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  if (!current) return null;
  return {
    title: current.title,
    week: current.week,
    today: weekday(day),
    holidays: plannings
      .flatMap(({ holidays }) => holidays)
      .filter(({ from, to }) => to >= date && from <= horizon)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    later: plannings
      .filter(({ startingDate }) => startingDate !== null && startingDate > date)
      .toSorted((a, b) => ((a.startingDate ?? '') < (b.startingDate ?? '') ? -1 : 1)),
  };
};
