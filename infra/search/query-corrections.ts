import { foldLetters, words } from './fold.ts';
import type { Plan } from './query-plan.ts';
import type { Found } from './search-results.ts';

const textOf = ({ name, place, description }: Found): string =>
  [name, place.landmark, place.subCity, place.district, place.city?.name, place.unknownCity, place.address]
    .concat([description.fr, description.en])
    .filter(Boolean)
    .join(' ');

/** How the words of a text are written there, by their folded form. */
const spellingsIn = (text: string): Map<string, string> => {
  const spellings = new Map<string, string>();
  for (const part of text.split(/[\s,;:/()"«»–-]+/u)) {
    const folded = words(part);
    if (folded.length === 1 && folded[0]) spellings.set(folded[0], foldLetters(part));
  }
  for (const word of words(text)) if (!spellings.has(word)) spellings.set(word, word);
  return spellings;
};

/** The query as it was understood, when its words had to be corrected for the first company found; else undefined. */
export const correctionsSeen = (what: string, plan: Plan, first: Found | undefined): string | undefined => {
  if (!first || plan.terms.every(({ corrections }) => corrections.length === 0)) return undefined;
  const spellings = spellingsIn(textOf(first));
  const seen = [...spellings.keys()];
  const instead = new Map<string, string>();
  for (const { typed, forms, corrections, known, taken } of plan.terms) {
    if (forms.some((form) => spellings.has(form)) || seen.some((word) => word.startsWith(typed))) continue;
    const correction = corrections.find((word) => spellings.has(word)) ?? (known ? undefined : taken);
    if (correction !== undefined && correction !== typed) instead.set(typed, spellings.get(correction) ?? correction);
  }
  if (instead.size === 0) return undefined;
  return what
    .trim()
    .split(/\s+/u)
    .flatMap((part) => {
      const folded = words(part);
      return folded.some((word) => instead.has(word)) ? folded.map((word) => instead.get(word) ?? word) : [part];
    })
    .join(' ');
};
