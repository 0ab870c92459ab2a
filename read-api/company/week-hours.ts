import type { ExceptionalDay, OpenInterval, Planning } from '#domain/company/company.events.ts';
import { exceptionOn, inForce } from '#domain/company/hours-on-day.ts';
import { dayAt, isoDate, isZone, weekday } from './zoned-day.ts';

export type WeekHours = {
  readonly title: string | null;
  /** Seven days from Monday; an empty day is closed. */
  readonly week: readonly (readonly OpenInterval[])[];
  /** Today in the company's time zone, 0 for Monday. */
  readonly today: number;
  /** What stands today before the hours of the week: a single day or a holiday. */
  readonly exception: ExceptionalDay | null;
  /** The holidays and single days of today and of the next 60 days. */
  readonly holidays: Planning['holidays'];
  /** Plannings that begin later, the next one first. */
  readonly later: readonly Pick<Planning, 'title' | 'startingDate' | 'endDate' | 'week'>[];
};

/** Returns the hours in force at `at`: those of the planning that began last. Null when there are none. */
export const weekHours = (plannings: readonly Planning[], at: Date): WeekHours | null => {
  const zone = plannings.find(({ timeZone }) => isZone(timeZone))?.timeZone;
  if (!zone) return null;
  const day = dayAt(zone, at.getTime());
  const [date, horizon] = [isoDate(day), isoDate(day + 60)];
  const [current] = inForce(plannings, date);
  if (!current) return null;
  return {
    title: current.title,
    week: current.week,
    today: weekday(day),
    exception: exceptionOn(plannings, date),
    holidays: plannings
      .flatMap(({ holidays }) => holidays)
      .filter(({ from, to }) => to >= date && from <= horizon)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    later: plannings
      .filter(({ startingDate }) => startingDate !== null && startingDate > date)
      .toSorted((a, b) => ((a.startingDate ?? '') < (b.startingDate ?? '') ? -1 : 1)),
  };
};
