import { data } from 'react-router';
import type { Bilingual } from '#domain/text.ts';
import type { ReadApi } from '#read-api/read-api.ts';

export type Country = { readonly code: string; readonly names: Bilingual | null };

/** The country that an address names by two letters; answers 404 for one that is not in the directory. */
export const countryIn = async (
  api: ReadApi,
  letters: string | undefined,
): Promise<(Country & { readonly names: Bilingual }) | null> => {
  if (letters === undefined) return null;
  const code = letters.toUpperCase();
  const names = /^[A-Z]{2}$/.test(code) ? await api.countryNames(code) : null;
  if (!names) throw data(null, { status: 404 });
  return { code, names };
};
