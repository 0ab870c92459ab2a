import type { Language } from '#domain/language.ts';
import { languageOf } from '#domain/written-language.ts';

/**
 * The language that a company wrote a text in, told by its words, since nobody says it: `''` (unknown, as HTML has it)
 * where they tell nothing, as a brand; undefined where it is the language of the page, which is said already.
 */
export const writtenIn = (text: string | null | undefined, page: Language): Language | '' | undefined => {
  if (!text) return undefined;
  const found = languageOf(text) ?? '';
  return found === page ? undefined : found;
};
