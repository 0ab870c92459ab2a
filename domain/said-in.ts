import type { Language } from './text.ts';

/** A text that may be told in one language only. */
export type Told = { readonly fr?: string | undefined; readonly en?: string | undefined };

/** What a text says to a reader of `lang`: in the other language where nobody told it in theirs. */
export const saidIn = (text: Told | null | undefined, lang: Language): string | undefined =>
  text?.[lang] ?? text?.[lang === 'fr' ? 'en' : 'fr'];
