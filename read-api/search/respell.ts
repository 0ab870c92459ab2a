import type { Pool } from 'pg';
import { fold } from '#domain/fold.ts';
import { type Categories, consonantsOf } from './categories.ts';
import { editsBetween } from './edit-distance.ts';
import { isNeedWord, needWordLike, needWordsOf } from './needs.ts';
import { isNickname } from './other-place-names.ts';
import type { Vocabulary } from './postgres-vocabulary.ts';
import { placesCalled } from './postgres-where.ts';
import { phraseOf, type Word, wordsOf } from './query-pieces.ts';
import { isSpoken, spokenLike } from './spoken.ts';
import { isStopWord, longFormsOf } from './stop-words.ts';

/** The words of a query, and what is known of them. */
export type TypedWords = {
  readonly pool: Pool;
  readonly schema: string;
  readonly typed: readonly Word[];
  /** Two capitals; names of other countries are not meant. */
  readonly country: string | undefined;
  readonly categories: Categories;
  readonly vocabulary: Vocabulary;
  /** Whether companies have this word. */
  readonly isKnown: (word: string) => boolean;
};

const shortestGlued = 7;
const longestGlued = 40;
const shortestPart = 3;
/** Shorter parts stand in so many companies, or they are chance. */
const fewestCompanies = 3;
const shortestRarePart = 4;
const shortestTrade = 5;
const mostParts = 5;
/** A place counts as much as a word of so many companies, a word of a trade as more than any. */
const placeWeight = 1000;
const tradeWeight = 1e5;
/** What each part more costs, beside its rareness, and what a short one adds. */
const partCost = 2;
const shortPartCost = 0.75;
/** A trade that so many times more companies have is meant, not a name that is as like. */
const likelier = 10;
/** An article that lost its apostrophe: `dargent`. */
const elided = /^[dl](?=[aeiouy]|h[aeiouy])/;
/** So many letters may be wrong in a word that has all consonants of a trade. */
const mostVowelEdits = 2;
/** A shorter word without some vowels may be any. */
const shortestShort = 6;
/** A name in fewer companies may misspell a trade that it sounds like. */
const misspeltBelow = 10;
/** A word in fewer companies may be two that one of them glued. */
const rareGlued = 5;

/**
 * The words that were written as one: as few and as common as may be, with the small words between them, which may be any
 * when they are `unsure`.
 */
const knownParts = async (
  { pool, schema, categories }: TypedWords,
  word: string,
  { unsure = false } = {},
): Promise<string[] | null> => {
  const starts = Array.from({ length: word.length }, (_, at) => at);
  const parts = [
    ...new Set(
      starts.flatMap((from) =>
        Array.from({ length: word.length - from - 1 }, (_, i) => word.slice(from, from + i + 2)),
      ),
    ),
  ];
  const { rows } = await pool.query<{ part: string; weight: number }>(
    `select entry as part, count as weight from ${schema}.vocabulary
     where entry = any($1) and (count >= $2 or length(entry) >= $3)
     union all select key, $4::int from ${schema}."placeName" where key = any($1) and population > 20000`,
    [
      [...new Set(parts.filter((part) => part.length >= shortestPart).flatMap((part) => [part, fold(part)]))],
      fewestCompanies,
      shortestRarePart,
      placeWeight,
    ],
  );
  const found = new Map<string, number>();
  for (const { part, weight } of rows) found.set(part, Math.max(weight, found.get(part) ?? 0));
  // the words of companies are singulars
  const weights = new Map<string, number>();
  for (const part of parts) {
    const weight = found.get(part) ?? found.get(fold(part));
    if (weight !== undefined) weights.set(part, weight);
  }
  for (const part of parts) if (categories.knows(part) && part.length >= shortestPart) weights.set(part, tradeWeight);
  // few long parts are likelier than many short ones
  const best: ({ readonly cost: number; readonly cut: readonly string[] } | undefined)[] = [{ cost: 0, cut: [] }];
  for (let end = 1; end <= word.length; end++)
    for (let from = 0; from < end; from++) {
      const before = best[from];
      const part = word.slice(from, end);
      const weight = weights.get(part) ?? (isStopWord(part) ? 1 : undefined);
      if (!before || weight === undefined) continue;
      const rareness = isStopWord(part) ? 0 : Math.max(0, Math.log10(tradeWeight / (1 + weight)));
      const cost = before.cost + partCost + rareness + (part.length < shortestRarePart ? shortPartCost : 0);
      const now = best[end];
      if (!now || cost < now.cost) best[end] = { cost, cut: [...before.cut, part] };
    }
  const cut = best[word.length]?.cut ?? [];
  const isSure =
    unsure ||
    cut.some((part) => part.length >= shortestRarePart && categories.knows(part)) ||
    cut.every((part) => part.length >= shortestRarePart || isStopWord(part));
  return cut.length > 1 && cut.length <= mostParts && isSure ? [...cut] : null;
};

