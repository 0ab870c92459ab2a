import type { Language } from '#domain/language.ts';

/** How dates and numbers are written: in English as in Nairobi, Lagos and Accra, `15 December 2026`. */
export const regional: Readonly<Record<Language, string>> = { fr: 'fr', en: 'en-GB' };

/** A calendar day written out for that language: `15 December 2026`. */
export const fullDay = (day: string, lang: Language): string =>
  new Intl.DateTimeFormat(regional[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** A moment written out for that language, in UTC: `15 December 2026 at 14:05 UTC`. */
export const fullMoment = (at: string, lang: Language): string =>
  `${new Intl.DateTimeFormat(regional[lang], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(at))} UTC`;
