import type { OpenInterval, Planning } from '#domain/company/company.events.ts';
import { covers, exceptionOn, inForce } from '#domain/company/hours-on-day.ts';
import type { OpenState } from './open-state-sent.ts';
import {
  type DayNumber,
  dayAt,
  dayNumber,
  instantOf,
  inZone,
  isoDate,
  isZone,
  startOfDay,
  weekday,
} from './zoned-day.ts';

type Doors = 'open' | 'closed' | 'unknown';
type Span = { readonly from: number; readonly to: number };

const closingMs = 30 * 60_000;
/** Hours repeat every week. Two weeks are enough, even when the clocks change in one of them. */
const lookAheadDays = 16;

/** Returns when companies with these plannings open on a day, holidays considered. */
export const openingsOn = (plannings: readonly Planning[], day: DayNumber): Span[] => {
  const date = isoDate(day);
  const exception = exceptionOn(plannings, date);
  return inForce(plannings, date).flatMap((planning) => {
    const intervals: readonly OpenInterval[] = exception?.intervals ?? planning.week[weekday(day)] ?? [];
    return intervals
      .map(({ openingMin, closingMin }) => ({
        from: instantOf(planning.timeZone, day, openingMin),
        to: instantOf(planning.timeZone, day, closingMin),
      }))
      .filter(({ from, to }) => from < to);
  });
};

/** Returns spans as few as can be, in their order: those that meet or overlap are one. */
export const merged = (spans: readonly Span[]): Span[] => {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
};

/** Returns the days on which a planning or a holiday begins, and the days after one ends. */
const turningDays = (plannings: readonly Planning[]): DayNumber[] =>
  plannings.flatMap(({ startingDate, endDate, holidays }) => [
    ...(startingDate ? [dayNumber(startingDate)] : []),
    ...(endDate ? [dayNumber(endDate) + 1] : []),
    ...holidays.flatMap(({ from, to }) => [dayNumber(from), dayNumber(to) + 1]),
  ]);

/** Returns, for the time around `day`, the state at an instant and every instant at which it may change. */
const around = (plannings: readonly Planning[], zone: string, day: DayNumber, days: number) => {
  const all = Array.from({ length: days + 3 }, (_, index) => day - 2 + index);
  const open = merged(all.flatMap((each) => openingsOn(plannings, each)));
  const hasPlanning = (each: DayNumber): boolean =>
    plannings.some(({ startingDate, endDate }) => covers(isoDate(each), startingDate, endDate));
  // hours reach into the next day at most, so the first day of `all` is incomplete: it lacks those of the day before
  const from = startOfDay(zone, day - 1);
  const until = startOfDay(zone, day + days - 1);
  const changes = [
    ...open.flatMap(({ from, to }) => [from, to]),
    ...all.filter((each) => hasPlanning(each) !== hasPlanning(each - 1)).map((each) => startOfDay(zone, each)),
  ];
  const at = (instant: number): Doors => {
    if (open.some(({ from, to }) => from <= instant && instant < to)) return 'open';
    return hasPlanning(dayAt(zone, instant)) ? 'closed' : 'unknown';
  };
  return { at, changes: changes.filter((change) => from <= change && change < until).sort((a, b) => a - b) };
};

/** Returns when the state next differs from `now`, and the new state; null when it never does. */
const nextChange = (plannings: readonly Planning[], zone: string, at: number, now: Doors) => {
  const today = dayAt(zone, at);
  const later = [...new Set(turningDays(plannings))].filter((day) => day > today + 1).sort((a, b) => a - b);
  for (const [day, days] of [
    [today, 3],
    [today, lookAheadDays],
    ...later.map((each) => [each, lookAheadDays]),
  ] as const) {
    const doors = around(plannings, zone, day, days);
    for (const change of doors.changes) {
      if (change <= at) continue;
      const then = doors.at(change);
      if (then !== now) return { at: change, then };
    }
  }
  return null;
};

/**
 * Returns whether a company is open at `at` in its own time zone, when that next changes, and until when the answer is
 * valid. The state is `unknown` on days that no planning covers.
 */
export const openState = (allPlannings: readonly Planning[], at: Date): OpenState => {
  const plannings = allPlannings.filter(({ timeZone }) => isZone(timeZone));
  const instant = at.getTime();
  const zone = plannings[0]?.timeZone;
  if (zone === undefined) return { state: 'unknown', changesAt: null, validUntil: null, timeZone: null };

  const now = around(plannings, zone, dayAt(zone, instant), 1).at(instant);
  const next = nextChange(plannings, zone, instant, now);
  const closing = now === 'open' && next !== null && next.at - instant <= closingMs;
  const answerEnds = next && now === 'open' && !closing ? next.at - closingMs : next?.at;
  const opensOrCloses = next && (now === 'open' || next.then === 'open') ? next.at : null;
  return {
    state: closing ? 'closing' : now,
    changesAt: opensOrCloses === null ? null : inZone(zone, opensOrCloses),
    validUntil: answerEnds == null ? null : new Date(answerEnds).toISOString(),
    timeZone: zone,
  };
};