const vowelsOf = (word: string): string => word.replace(/[^aeiouy]/g, '');

/** Whether the vowels that were written are some of those of `whole`, in their order: who shortens a word adds none. */
const isShortFor = (word: string, whole: string): boolean => {
  const left = [...vowelsOf(word)];
  for (const vowel of vowelsOf(whole)) if (vowel === left[0]) left.shift();
  return left.length === 0;
};

/** What a word is short for, or a trade that it misspells and no name is as like. */
const asTrade = ({ categories, vocabulary }: TypedWords, word: string): string | undefined => {
  const nearby = vocabulary.known.get(word)?.nearby ?? [];
  const countOf = (other: string): number => nearby.find((one) => one.word === other)?.count ?? 0;
  const [trade] = categories.near(word).toSorted((a, b) => a.edits - b.edits || countOf(b.word) - countOf(a.word));
  const vowels = vowelsOf(word).length;
  const mayBeShort = vowels <= 1 || (!trade && nearby.length === 0);
  const short = mayBeShort ? categories.abbreviated(word).find((one) => isShortFor(word, one)) : undefined;
  const names = nearby.filter((one) => !categories.knows(one.word));
  // vowels are what people leave out and change: `cofeur` is rather `coiffeur` than `coeur`
  const sounding = categories
    .abbreviated(word)
    .find((one) => one[0] === word[0] && editsBetween(word, one, mostVowelEdits) !== undefined);
  const hasConsonants = (other: string): boolean => consonantsOf(other) === consonantsOf(word);
  // what few companies are called misspells the trade, too
  const isUnlike =
    names.every((one) => !hasConsonants(one.word) || one.count < misspeltBelow) &&
    (!trade || !hasConsonants(trade.word));
  if (!short && sounding && isUnlike) return sounding;
  const common = countOf(trade?.word ?? '');
  const isLikelier = (edits: number): boolean =>
    names.every((one) => edits < one.edits || (edits === one.edits && common >= likelier * one.count));
  return short ?? (trade && isLikelier(trade.edits) ? trade.word : undefined);
};

/** The word of a need that one is short for: `aprendr` for `apprendre`. */
const shortNeedWord = (word: string): { readonly word: string; readonly edits: number } | undefined => {
  if (word.length < shortestShort) return undefined;
  const [long] = needWordsOf(consonantsOf(word)).filter((one) => one[0] === word[0] && isShortFor(word, one));
  return long === undefined ? undefined : { word: long, edits: mostVowelEdits };
};

/** The longest trade that the word begins with, and what follows, which nobody knows: `pharmacieoctogone`. */
const tradeAndName = (word: string, categories: Categories): readonly string[] => {
  for (let at = word.length - shortestRarePart; at >= shortestGlued; at--)
    if (categories.knows(word.slice(0, at))) return [word.slice(0, at), word.slice(at)];
  return [];
};

/** Whether one of the parts is a trade, and none so short that it may be its ending. */
const standsWhole = (parts: readonly string[], categories: Categories): boolean =>
  parts.some((part) => part.length >= shortestTrade && categories.knows(part)) &&
  parts.every((part) => part.length >= shortestPart);

