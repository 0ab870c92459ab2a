import { z } from 'zod';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export const bilingual = z.object({ fr: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) });
export type Bilingual = z.infer<typeof bilingual>;

/** Text of several lines. NUL and half of a character are kept out: PostgreSQL takes neither. */
export const prose = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0\p{Cs}]*$/u);

const words = (max: number) => prose(max).trim().min(1);

/** A text that may exist in one language only. */
export const translated = (max: number) => z.object({ fr: words(max).optional(), en: words(max).optional() });

/** One line that a person typed: trimmed, in NFC, without control characters or halves of one. */
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

/** What stands where something was left out. */
const leftOut = '…';

/** The text without addresses of mail and numbers to call. */
const withoutContacts = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/[^@]@[^@]/.test(word) ? leftOut : word))
    .join(' ')
    .replace(/\+?\d(?:[ .()-]{0,2}\d){7,}/g, leftOut);

/**
 * Why somebody did something, in a line of their own. Events keep it in clear for ever, so whoever it is about is not
 * named by an address or a number in it.
 */
export const reasonLine = (max: number) => line(max).transform(withoutContacts);

/** What was typed to find people: that something was, never what, for it names them. */
export const searchedText = z
  .string()
  .max(200)
  .transform((text) => (text === '' ? '' : leftOut));
