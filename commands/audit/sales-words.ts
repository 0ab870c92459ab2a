import type { Language } from '#domain/language.ts';
import { usualCountryNames } from '#domain/place/country-names.ts';
import { translate } from '#locales/messages.ts';
import type { SalesKind, SalesLine, SalesSide } from '#read-api/contract/sales.ts';

/** What the figures are told apart by, as the head of a column. */
export const sideWords: Readonly<Record<SalesSide, string>> = {
  month: 'sales.by.month',
  currency: 'contract.field.amountCurrency',
  commercial: 'contract.field.userCommercial',
  package: 'contract.field.initialPackage',
  country: 'contracts.filter.country',
};

export const kindWords: Readonly<Record<SalesKind, string>> = {
  signed: 'contracts.state.signed',
  renewed: 'sales.kind.renewed',
  ending: 'sales.kind.ending',
};

/** One month, commercial, package, country or currency as a reader knows it; a month stays `2026-11`. */
export const sideIn = (lang: Language, by: SalesSide, { key, name }: Pick<SalesLine, 'key' | 'name'>): string => {
  if (by === 'commercial') return name ?? translate(lang, 'contract.someone');
  if (by === 'package') return translate(lang, `contract.package.${key}`);
  return by === 'country' ? (usualCountryNames[key]?.[lang] ?? key) : key;
};
