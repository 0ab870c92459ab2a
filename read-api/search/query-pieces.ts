import { words } from '#domain/fold.ts';
import type { Said } from './search-index.ts';
import { endsInStopWord, isStopWord } from './stop-words.ts';

/** A word of a query in search form, with how it was typed. */
export type Word = { readonly word: string; readonly typed: string };

export type Kind =
  | keyof Said
  | 'hours'
  | 'around'
  | 'near'
  | 'between'
  | 'place'
  | 'placeWord'
  | 'abroad'
  | 'need'
  | 'brand'
  | 'doing'
  | 'thing'
  | 'trade'
  | 'rest';
export type Piece = {
  readonly kind: Kind;
  readonly words: readonly Word[];
  readonly trades?: readonly string[];
};

/** The words of a text, each with the letters that it was typed with. */
export const wordsOf = (text: string): Word[] =>
  text
    .split(/[\s,;:!?()"«»]+/u)
    .flatMap((typed) => words(typed).map((word, _, all) => ({ word, typed: all.length === 1 ? typed : word })));

/** The most words of a name of a place. */
export const longestPlace = 4;

/** The words as they are compared, with one space between them. */
export const phraseOf = (some: readonly Word[]): string => some.map(({ word }) => word).join(' ');

/** The words as they were typed. */
export const textOf = (some: readonly Word[]): string => some.map(({ typed }) => typed).join(' ');

type Found = Pick<Piece, 'trades'> | undefined;
export type Find = (phrase: string, some: readonly Word[]) => Found;

/** Takes the longest phrases that `find` knows out of the pieces that nobody has understood yet. */
export const take = (pieces: readonly Piece[], kind: Kind, longest: number, find: Find): Piece[] =>
  pieces.flatMap((piece) => {
    if (piece.kind !== 'rest') return [piece];
    const out: Piece[] = [];
    let rest: Word[] = [];
    const flush = (): void => {
      if (rest.length > 0) out.push({ kind: 'rest', words: rest });
      rest = [];
    };
    for (let at = 0; at < piece.words.length; ) {
      let length = Math.min(longest, piece.words.length - at);
      let found: Found;
      for (; length > 0; length--) {
        const some = piece.words.slice(at, at + length);
        found = find(phraseOf(some), some);
        if (found) break;
      }
      const taken = piece.words.slice(at, at + Math.max(1, length));
      if (found) {
        flush();
        out.push({ kind, words: taken, ...found });
      } else rest = [...rest, ...taken];
      at += taken.length;
    }
    flush();
    return out;
  });

export const within =
  (known: ReadonlySet<string>): Find =>
  (phrase) =>
    known.has(phrase) ? {} : undefined;

export const several =
  (find: Find): Find =>
  (phrase, some) =>
    some.length > 1 ? find(phrase, some) : undefined;

/** Whether a phrase begins and ends with a word that says something. */
export const isWhole = (some: readonly Word[]): boolean =>
  !isStopWord(some[0]?.word ?? '') && !endsInStopWord(some.map(({ word }) => word));
