import { type FormatDateOptions, useIntl } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { usualCountryNames } from '#domain/place/country-names.ts';
import { elided } from '#locales/elision.ts';
import { intlOf, type MessageId } from './intl.ts';

export type Text = {
  readonly lang: Language;
  /** The message, filled with `values`. */
  t(id: MessageId, values?: Record<string, string | number>): string;
  number(value: number): string;
  /** A calendar day (`2026-11-21`), without any time zone in it. */
  day(date: string, options: FormatDateOptions): string;
  /** A moment (`2026-11-21T14:32:00Z`) in the time zone that the options name. */
  moment(at: string, options: FormatDateOptions & { readonly timeZone: string }): string;
  /** A country by its two letters. */
  country(code: string): string;
  /** An amount in the currency that it was given in: never converted, with the decimals of that currency. */
  money(amount: number, currency: string): string;
};

const texts = new Map<Language, Text>();

/** French says the first of a month as an ordinal: `1er septembre`. */
const firstOf = (lang: Language, day: string): string =>
  lang === 'fr' ? day.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : day;

export const textOf = (lang: Language): Text => {
  const known = texts.get(lang);
  if (known) return known;
  const intl = intlOf(lang);
  const plain = new Map<MessageId, string>();
  /** A message with nothing to fill in is made once: a page has hundreds. */
  const plainText = (id: MessageId): string => {
    const text = plain.get(id) ?? intl.formatMessage({ id });
    if (text !== id) plain.set(id, text);
    return text;
  };
  const text: Text = {
    lang,
    t: (id, values) => {
      if (!values) return plainText(id);
      const filled = intl.formatMessage({ id }, values);
      return lang === 'fr' ? elided(filled, values) : filled;
    },
    number: (value) => intl.formatNumber(value),
    day: (date, options) => firstOf(lang, intl.formatDate(`${date}T12:00:00Z`, { ...options, timeZone: 'UTC' })),
    moment: (at, options) => firstOf(lang, intl.formatDate(at, options)),
    country: (code) => usualCountryNames[code]?.[lang] ?? intl.formatDisplayName(code, { type: 'region' }) ?? code,
    money: (amount, currency) => intl.formatNumber(amount, { style: 'currency', currency, minimumFractionDigits: 0 }),
  };
  texts.set(lang, text);
  return text;
};

export const useText = (): Text => textOf(useIntl().locale === 'fr' ? 'fr' : 'en');
