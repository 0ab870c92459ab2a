import type { Language } from '#domain/language.ts';

type Repair = readonly [found: RegExp, better: string];

const narrow = '\u202f';
const unbroken = '\u00a0';

/** In both languages: real apostrophes, and no number is torn apart at the end of a line. */
const everywhere: readonly Repair[] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/(?<=\d) (?=\d)/gu, unbroken],
  [/(?<=[\d#}]) (?=(?:Mo|Ko|MB|KB|km|h|s|GMT|pixels)(?![\p{L}\p{N}]))/gu, unbroken],
  // not the names of what a message selects from: `} days {`
  [/(?<=[\d#}]) (?=(?:minute|hour|heure|day|jour)s?(?![\p{L}\p{N}]| \{))/gu, unbroken],
  [/ (?=×)|(?<=×) /gu, unbroken],
];

/** French sets these signs apart from the word before them, by a narrow space at which no line breaks. */
const french: readonly Repair[] = [
  [/ (?=[;?!»%])|(?<=«) /gu, narrow],
  [/ (?=:(?:[\s}]|$))/gu, narrow],
];

/** A message, ICU syntax and all, with the spaces and apostrophes that its language asks for. Sources are typed plainly. */
export const typeset = (lang: Language, message: string): string => {
  const repairs = lang === 'fr' ? [...everywhere, ...french] : everywhere;
  return repairs.reduce((text, [found, better]) => text.replace(found, better), message);
};
