import { words } from '#domain/fold.ts';
import type { Categories } from './categories.ts';
import { needTradesOf } from './needed.ts';
import { isNeedWord } from './needs.ts';
import type { Known } from './postgres-vocabulary.ts';
import { isSpoken } from './spoken.ts';
import { isStopWord, longFormsOf } from './stop-words.ts';

const maxWords = 12;
const maxWordLength = 60;

/** Returns the words of a query, twelve at most. */
export const queryWords = (text: string): string[] =>
  words(text)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength));

/** One word of a query with its other forms and corrections. */
export type Term = {
  readonly typed: string;
  /** The typed word and its other forms: `pharmacy` for `pharmacie`, `restaurant` for `resto`. */
  readonly forms: readonly string[];
  /** The words that it may be a misspelling of, the most likely first. */
  readonly corrections: readonly string[];
  /** The most likely meaning: the typed word or a correction. */
  readonly taken: string;
  readonly known: boolean;
  /** The number of companies with this word. */
  readonly count: number;
};

/** Returns the same word with the French `-ie` or the English `-y`. */
export const otherEndings = (word: string): string[] => {
  if (word.length < 5) return [];
  if (word.endsWith('ie')) return [`${word.slice(0, -2)}y`];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ie`] : [];
};

const maxCorrections = 12;

/** By edits: an existing word counts as a misspelling of a similar word that is this many times more common. */
const misspellingRatio: Readonly<Record<number, number>> = { 1: 5, 2: 40 };

type Suspicion = {
  /** Whether existing words count as misspellings too, after the words together gave no results. */
  readonly suspectAll: boolean;
  /** Whether so many words begin with this one that it is probably not finished. */
  readonly isBegun: boolean;
  /** Whether no word is misspelt: they are asked for as they are typed. */
  readonly isExact: boolean;
};

type Likely = { readonly word: string; readonly edits: number; readonly weight: number; readonly isSure: boolean };

/** The weight of a word in a category name, as if this many more companies had it. */
const categoryWeight = 50;

const likelyMeant = (typed: string, { count, nearby }: Known, categories: Categories, all: boolean): Likely[] => {
  const named = new Map(categories.near(typed).map(({ word, edits }) => [word, edits]));
  const candidates = nearby.map(({ word, edits, count: common }) => ({
    word,
    edits,
    weight: common + (named.has(word) ? categoryWeight : 0),
    isSure: common >= count * (misspellingRatio[edits] ?? Number.POSITIVE_INFINITY),
  }));
  const known = new Set(candidates.map(({ word }) => word));
  const others = [...named].flatMap(([word, edits]) =>
    known.has(word) ? [] : [{ word, edits, weight: categoryWeight, isSure: count === 0 }],
  );
  return [...candidates, ...others].filter(({ isSure }) => isSure || all);
};

/** A word that is ten times more common may have this many more wrong letters. */
const commonness = 0.6;

const startsAlike = (a: string, b: string): number => (a[0] === b[0] ? 0 : 0.5);

export const termOf = (
  typed: string,
  found: Known,
  categories: Categories,
  { suspectAll, isBegun, isExact }: Suspicion,
): Term => {
  const known = found.count > 0 || categories.knows(typed);
  const isWord = categories.knows(typed);
  // a word that alone says what is needed is none that is misspelt: `garbage`; nor is one of several where no company has it
  const isSaid = needTradesOf(typed).length > 0 || (found.count === 0 && (isNeedWord(typed) || isSpoken(typed)));
  const likely = isWord || isExact || isSaid ? [] : likelyMeant(typed, found, categories, suspectAll || !known);
  const ranked = likely
    .map((each) => ({
      ...each,
      cost: each.edits + startsAlike(each.word, typed) - commonness * Math.log10(1 + each.weight),
    }))
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
    .slice(0, maxCorrections);
  const best = known ? ranked.find(({ isSure }) => isSure && !isWord && !isBegun) : ranked[0];
  return {
    typed,
    forms: [typed, ...otherEndings(typed), ...longFormsOf(typed)],
    corrections: ranked.map(({ word }) => word),
    taken: best?.word ?? typed,
    known,
    count: found.count,
  };
};

/** Returns the words without stop words; all words when there are only stop words. */
export const tellingOnly = (typed: readonly string[]): readonly string[] => {
  const keywords = typed.filter((word) => !isStopWord(word));
  return keywords.length > 0 ? keywords : typed;
};
