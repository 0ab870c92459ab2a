import type { Language } from '#domain/language.ts';
import { currencies } from '#domain/money.ts';

/** The currencies by their codes and names. */
export const currencyPicks = (lang: Language) => {
  const names = new Intl.DisplayNames(lang, { type: 'currency' });
  return currencies.map((value) => ({ value, label: `${value} · ${names.of(value)}` }));
};
