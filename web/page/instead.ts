import { data } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { ReadApi } from '#read-api/read-api.ts';
import type { SearchResult } from '#read-api/search/search-index.ts';
import { maskedResult } from '../phone/masked.ts';

const shown = 4;

/** What is said where a company was looked for that is not there. */
export type Instead = {
  readonly at: Date;
  /** Whether the others are of its kind, not only of a name like it. */
  readonly alike: boolean;
  readonly others: readonly SearchResult[];
};

export const isInstead = (told: unknown): told is Instead =>
  typeof told === 'object' && told !== null && 'others' in told;

/** `12-garage-du-port` → `garage du port` */
const wordsIn = (address: string): string =>
  address
    .replace(/^\d*-?/, '')
    .replaceAll('-', ' ')
    .slice(0, 100);

/**
 * The answer 404 with companies to go to instead: of the same kind and the nearest first where the company is known but
 * not public, else those that the words of its address find.
 */
export const insteadOf = async (api: ReadApi, id: number, address: string, lang: Language, at: Date) => {
  const gone = id > 0 ? await api.goneCompany(id) : null;
  const what = gone ? '' : wordsIn(address);
  const query = { what, where: '', page: 1, lang, at };
  const found = gone
    ? api.searchCompanies({
        ...query,
        category: gone.category,
        country: gone.country,
        ...(gone.near
          ? { near: gone.near, radiusKm: 50, sort: 'distance' as const }
          : { city: gone.city ?? undefined, sort: 'relevance' as const }),
      })
    : what && api.searchCompanies({ ...query, sort: 'relevance' });
  const others = (await found) || { results: [] };
  const told: Instead = { at, alike: gone !== null, others: others.results.slice(0, shown).map(maskedResult) };
  return data(told, { status: 404 });
};
