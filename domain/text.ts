import { z } from 'zod';

export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** A text in both languages. */
export const bilingual = z.object({ fr: z.string().trim().min(1).max(200), en: z.string().trim().min(1).max(200) });
export type Bilingual = z.infer<typeof bilingual>;

/** A text that may exist in one language only. */
export const translated = (max: number) =>
  z.object({ fr: z.string().trim().min(1).max(max).optional(), en: z.string().trim().min(1).max(max).optional() });

/** One line that a person typed: trimmed, in NFC, without control characters. */
export const line = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .regex(/^[^\p{Cc}\uFFFD]+$/u),
    );
