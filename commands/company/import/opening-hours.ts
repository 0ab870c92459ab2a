import OpeningHours, { type opening_hours_warning_type } from 'opening_hours';
import type { OpenInterval } from '#domain/company/company.events.ts';

export type Week = OpenInterval[][];

const minute = 60_000;
const day = 1440;

/** Warnings of `opening_hours` about spellings that it corrects without a change of meaning. */
const harmless = new Set<opening_hours_warning_type>([
  'adding_0',
  'combine_rules',
  'hour_min_separator',
  'no_colon_after',
  'omit_ko',
  'please_use_ok_for_ko',
  'public_holiday',
  'rant_degree_sign_used_for_zero',
  'separator_for_readability',
  'strange_24_7',
  'switched',
  'use_multi',
  'without_minutes',
  'word_error_correction',
]);

/** Removes the rules for public holidays, whose dates are not in the string; the ordinary week is left. */
const withoutPublicHolidays = (text: string): string =>
  text
    .split(';')
    .filter((rule) => !/^\s*PH\b/.test(rule))
    .map((rule) => rule.replace(/,\s*PH\b|\bPH\s*,/g, ''))
    .join(';');

const settings = {
  locale: 'en',
  mode: undefined,
  tag_key: undefined,
  map_value: undefined,
  warnings_severity: undefined,
};

/** Any Monday, at midnight in the time zone of the process, which `opening_hours` uses. */
const monday = new Date(2025, 0, 6);
const dayAfter = (days: number) => new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + days);

/** Splits an opening of more than a day into one for each day; all in minutes. */
const pieces = (from: number, to: number): readonly (readonly [number, number])[] => {
  if (to - from <= day && (from % day) + (to - from) <= 2 * day) return [[from, to]];
  const cut = from - (from % day) + day;
  return [[from, cut], ...(cut < to ? pieces(cut, to) : [])];
};

const weekOf = (text: string): Week | undefined => {
  const hours = new OpeningHours(withoutPublicHolidays(text), null, settings);
  if (!hours.getStructuredWarnings().every(({ type }) => harmless.has(type)) || !hours.isWeekStable()) return undefined;
  const open = hours.getOpenIntervals(dayAfter(-1), dayAfter(9));
  if (open.length === 0 || open.some(([, , unknown, comment]) => unknown || comment)) return undefined;
  const week: Week = Array.from({ length: 7 }, () => []);
  for (const [from, to] of open) {
    // Counted from the Sunday before, so that the hours of Sunday night appear once, at the end of the week.
    const [start, end] = [from, to].map((date) => (date.getTime() - dayAfter(-1).getTime()) / minute) as [
      number,
      number,
    ];
    for (const [opening, closing] of pieces(start, end)) {
      const openingMin = opening % day;
      week[Math.floor(opening / day) - 1]?.push({ openingMin, closingMin: openingMin + closing - opening });
    }
  }
  return week.every((intervals) => intervals.length <= 8) ? week : undefined;
};

const read = new Map<string, Week | null>();

/**
 * The ordinary week of an OpenStreetMap `opening_hours` string, Monday first; undefined when it cannot be read, when
 * reading it would change its meaning, or when it is not the same every week.
 */
export const readOpeningHours = (text: string): Week | undefined => {
  const cached = read.get(text);
  if (cached !== undefined) return cached ?? undefined;
  let week: Week | undefined;
  try {
    week = weekOf(text);
  } catch {
    week = undefined; // `opening_hours` throws its message for a string that it cannot read
  }
  if (read.size < 5000) read.set(text, week ?? null);
  return week;
};
