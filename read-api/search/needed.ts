import { doneBy, doneByAnyone, whoHas } from './doings.ts';
import { needs } from './needs.ts';
import { type Find, isWhole, type Word } from './query-pieces.ts';
import { isStopWord } from './stop-words.ts';

/** What stands between the words of a need and says nothing: `my car is overheating`. */
const small: ReadonlySet<string> = new Set(
  'is are est sont has have ai as a my our your mon ma mes notre nos votre ton ta i je it se s me que qui'.split(' '),
);

const isTelling = (word: string): boolean => !isStopWord(word) && !small.has(word);

const tellingOf = (phrase: string): readonly string[] => phrase.split(' ').filter(isTelling);

/** Shorter ones may be another word. */
const shortestJoined = 7;
const shortestStem = 3;

/** A word without its ending, so that `laver` is `lavage` and `tresse` is `tresser`. */
const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ateur|atrice|ation|ement|ction|euse|eur|ance|ment|age|ing|ion|ir|er|re|ee|ed|e)$/, '');
  return stem.length >= shortestStem ? stem : word;
};

/** The words of a phrase that say something, without their endings. */
export const stemsIn = (phrase: string): readonly string[] => [...new Set(tellingOf(phrase).map(stemOf))];

/** The same for the same words in any order and with any ending; undefined for one word alone. */
const stemsOf = (telling: readonly string[]): string | undefined => {
  const stems = [...new Set(telling.map(stemOf))];
  return stems.length > 1 ? stems.toSorted().join(' ') : undefined;
};

type Helping = Map<string, readonly string[]>;
const [needOf, joinedNeedOf, stemmedNeedOf]: [Helping, Helping, Helping] = [new Map(), new Map(), new Map()];
for (const { said, categories } of needs.toReversed()) {
  const telling = tellingOf(said);
  if (telling.length > 0) needOf.set(telling.join(' '), categories);
  // `guesthouse`
  const joined = said.replaceAll(' ', '');
  if (joined !== said && joined.length >= shortestJoined) joinedNeedOf.set(joined, categories);
  const stems = stemsOf(telling);
  if (stems) stemmedNeedOf.set(stems, categories);
}
// as it is written in a line, it is never another need with its small words left out
for (const { said, categories } of needs.toReversed()) needOf.set(said, categories);

/** Without the articles that are written with their word: `pret dargent`, `طبيب الاسنان`. */
const bare = (phrase: string): string => phrase.replace(/(?<= |^)(?:[dl](?=[aeiouy]|h[aeiouy])|ال(?=\p{L}{2}))/gu, '');

const ofSeveral = (phrase: string): readonly string[] | undefined => {
  const telling = tellingOf(phrase);
  const key = telling.join(' ');
  return needOf.get(key) ?? needOf.get(bare(key)) ?? stemmedNeedOf.get(stemsOf(telling) ?? '') ?? doneBy(telling);
};

/** The most words of a need. */
export const longestNeed = 6;

/** What helps with a need, told with small words in it or without, in any order: `fuite d'eau`, `eau fuite`. */
export const need: Find = (phrase, some) => {
  if (!isWhole(some)) return undefined;
  const trades = needOf.get(phrase) ?? (some.length > 1 ? ofSeveral(phrase) : joinedNeedOf.get(phrase));
  return trades && { trades };
};

/** What helps with a need of two words that others stand between: `my dog is very sick`, `cours particuliers de piano`. */
export const scatteredNeed =
  (isOther: (word: Word) => boolean): Find =>
  (_, some) => {
    const [first, ...between] = some;
    const last = between.pop();
    if (!first || !last || between.length === 0 || between.some(isOther)) return undefined;
    if (!isTelling(first.word) || !isTelling(last.word)) return undefined;
    const trades = ofSeveral(`${first.word} ${last.word}`);
    return trades && { trades };
  };

/** Who does what a word says, to anything: `location`, `repair`. */
export const anyDoing: Find = (phrase) => {
  const trades = doneByAnyone(phrase);
  return trades && { trades };
};

/** Who has the thing that somebody names and says nothing else of. */
export const anyThing: Find = (phrase) => {
  const trades = whoHas(phrase);
  return trades && { trades };
};

/** The sub-categories that a word or a phrase leads to as well, beside the trade that it names. */
export const needTradesOf = (phrase: string): readonly string[] => needOf.get(phrase) ?? [];
