export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

/** What `of` gives for each language. */
export const inBoth = <T>(of: (lang: Language) => T): Readonly<Record<Language, T>> => ({
  fr: of('fr'),
  en: of('en'),
});

export const otherOf = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');
