import { type Language, otherOf } from '#domain/language.ts';
import { useText } from '../page/text.ts';

/** A text in the reader's language, else in the other one, which is then said; null where there is none. */
export const useEither = () => {
  const { lang } = useText();
  const other = otherOf(lang);
  return ({ [lang]: own, [other]: fallback }: Readonly<Partial<Record<Language, string>>> = {}) =>
    own ? { text: own, lang: undefined } : fallback ? { text: fallback, lang: other } : null;
};
