import type { Planning } from '#domain/company/company.events.ts';
import { merged, openingsOn } from './open-state.ts';
import { dayAt, isZone, startOfDay, weekday } from './zoned-day.ts';

/** What opening hours say about the week from a day on. */
export type OpenWeek = {
  /** Open at some time of the next Saturday, which is today on a Saturday. */
  readonly saturday: boolean;
  /** Never closed in the seven days from today on. */
  readonly aroundTheClock: boolean;
  /** The instant, in ms, from which another week counts. */
  readonly until: number;
};

const saturday = 5;
const daysInWeek = 7;
/** Who writes "until 23:59" closes for no minute. */
const toleratedGapMs = 60_000;

/** Returns what the hours say about the week that starts on the day of `at` in their own time zone. */
export const openWeek = (allPlannings: readonly Planning[], at: Date): OpenWeek => {
  const plannings = allPlannings.filter(({ timeZone }) => isZone(timeZone));
  const zone = plannings[0]?.timeZone;
  if (zone === undefined) return { saturday: false, aroundTheClock: false, until: Number.POSITIVE_INFINITY };
  const today = dayAt(zone, at.getTime());
  const nextSaturday = today + ((saturday - weekday(today) + daysInWeek) % daysInWeek);
  const days = Array.from({ length: daysInWeek + 1 }, (_, index) => today - 1 + index);
  const end = startOfDay(zone, today + daysInWeek);
  let openUntil = startOfDay(zone, today);
  for (const { from, to } of merged(days.flatMap((day) => openingsOn(plannings, day))))
    if (from <= openUntil + toleratedGapMs) openUntil = Math.max(openUntil, to);
  return {
    saturday: openingsOn(plannings, nextSaturday).length > 0,
    aroundTheClock: openUntil + toleratedGapMs >= end,
    until: startOfDay(zone, today + 1),
  };
};
