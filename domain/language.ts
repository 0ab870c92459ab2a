export const languages = ['fr', 'en'] as const;
export type Language = (typeof languages)[number];
