import type { PastSearch } from './recent-searches.ts';
import type { PastRow, SuggestedRow } from './suggestion.ts';
import { plainLetters } from './typed-part.ts';
import type { Suggested } from './use-suggestions.ts';

const maxShown = 7;
const pastWithOthers = 2;
const pastAlone = 6;

const pastRow = (search: PastSearch): PastRow => ({ kind: 'past', ...search });

/**
 * What the list of a field shows: the likeliest suggestion, searches of one's own that begin so, the other suggestions;
 * in a field that is empty the last searches, and a row that forgets them all.
 */
export const listedRows = (
  text: string,
  suggested: Suggested,
  past: readonly PastSearch[],
): readonly SuggestedRow[] => {
  const typed = plainLetters(text.trim());
  if (typed === '' && past.length === 0) return [];
  if (typed === '') return [...past.slice(0, pastAlone).map(pastRow), { kind: 'forget' }];
  const own = past.filter(({ what }) => plainLetters(what).startsWith(typed) && plainLetters(what) !== typed);
  const [first = [], rest = []] = [suggested?.choices.slice(0, 1), suggested?.choices.slice(1)];
  return [...first, ...own.slice(0, pastWithOthers).map(pastRow), ...rest].slice(0, maxShown);
};
