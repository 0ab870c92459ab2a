import type { Language } from '#domain/language.ts';
import { textOf } from './text.ts';

const formats: Record<Language, Intl.RelativeTimeFormat> = {
  fr: new Intl.RelativeTimeFormat('fr', { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
};

/** Few words, which stay on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** A day by how far away it is: `today`, `in 5 days`. */
export const daysAway = (lang: Language, days: number): string => unbroken(formats[lang].format(days, 'day'));

const [minute, hour, day] = [60, 3_600, 86_400];

/** How long ago something was; when that is more than a week, its date in `timeZone`. */
export const ago = (lang: Language, at: string, now: Date, timeZone = 'UTC'): string => {
  const seconds = Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
  const told = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
    unbroken(formats[lang].format(value, unit));
  if (seconds < minute) return told(0, 'second');
  if (seconds < hour) return told(-Math.floor(seconds / minute), 'minute');
  if (seconds < day) return told(-Math.floor(seconds / hour), 'hour');
  if (seconds < 7 * day) return told(-Math.floor(seconds / day), 'day');
  return textOf(lang).moment(at, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
};
