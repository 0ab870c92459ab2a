import type { OpenInterval, Planning } from '#domain/company/company.events.ts';
import { dayAt, dayNumber, isoDate, isZone, weekday } from './zoned-day.ts';

export type WeekHours = {
  readonly title: string | null;
  /** Seven days from Monday; an empty day is closed. */
  readonly week: readonly (readonly OpenInterval[])[];
  /** Today in the company's time zone, 0 for Monday. */
  readonly today: number;
  /** The holidays of today and of the next 60 days. */
  readonly holidays: Planning['holidays'];
  /** Plannings that begin later, the next one first. */
  readonly later: readonly Pick<Planning, 'title' | 'startingDate' | 'endDate' | 'week'>[];
};

const lengthOf = ({ startingDate, endDate }: Planning): number =>
  (endDate ? dayNumber(endDate) : 1e6) - (startingDate ? dayNumber(startingDate) : -1e6);

/** Returns the hours in force at `at`: those of the planning that covers the fewest days. Null when there are none. */
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
