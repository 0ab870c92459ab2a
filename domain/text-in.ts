import type { Language } from './language.ts';

/** A text that may exist in one language only. */
export type BilingualText = { readonly fr?: string | undefined; readonly en?: string | undefined };

/** The text in `lang`, or in the other language when it does not exist in `lang`. */
export const textIn = (text: BilingualText | null | undefined, lang: Language): string | undefined =>
  text?.[lang] ?? text?.[lang === 'fr' ? 'en' : 'fr'];
