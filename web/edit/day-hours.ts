import type { OpenInterval } from '#domain/company/company.events.ts';

const day = 1440;

const minutesIn = (time: string): number => {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return hours === '' || total > day || Number(minutes) > 59 ? Number.NaN : total;
};

/** `510` is `08:30`; what is after midnight begins again at `00:00`. */
export const timeOf = (minutes: number): string =>
  [Math.floor((minutes % day) / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The hours of a day as the text of a field: `08:00-12:00`, a line for each opening; empty where it is closed. */
export const textOfHours = (intervals: readonly OpenInterval[]): string =>
  intervals.map(({ openingMin, closingMin }) => `${timeOf(openingMin)}-${timeOf(closingMin)}`).join('\n');

export type Span = readonly [opens: string, closes: string];

/** The openings that a text stands for, as they are typed. */
export const spansOf = (text: string): readonly Span[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.split('-')[0] ?? '', line.split('-')[1] ?? '']);

/** Whether it closes at or after midnight, on the next day: `18:00-02:00`. */
export const endsNextDay = ([opens, closes]: Span): boolean => {
  const [from, to] = [minutesIn(opens), minutesIn(closes)];
  return to <= from;
};

/** In minutes of the day; a closing that is not after the opening is on the next day. What is no time is NaN. */
export const intervalsOf = (text: string): readonly OpenInterval[] =>
  spansOf(text)
    .map((span) => {
      const [openingMin, to] = [minutesIn(span[0]), minutesIn(span[1])];
      return { openingMin, closingMin: endsNextDay(span) ? to + day : to };
    })
    .toSorted((a, b) => a.openingMin - b.openingMin);

/** Whether a time is missing or none. */
export const isHalf = (text: string): boolean =>
  intervalsOf(text).some(({ openingMin, closingMin }) => Number.isNaN(openingMin) || Number.isNaN(closingMin));

/** Whether two openings of the day overlap. */
export const overlap = (text: string): boolean =>
  intervalsOf(text).some(({ openingMin }, index, all) => index > 0 && openingMin < (all[index - 1]?.closingMin ?? 0));

/** What a form says of a day: the times of its fields in pairs, or all of them in one. */
export const hoursIn = (name: string, form: FormData): string => {
  const typed = form.getAll(name).map((one) => String(one).trim());
  if (typed.length < 2) return typed.join('').replaceAll('\r\n', '\n');
  const pairs = typed.flatMap((opens, index) => (index % 2 === 0 ? [`${opens}-${typed[index + 1] ?? ''}`] : []));
  return pairs.filter((pair) => pair !== '-').join('\n');
};
