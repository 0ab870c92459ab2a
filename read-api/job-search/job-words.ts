import { words } from '#domain/fold.ts';
import { allowedEdits, editsBetween } from '../search/edit-distance.ts';
import { isStopWord } from '../search/stop-words.ts';

const shortestWithEnding = 4;

/** A folded word as a man's trade is written: `educateur` for `educatrice`, `electricien` for `electricienne`. */
const masculine = (word: string): string =>
  word.length < shortestWithEnding
    ? word
    : word
        .replace(/trice$/, 'teur')
        .replace(/euse$/, 'eur')
        .replace(/ive$/, 'if')
        .replace(/e+$/, '')
        .replace(/([b-df-hj-np-tv-z])\1$/, '$1');

type Text = { readonly folded: string; readonly words: readonly string[] };

/** A part of a word is enough, as people type the beginning; the gender of a trade does not matter. */
const hasWord =
  (typed: string) =>
  ({ folded, words: all }: Text): boolean =>
    folded.includes(typed) || all.includes(masculine(typed));

const hasMisspelt = (typed: string) => {
  const word = masculine(typed);
  return ({ words: all }: Text): boolean =>
    all.some((one) => one[0] === word[0] && editsBetween(word, one, allowedEdits(word)) !== undefined);
};

/**
 * Returns those of `items` whose text has all words of `typed`, in either gender: `vendeur` finds `Vendeuse`. A word that no
 * text has may be misspelt: `chaufeur` finds `Chauffeur`.
 */
export const withWords = <T>(typed: string, items: readonly T[], textOf: (item: T) => string): readonly T[] => {
  const all = words(typed);
  const telling = all.filter((word) => !isStopWord(word));
  if (all.length === 0) return items;
  const prepared = items.map((item) => {
    const own = words(textOf(item));
    return { item, text: { folded: own.join(' '), words: own.map(masculine) } };
  });
  const tests = (telling.length > 0 ? telling : all).map((word) => {
    const has = hasWord(word);
    return prepared.some(({ text }) => has(text)) ? has : hasMisspelt(word);
  });
  return prepared.filter(({ text }) => tests.every((test) => test(text))).map(({ item }) => item);
};
