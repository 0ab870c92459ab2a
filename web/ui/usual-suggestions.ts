import type { Language } from '#domain/language.ts';
import type { Suggestion } from '#read-api/suggest/suggestion.ts';
import { answered } from '../client/ask-once.ts';
import { rowKey } from './suggestion.ts';
import { typedPart } from './typed-part.ts';

/** How many are suggested at once: the server finds more. */
const most = { what: { trades: 3, places: 1 }, where: { trades: 0, places: 3 } } as const;

const isTrade = ({ kind }: Suggestion): boolean => kind === 'trade';

/** Where the usual suggestions of a country (two capitals) or of all are asked for. */
export const usualPath = (lang: Language, country: string | undefined): string =>
  `/api/suggestions/usual?${new URLSearchParams({ lang, ...(country && { country }) })}`;

/** The usual suggestions, where they have come: trades and cities, of each those with the most companies first. */
export const usualSuggestions = (lang: Language, country: string | undefined): readonly Suggestion[] => {
  const answer = answered(usualPath(lang, country)) as { readonly results: readonly Suggestion[] } | undefined;
  return answer?.results ?? [];
};

/** Those of the usual suggestions that what was typed may mean in a field, those that begin with it first. */
export const usualFor = (
  typed: string,
  field: 'what' | 'where',
  usual: readonly Suggestion[],
): readonly Suggestion[] => {
  const fitting = usual
    .map((row) => ({ row, part: typedPart(row.name, typed) }))
    .filter(({ part }) => part !== null)
    .toSorted((a, b) => Number(a.part?.from !== 0) - Number(b.part?.from !== 0))
    .map(({ row }) => row);
  const { trades, places } = most[field];
  return [...fitting.filter(isTrade).slice(0, trades), ...fitting.filter((row) => !isTrade(row)).slice(0, places)];
};

/** The server's answer in a list that shows some suggestions already: these keep their places, with what it says of them. */
export const joined = (shown: readonly Suggestion[], answer: readonly Suggestion[]): readonly Suggestion[] => {
  const said = new Map(answer.map((row) => [rowKey(row), row]));
  const first = shown.map((row) => said.get(rowKey(row)) ?? row);
  const isFirst = new Set(first.map(rowKey));
  return [...first, ...answer.filter((row) => !isFirst.has(rowKey(row)))];
};
