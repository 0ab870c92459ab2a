import type { Language } from '#domain/language.ts';

/** The list of a language's routes beside the one of all: `manifest-3dbc.js`, `manifest-3dbc.fr.js`. */
export const manifestOf = (all: string, lang: Language): string => all.replace(/\.js$/, `.${lang}.js`);
