import { dayMs } from '#domain/calendar.ts';

/** Days since 1970-01-01, without a time zone. */
export type DayNumber = number;

/** The day as `2026-11-21`. */
export const isoDate = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);
/** The day of a date, `2026-11-21`. */
export const dayNumber = (date: string): DayNumber => Date.parse(date) / dayMs;
/** 0 for Monday. */
export const weekday = (day: DayNumber): number => (((day + 3) % 7) + 7) % 7;

const midnights = new Map<string, number>();
const maxCachedDays = 5000;

/** Returns the instant, in ms, at which the day starts in `zone`. Throws a RangeError for an unknown zone. */
export const startOfDay = (zone: string, day: DayNumber): number => {
  const key = `${zone} ${day}`;
  let midnight = midnights.get(key);
  if (midnight === undefined) {
    midnight = wallClock(zone, day, 0);
    if (midnights.size >= maxCachedDays) midnights.clear();
    midnights.set(key, midnight);
  }
  return midnight;
};

const wallClock = (zone: string, day: DayNumber, minutes: number): number =>
  Temporal.PlainDate.from(isoDate(day))
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;

/** Returns the instant, in ms, at which clocks in `zone` show `minutes` after midnight; the first when shown twice. */
export const instantOf = (zone: string, day: DayNumber, minutes: number): number => {
  const from = startOfDay(zone, day);
  const nothingShifts = startOfDay(zone, day + 2) - from === 2 * dayMs && startOfDay(zone, day + 1) - from === dayMs;
  return nothingShifts ? from + minutes * 60_000 : wallClock(zone, day, minutes);
};

/** Returns the day in `zone` at an instant (ms). */
export const dayAt = (zone: string, instant: number): DayNumber => {
  const guess = Math.floor(instant / dayMs);
  for (let day = guess + 1; day >= guess - 1; day--) if (startOfDay(zone, day) <= instant) return day;
  return guess - 2;
};

/** Formats an instant (ms) as ISO 8601 with the offset of `zone`, to the second. */
export const inZone = (zone: string, instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** Whether there is a time zone of this name. */
export const isZone = (zone: string): boolean => {
  try {
    startOfDay(zone, 0);
    return true;
  } catch {
    return false;
  }
};
