import { foldLetters, words } from '#domain/fold.ts';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import type { Plan } from './query-plan.ts';
import { otherEndings, type Term } from './query-terms.ts';
import type { Found } from './search-results.ts';

const textOf = ({ name, description, ...at }: Found): string =>
  [
    name,
    at.landmark?.fr,
    at.landmark?.en,
    at.subCity,
    at.district,
    at.cityName,
    at.address,
    description.fr,
    description.en,
  ]
    .filter(Boolean)
    .join(' ');

/** Returns the spellings of the words of a text, by their folded form. */
const spellingsIn = (text: string): Map<string, string> => {
  const spellings = new Map<string, string>();
  for (const part of text.split(/[\s,;:/()"«»–-]+/u)) {
    const folded = words(part);
    if (folded.length === 1 && folded[0]) spellings.set(folded[0], foldLetters(part));
  }
  for (const word of words(text)) if (!spellings.has(word)) spellings.set(word, word);
  return spellings;
};

/** Returns the French or the English form of a word, whichever is nearer to the typed word: `farmacy` is `pharmacy`. */
const asMeant = (correction: string, typed: string): string => {
  const edits = (word: string) => editsBetween(typed, word, typed.length) ?? Number.POSITIVE_INFINITY;
  return otherEndings(correction).find((other) => edits(other) < edits(correction)) ?? correction;
};

type Understood = Pick<Plan, 'terms' | 'left'>;

/**
 * Returns the corrected query when words had to be corrected or left out to match the first result; else undefined.
 */
export const correctionsSeen = (
  what: string,
  { terms, left }: Understood,
  first: Found | undefined,
): string | undefined => {
  if (!first || (left.length === 0 && terms.every(({ corrections }) => corrections.length === 0))) return undefined;
  const spellings = spellingsIn(textOf(first));
  const seen = [...spellings.keys()];
  const instead = new Map<string, string>();
  const meant = new Map<string, string>();
  for (const { typed, forms, corrections, known, taken } of terms) {
    const form = forms.find((one) => spellings.has(one));
    if (form !== undefined) meant.set(typed, spellings.get(form) ?? form);
    if (form !== undefined || seen.some((word) => word.startsWith(typed))) continue;
    const correction = corrections.find((word) => spellings.has(word)) ?? (known ? undefined : taken);
    if (correction === undefined || correction === typed) continue;
    const replacement = asMeant(correction, typed);
    instead.set(typed, spellings.get(replacement) ?? replacement);
  }
  const isThere = (word: string) => seen.some((one) => one.startsWith(word));
  const without = new Set(
    left
      .filter(({ typed, forms, corrections }) => !isThere(typed) && ![...forms, ...corrections].some(isThere))
      .map(({ typed }) => typed),
  );
  if (instead.size === 0 && without.size === 0) return undefined;
  const understood = what
    .trim()
    .split(/\s+/u)
    .flatMap((part) => {
      const folded = words(part);
      if (folded.some((word) => without.has(word))) return [];
      const replacement = (word: string) => instead.get(word) ?? meant.get(word);
      return folded.some(replacement) ? folded.map((word) => replacement(word) ?? word) : [part];
    })
    .join(' ');
  return understood || undefined;
};

/** Guesses the corrections of a search that does not report them: similar words of the first result. */
export const guessedTerms = (typed: readonly string[], first: Found | undefined): Term[] => {
  const seen = first ? words(textOf(first)) : [];
  return typed.map((word) => {
    const near = seen.filter((other) => editsBetween(word, other, allowedEdits(word)) !== undefined);
    return { typed: word, forms: [word], corrections: near, taken: near[0] ?? word, known: false, count: 0 };
  });
};
