export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];

export const otherOf = (lang: Language): Language => (lang === 'fr' ? 'en' : 'fr');
