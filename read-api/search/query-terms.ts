import { words } from '#domain/fold.ts';
import type { Categories } from './categories.ts';
import type { Known } from './postgres-vocabulary.ts';
import { isStopWord, longFormsOf } from './stop-words.ts';

const maxWords = 12;
const maxWordLength = 60;

/** The words of a query, as looked up: twelve at most. */
export const queryWords = (text: string): string[] =>
  words(text)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength));

/** One word of a query with all that it may stand for. */
export type Term = {
  readonly typed: string;
  /** As typed, or the same word otherwise written: `pharmacy` for `pharmacie`, `restaurant` for `resto`. */
  readonly forms: readonly string[];
  /** What it may be a misspelling of, most likely first. */
  readonly corrections: readonly string[];
  /** What it is taken for where one word has to be chosen. */
  readonly taken: string;
  readonly known: boolean;
  /** In how many companies it stands. */
  readonly count: number;
};

/** French `-ie` and English `-y`, and its plural. */
export const otherEndings = (word: string): string[] => {
  if (word.length < 5) return [];
  if (word.endsWith('ie')) return [`${word.slice(0, -2)}y`];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ie`] : [];
};

const maxCorrections = 12;

/** How many times more common a neighbour is, from where on a word that exists is taken for a misspelling of it. */
const farMore: Readonly<Record<number, number>> = { 1: 5, 2: 40 };

export type Suspicion = {
  /** Take words that exist for misspellings too, as when they found nothing together. */
  readonly suspectAll: boolean;
  /** So many words begin with this one that it is most likely not finished. */
  readonly isBegun: boolean;
};

type Likely = { readonly word: string; readonly edits: number; readonly weight: number; readonly isSure: boolean };

const ofCategories = 50;

const likelyMeant = (typed: string, { count, nearby }: Known, categories: Categories, all: boolean): Likely[] => {
  const named = new Map(categories.near(typed).map(({ word, edits }) => [word, edits]));
  const found = nearby.map(({ word, edits, count: common }) => ({
    word,
    edits,
    weight: common + (named.has(word) ? ofCategories : 0),
    isSure: common >= count * (farMore[edits] ?? Number.POSITIVE_INFINITY),
  }));
  const known = new Set(found.map(({ word }) => word));
  const others = [...named].flatMap(([word, edits]) =>
    known.has(word) ? [] : [{ word, edits, weight: ofCategories, isSure: count === 0 }],
  );
  return [...found, ...others].filter(({ isSure }) => isSure || all);
};

/** What ten times as many companies with a word weigh against a letter more that is wrong. */
const commonness = 0.6;

const startsAlike = (a: string, b: string): number => (a[0] === b[0] ? 0 : 0.5);

export const termOf = (
  typed: string,
  found: Known,
  categories: Categories,
  { suspectAll, isBegun }: Suspicion,
): Term => {
  const known = found.count > 0 || categories.knows(typed);
  const isWord = categories.knows(typed);
  const likely = isWord && !suspectAll ? [] : likelyMeant(typed, found, categories, suspectAll || !known);
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

/** The words that have to be found: all but the stop words, unless there is nothing else. */
export const tellingOnly = (typed: readonly string[]): readonly string[] => {
  const telling = typed.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : typed;
};
