import { z } from 'zod';

/** A text in both languages. */
export const bilingual = z.object({ fr: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) });
export type Bilingual = z.infer<typeof bilingual>;

/** Text of several lines. NUL and lone surrogates are refused: PostgreSQL cannot store them. */
export const prose = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0\p{Cs}]*$/u);

const words = (max: number) => prose(max).trim().min(1);

/** A text that may exist in one language only. */
export const translated = (max: number) => z.object({ fr: words(max).optional(), en: words(max).optional() });

/** One line that a person typed: trimmed, in NFC, without control characters or lone surrogates. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .regex(/^[^\p{Cc}\p{Cs}\uFFFD]+$/u),
    )
    .meta({ pattern: '\\S' });

/** A line that may exist in one language only. */
export const translatedLine = (max: number) => z.object({ fr: line(max).optional(), en: line(max).optional() });

/** Replaces what is left out of a text. */
const leftOut = '…';

/** The text without e-mail addresses and phone numbers. */
const withoutContacts = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/[^@]@[^@]/.test(word) ? leftOut : word))
    .join(' ')
    .replace(/\+?\d(?:[ .()-]{0,2}\d){7,}/g, leftOut);

/**
 * A reason that somebody typed, in one line. Events store it unencrypted for ever, so e-mail addresses and phone
 * numbers are replaced in it.
 */
export const reasonLine = (max: number) => line(max).transform(withoutContacts);

/** A letter that somebody typed, in several lines; what `reasonLine` replaces is replaced in it too. */
export const reasonText = (max: number) =>
  words(max).transform((text) => text.split('\n').map(withoutContacts).join('\n'));

/** Turns the text of a search for people into `…`, because events must not name them; an empty text stays empty. */
export const searchedText = z
  .string()
  .max(200)
  .transform((text) => (text === '' ? '' : leftOut));
