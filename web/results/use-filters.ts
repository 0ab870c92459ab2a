import { useRef, useState } from 'react';
import type { Language } from '#domain/language.ts';
import type { SearchAnswer } from '#read-api/search/search-index.ts';
import type { Narrowable } from './filters.ts';
import { paramsOf, type ResultsQuery } from './results-query.ts';

/** A query, and what of its answer the filters are made of. */
export type Narrowing = { readonly query: ResultsQuery; readonly answer: Narrowable };

const timeoutMs = 15_000;

const answerTo = async (query: ResultsQuery, lang: Language): Promise<SearchAnswer> => {
  const params = new URLSearchParams([...paramsOf(query), ['lang', lang]]);
  if (query.country) params.set('country', query.country);
  const response = await fetch(`/api/search?${params}`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as SearchAnswer;
};

/**
 * The filters as they are chosen one after the other, counted anew after each; the list behind stays as it is. `choose`
 * answers whether the choice was counted: it is not while another one is on its way.
 */
export const useFilters = (first: Narrowing, lang: Language) => {
  const [narrowing, setNarrowing] = useState(first);
  const [status, setStatus] = useState<'idle' | 'counting' | 'failed'>('idle');
  const isCounting = useRef(false);
  const choose = async (change: Partial<ResultsQuery>): Promise<boolean> => {
    if (isCounting.current) return false;
    isCounting.current = true;
    setStatus('counting');
    const query = { ...narrowing.query, page: 1, ...change };
    try {
      const answer = await answerTo(query, lang);
      setNarrowing({ query, answer });
      setStatus('idle');
      return true;
    } catch {
      setStatus('failed');
      return false;
    } finally {
      isCounting.current = false;
    }
  };
  const reset = (): void => {
    setNarrowing(first);
    setStatus('idle');
  };
  return { ...narrowing, status, choose, reset };
};
