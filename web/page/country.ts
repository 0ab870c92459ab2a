import { isSupportedCountry } from 'libphonenumber-js/min';
import type { Language } from '#domain/language.ts';
import type { Bilingual } from '#domain/text.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import { notFound } from '../addresses/moved.ts';

export type Country = { readonly code: string; readonly names: Bilingual | null };

const nameIn = (lang: Language, code: string): string =>
  new Intl.DisplayNames(lang, { type: 'region' }).of(code) ?? code;

/** A country that the directory has no companies in: `/fr` is France. */
const elsewhere = (code: string): Bilingual | null =>
  isSupportedCountry(code) ? { fr: nameIn('fr', code), en: nameIn('en', code) } : null;

type Named = Country & { readonly names: Bilingual };

/** The country of two letters; nothing when no country has them. */
export const countryOf = async (api: ReadApi, letters: string): Promise<Named | null> => {
  const code = letters.toUpperCase();
  const names = /^[A-Z]{2}$/.test(code) ? ((await api.countryNames(code)) ?? elsewhere(code)) : null;
  return names && { code, names };
};

/** The country that an address names; where it names something else, the page is not found. */
export const countryIn = async (api: ReadApi, letters: string | undefined, request: Request): Promise<Named | null> => {
  if (letters === undefined) return null;
  const country = await countryOf(api, letters);
  if (!country) throw notFound(request);
  return country;
};
