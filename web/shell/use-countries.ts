import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { askOnce } from '../client/ask-once.ts';

export type Country = { readonly code: string; readonly name: string; readonly count: number };

/** Where the countries are asked for. */
export const countriesPath = (lang: Language): string => `/api/countries?lang=${lang}`;

/** The countries of the directory, asked for when `isWanted` first holds, and again after that failed. */
export const useCountries = (lang: Language, isWanted: boolean) => {
  const [countries, setCountries] = useState<readonly Country[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    try {
      const answer = (await askOnce(countriesPath(lang))) as { readonly countries: readonly Country[] };
      setCountries(answer.countries);
    } catch {
      setFailed(true);
    }
  }, [lang]);
  const isMissing = isWanted && countries === null;
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);
  return { countries, hasFailed };
};
