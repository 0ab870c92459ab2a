import type { Planning } from '#domain/company/company.events.ts';
import { merged, openingsOn } from './open-state.ts';
import { dayAt, instantOf, isZone, startOfDay, weekday } from './zoned-day.ts';

/** What opening hours say about the week from a day on. */
export type OpenWeek = {
  /** Open at some time of the next Saturday, which is today on a Saturday. */
  readonly saturday: boolean;
  /** The same of the next Sunday. */
  readonly sunday: boolean;
  /** The instant, in ms, until which it is open this evening, if it is open after eight; else 0. */
  readonly tonightUntil: number;
  /** Never closed in the seven days from today on. */
  readonly aroundTheClock: boolean;
  /** The instant, in ms, from which another week counts. */
  readonly until: number;
};

const saturday = 5;
const sunday = 6;
const daysInWeek = 7;
/** Who writes "until 23:59" closes for no minute. */
const toleratedGapMs = 60_000;
const eveningMin = 20 * 60;

/** Returns what the hours say about the week that starts on the day of `at` in their own time zone. */
export const openWeek = (allPlannings: readonly Planning[], at: Date): OpenWeek => {
  const plannings = allPlannings.filter(({ timeZone }) => isZone(timeZone));
  const zone = plannings[0]?.timeZone;
  if (zone === undefined)
    return { saturday: false, sunday: false, tonightUntil: 0, aroundTheClock: false, until: Number.POSITIVE_INFINITY };
  const today = dayAt(zone, at.getTime());
  const opensNext = (day: number): boolean =>
    openingsOn(plannings, today + ((day - weekday(today) + daysInWeek) % daysInWeek)).length > 0;
  const days = Array.from({ length: daysInWeek + 1 }, (_, index) => today - 1 + index);
  const end = startOfDay(zone, today + daysInWeek);
  const openings = merged(days.flatMap((day) => openingsOn(plannings, day)));
  let openUntil = startOfDay(zone, today);
  for (const { from, to } of openings) if (from <= openUntil + toleratedGapMs) openUntil = Math.max(openUntil, to);
  const midnight = startOfDay(zone, today + 1);
  const evening = instantOf(zone, today, eveningMin);
  const tonight = openings.filter(({ from, to }) => from < midnight && to > evening);
  return {
    saturday: opensNext(saturday),
    sunday: opensNext(sunday),
    tonightUntil: Math.max(0, ...tonight.map(({ to }) => Math.min(to, midnight))),
    aroundTheClock: openUntil + toleratedGapMs >= end,
    until: midnight,
  };
};
