import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';

export type Country = { readonly code: string; readonly name: string; readonly count: number };

const timeoutMs = 15_000;

/** The countries of the directory, asked for when `isWanted` first holds, and again after that failed. */
export const useCountries = (lang: Language, isWanted: boolean) => {
  const [countries, setCountries] = useState<readonly Country[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    try {
      const answer = await fetch(`/api/countries?lang=${lang}`, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) throw new Error(String(answer.status));
      setCountries(((await answer.json()) as { readonly countries: readonly Country[] }).countries);
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
