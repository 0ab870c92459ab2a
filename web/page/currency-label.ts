import type { Language } from '#domain/language.ts';

/** A currency by its code and its name: `KES · Kenyan Shilling`. */
export const currencyLabel = (code: string, lang: Language): string =>
  `${code} · ${new Intl.DisplayNames(lang, { type: 'currency' }).of(code)}`;
