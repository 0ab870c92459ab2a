import type { Language } from '#domain/language.ts';
import { currencies } from '#domain/money.ts';
import { currencyLabel } from './currency-label.ts';

/** All currencies, to choose from: for the server, which knows which there are. */
export const currencyPicks = (lang: Language) =>
  currencies.map((value) => ({ value, label: currencyLabel(value, lang) }));
