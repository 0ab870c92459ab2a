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
 * The filters as they are chosen one after the other, each ticked at once and counted anew; the list behind stays as it
 * is. `choose` answers whether the choice was counted: it is not when another one followed meanwhile, and what was not
 * counted when one fails is chosen no more.
 */
export const useFilters = (first: Narrowing, lang: Language) => {
  const [narrowing, setNarrowing] = useState(first);
  const [status, setStatus] = useState<'idle' | 'counting' | 'failed'>('idle');
  const counted = useRef(first);
  const chosen = useRef(first.query);
  const show = (shown: Narrowing): void => {
    chosen.current = shown.query;
    setNarrowing(shown);
  };
  const choose = async (change: Partial<ResultsQuery>): Promise<boolean> => {
    const query = { ...chosen.current, page: 1, ...change };
    show({ query, answer: counted.current.answer });
    setStatus('counting');
    try {
      const answer = await answerTo(query, lang);
      if (chosen.current !== query) return false;
      counted.current = { query, answer };
      show(counted.current);
      setStatus('idle');
      return true;
    } catch {
      if (chosen.current !== query) return false;
      show(counted.current);
      setStatus('failed');
      return false;
    }
  };
  const reset = (): void => {
    counted.current = first;
    show(first);
    setStatus('idle');
  };
  return { ...narrowing, status, choose, reset };
};