/**
 * The words as they are usually written: two that were glued together apart, one that was written in two as one, and what
 * is short for a word of a trade as that word. A word that is known stays as it is.
 */
export const respelt = async (asked: TypedWords): Promise<readonly Word[]> => {
  const { pool, schema, typed, categories, vocabulary } = asked;
  /** Whether the word there is of a place's name: `Port Bouët`. */
  const isOfPlace = async (at: number): Promise<boolean> => {
    const around = [1, 2, 3].flatMap((length) =>
      Array.from({ length }, (_, before) => typed.slice(Math.max(0, at - before), at - before + length)),
    );
    return (await placesCalled(pool, schema, [...new Set(around.map(phraseOf))], [])).length > 0;
  };
  const isKnown = (word: string): boolean =>
    asked.isKnown(word) ||
    categories.knows(word) ||
    isNickname(word) ||
    isStopWord(word) ||
    isNeedWord(word) ||
    isSpoken(word);
  const written = async ({ word, typed: letters }: Word, at: number): Promise<readonly string[]> => {
    const [whole] = longFormsOf(word).filter((long) => categories.knows(long));
    // a number is often of a name: `zone 4`
    if (whole !== undefined && !categories.knows(word) && !/^\d/.test(word)) return [whole];
    if (isKnown(word) || !/^[a-z]+$/.test(word)) return [letters];
    const bare = word.replace(elided, '');
    if (bare !== word && (categories.knows(bare) || isNeedWord(bare))) return [bare];
    const isGlued = word.length >= shortestGlued && word.length <= longestGlued;
    const trade = asTrade(asked, word);
    const like = [...categories.near(word), ...(vocabulary.known.get(word)?.nearby ?? [])];
    const isNear = like.some(({ edits }) => edits < 2);
    const parts = isGlued && !isNear ? await knownParts(asked, word) : null;
    const said = spokenLike(word) ?? needWordLike(word) ?? shortNeedWord(word);
    const fewest = Math.min(...like.map(({ edits }) => edits));
    const [front, rest] = isGlued && !parts && like.length === 0 ? tradeAndName(word, categories) : [];
    if (front !== undefined && rest !== undefined) return [front, rest];
    // a trade that stands in the word as it is, with a word beside it: `pharmaciesan Pédro` is no `pharmacien`
    if (parts && (like.length === 0 || standsWhole(parts, categories))) return parts;
    const isSaid = said && (said.edits < fewest || (said.edits === fewest && said.word.startsWith(word)));
    const cutOff = at === typed.length - 1 && vocabulary.begun > 0 ? undefined : categories.begun(word);
    const meant = isSaid ? said.word : (trade ?? cutOff);
    return meant === undefined || (await isOfPlace(at)) ? [letters] : [meant];
  };
  const out: Word[] = [];
  for (let at = 0; at < typed.length; at++) {
    const [one, next] = typed.slice(at, at + 2);
    if (!one) break;
    const isSplit =
      next && categories.knows(one.word + next.word) && categories.meant([one.word, next.word]).length === 0;
    if (isSplit) at++;
    const texts = isSplit ? [one.typed + next.typed] : await written(one, at);
    out.push(...texts.flatMap(wordsOf));
  }
  return out;
};

/**
 * The words with all that may be glued together taken apart, also what a company has written so, and what may be a
 * misspelling: only to look whether a company is called so.
 */
export const takenApart = async (asked: TypedWords): Promise<readonly Word[]> => {
  const { typed, categories, vocabulary } = asked;
  const texts = typed.map(async ({ word, typed: letters }) => {
    const isGlued = word.length >= shortestGlued && word.length <= longestGlued && /^[a-z]+$/.test(word);
    const isCommon = (vocabulary.known.get(word)?.count ?? 0) >= rareGlued || categories.knows(word);
    return (isGlued && !isCommon && (await knownParts(asked, word, { unsure: true }))) || [letters];
  });
  return (await Promise.all(texts)).flat().flatMap(wordsOf);
};
