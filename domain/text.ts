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
    );
