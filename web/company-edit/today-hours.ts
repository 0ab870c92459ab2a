import type { OpenInterval, Planning } from '#domain/company/company.events.ts';
import { exceptionOn, hoursOn } from '#domain/company/hours-on-day.ts';
import { usualPlanning } from '#domain/company/opening-hours.ts';
import { intervalsOf, textOfHours } from '../edit/day-hours.ts';

/** The day and the minute of the day in a time zone. */
export const momentIn = (timeZone: string, at: Date): { readonly date: string; readonly minute: number } => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  }).formatToParts(at);
  const part = (name: string): string => parts.find(({ type }) => type === name)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  };
};

/** What one press makes of a day, as a button sends it: `usual`, `closed`, or hours such as `08:00-12:00 15:00-18:00`. */
export const pressOf = (intervals: readonly OpenInterval[]): string =>
  textOfHours(intervals).replaceAll('\n', ' ') || 'closed';

/** The hours that a button sent; null for those of every week, undefined for what no button sends. */
export const pressed = (sent: string): readonly OpenInterval[] | null | undefined => {
  if (sent === 'usual') return null;
  if (sent === 'closed') return [];
  return /^\d\d:\d\d-\d\d:\d\d( \d\d:\d\d-\d\d:\d\d)*$/.test(sent)
    ? intervalsOf(sent.replaceAll(' ', '\n'))
    : undefined;
};

const hour = 60;
const quarter = 15;

/** The day closing an hour earlier, but not before now: null when it closes within a quarter of an hour or has closed. */
export const closingEarlier = (day: readonly OpenInterval[], minute: number): readonly OpenInterval[] | null => {
  const last = day.at(-1);
  if (!last) return null;
  const closingMin = Math.max(last.closingMin - hour, Math.ceil(minute / quarter) * quarter);
  if (closingMin >= last.closingMin || closingMin <= last.openingMin) return null;
  return [...day.slice(0, -1), { ...last, closingMin }];
};

/** The day with its next opening an hour later; null when no opening is ahead, or it would then be over. */
export const openingLater = (day: readonly OpenInterval[], minute: number): readonly OpenInterval[] | null => {
  const next = day.find(({ openingMin }) => openingMin > minute);
  if (!next || next.openingMin + hour >= next.closingMin || next.openingMin + hour >= 24 * hour) return null;
  return day.map((one) => (one === next ? { ...one, openingMin: one.openingMin + hour } : one));
};

/** Today of a company with a usual week, and what one press can make of it. */
export const todayOf = (plannings: readonly Planning[], at: Date) => {
  const zone = usualPlanning(plannings)?.timeZone;
  if (zone === undefined) return null;
  const { date, minute } = momentIn(zone, at);
  const hours = hoursOn(plannings, date) ?? [];
  return {
    date,
    hours,
    exception: exceptionOn(plannings, date),
    earlier: closingEarlier(hours, minute),
    later: openingLater(hours, minute),
  };
};

export type Today = NonNullable<ReturnType<typeof todayOf>>;

/** What was just done with the hours; `undo` is the version that a button takes back, while nobody saved them since. */
export type HoursDone = { readonly done: 'changed' | 'undone' | 'left'; readonly undo: number | null };

/** What the address of a page tells that was done: `?hours=5` is the version of the hours that was saved. */
export const hoursDone = (params: URLSearchParams, version: number): HoursDone | null => {
  const said = params.get('hours');
  if (said === null) return null;
  if (said === 'undone' || said === 'left') return { done: said, undo: null };
  return { done: 'changed', undo: Number(said) === version ? version : null };
};
