import type { Language } from '#domain/language.ts';

/** ISO 639 codes of the languages that people here speak most, African ones first to be complete. */
const codes =
  'aa ak am ar bem ber bm ee ff fon gur ha ig ki kab kg kik ktu lg ln lu luo luy mg mos nd ny om rn rw sg sn so ss st sw ti tn ts tum tw ve wo xh yo zgh zu de el en es fr hi it ja ko nl pl pt ru tr uk vi zh'.split(
    ' ',
  );

/** The languages that may be chosen, by name in the reader's language. */
export const spokenLanguages = (lang: Language) => {
  const names = new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' });
  return [...new Set(codes)]
    .flatMap((value) => {
      const name = names.of(value);
      return name ? [{ value, label: name.charAt(0).toLocaleUpperCase(lang) + name.slice(1) }] : [];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, lang));
};
