import { useEffect, useState } from 'react';
import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import { useText } from '../page/text.ts';

const most = 4;

/** The districts of a town that have the most companies; none while they are on their way, nor without a town. */
export const useDistricts = (town: string, country: string | undefined): readonly Suggestion[] => {
  const { lang } = useText();
  const [districts, setDistricts] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (!town) return undefined;
    const leaving = new AbortController();
    const params = { q: '', field: 'where', near: town, lang, ...(country && { country }) };
    fetch(`/api/suggestions?${new URLSearchParams(params)}`, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.json() : { results: [] }))
      .then(({ results }: { readonly results: readonly Suggestion[] }) => setDistricts(results.slice(0, most)))
      .catch(() => {}); // the field is there
    return () => leaving.abort();
  }, [town, country, lang]);
  return districts;
};
