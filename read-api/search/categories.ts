import { words } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import type { Bilingual } from '#domain/text.ts';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import { endsInStopWord, isStopWord } from './stop-words.ts';

export type SearchCategory = {
  readonly id: string;
  readonly parent: string | null;
  readonly names: Bilingual;
  readonly synonyms: { readonly fr: readonly string[]; readonly en: readonly string[] };
};

/** Finds categories by their names and synonyms, in both languages at once. */
export type Categories = {
  /** Returns the ids, of either level, whose name equals the phrase, else a synonym, else whose name begins with it. */
  meant(phrase: readonly string[]): readonly string[];
  /** Returns the ids of the categories whose name starts with the word. */
  starting(word: string): readonly string[];
  /** Returns `id` and the ids of all categories under it. */
  under(id: string): readonly string[];
  /** Returns the ids of the kinds of a sub-category: `restaurant-chinese` of `restaurant`. */
  kinds(id: string): readonly string[];
  /** Returns the id of the sub-category that `id` is a kind of: `restaurant` for `restaurant-chinese`. */
  kindOf(id: string): string | undefined;
  name(id: string, lang: Language): string;
  parentOf(id: string): string | null;
  /** Returns the words in category names that are within the edits allowed for `word`, or that sound like it. */
  near(word: string): readonly { readonly word: string; readonly edits: number }[];
  knows(word: string): boolean;
  /** Returns the words in category names that a word is short for, written without its vowels: `phrmcie`, `rstrnt`. */
  abbreviated(word: string): readonly string[];
  /** Returns the word in category names that a longer one was cut off to: `ophtalmo`. */
  begun(word: string): string | undefined;
  /** Returns all names and synonyms in both languages, with the names of the parent category. */
  saidOf(id: string): string;
  readonly longestPhrase: number;
};

/** Returns a phrase without its stop words, as a key; with them when there are no other words. */
const phraseKey = (phrase: readonly string[]): string => {
  const keywords = phrase.filter(
    (word, at) => !isStopWord(word) || (at > 0 && at === phrase.length - 1 && !endsInStopWord(phrase)),
  );
  return (keywords.length > 0 ? keywords : phrase).join(' ');
};

const add = (index: Map<string, Set<string>>, key: string, id: string): void => {
  if (key) index.set(key, (index.get(key) ?? new Set()).add(id));
};

/** Words shorter than this sound like too many others. Words that sound alike count as two edits apart. */
const minSoundLength = 5;
const editsOfSound = 2;

/** Two words that are shorter when they are written as one may be another word. */
const minJoinedLength = 7;

/** Shorter words are what no longer one misspells: `ngo`. */
const shortestMeant = 4;
/** Shorter beginnings may be of other words. */
const shortestBegun = 5;

/** Abbreviations of fewer consonants may be anything. */
const fewestConsonants = 3;

/** The consonants of a word, doubled ones once, as who leaves the vowels out writes them. */
export const consonantsOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/[aeiouyh]/g, '')
    .replace(/[kq]/g, 'c')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1');

/** How a word begins, by its sound: nothing for a vowel or an `h`. */
const startOf = (word: string): string =>
  word
    .replace(/^ph/, 'f')
    .replace(/^[kq]/, 'c')
    .replace(/^z/, 's')
    .slice(0, 1)
    .replace(/[aeiouyh]/, '');

/** Returns what finds the entries whose key begins with a text, in the order that they came in. */
const prefixIndex = <T>(entries: Iterable<readonly [key: string, T]>): ((start: string) => readonly T[]) => {
  const sorted = [...entries]
    .map(([key, value], place) => ({ key, value, place }))
    .toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)));
  return (start) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.key ?? '') < start) from = middle + 1;
      else to = middle;
    }
    while (sorted[to]?.key.startsWith(start)) to++;
    return sorted
      .slice(from, to)
      .toSorted((a, b) => a.place - b.place)
      .map(({ value }) => value);
  };
};

/** Splits a name at slashes, commas, "or" and "and": `Épicerie / Supérette`. */
const parts = (name: string): string[] => name.split(/\s*[/,;()]\s*|\s+(?:ou|or|et|and)\s+|\s&\s/iu);

/** Builds the look-up from the whole tree; call it again when the tree changes. */
export const categoriesOf = (all: readonly SearchCategory[]): Categories => {
  const byId = new Map(all.map((category) => [category.id, category]));
  const children = Map.groupBy(all, ({ parent }) => parent);
  const named = new Map<string, Set<string>>();
  const also = new Map<string, Set<string>>();
  const asOne = new Map<string, Set<string>>();
  for (const { id, parent, names, synonyms } of all) {
    for (const name of [names.fr, names.en]) add(named, phraseKey(words(name)), id);
    const partsOfNames = parent === null ? [] : [names.fr, names.en].flatMap(parts);
    for (const synonym of [...partsOfNames, ...synonyms.fr, ...synonyms.en]) {
      const key = phraseKey(words(synonym));
      add(also, key, id);
      // `guesthouse`, `carwash`
      const joined = key.replaceAll(' ', '');
      if (joined !== key && joined.length >= minJoinedLength) add(asOne, joined, id);
    }
  }
  const vocabulary = new Set([...named.keys(), ...also.keys()].flatMap((key) => key.split(' ')));
  const byLength = Map.groupBy(vocabulary, ({ length }) => length);
  const bySound = Map.groupBy(
    [...vocabulary].filter(({ length }) => length >= minSoundLength),
    soundOf,
  );
  const byConsonants = Map.groupBy(vocabulary, consonantsOf);
  const longestPhrase = Math.max(1, ...[...named.keys(), ...also.keys()].map((key) => key.split(' ').length));

  const keyed = prefixIndex(named);
  const beginning = (start: string): string[] => keyed(start).flatMap((ids) => [...ids]);
  const under = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap((child) => under(child.id))];
  return {
    longestPhrase: Math.min(longestPhrase, 6),
    meant(phrase) {
      const key = phraseKey(phrase);
      const sure = named.get(key) ?? also.get(key) ?? asOne.get(key);
      if (sure || phrase.length === 1) return [...(sure ?? [])];
      return beginning(`${key} `);
    },
    starting: beginning,
    under,
    kinds: (id) => all.flatMap((one) => (one.parent !== null && one.id.startsWith(`${id}-`) ? [one.id] : [])),
    kindOf: (id) => all.find((one) => one.parent !== null && id.startsWith(`${one.id}-`))?.id,
    name: (id, lang) => byId.get(id)?.names[lang] ?? id,
    parentOf: (id) => byId.get(id)?.parent ?? null,
    near(word) {
      const maxEdits = allowedEdits(word);
      const lengths = Array.from({ length: 2 * maxEdits + 1 }, (_, i) => word.length - maxEdits + i);
      const written = lengths
        .flatMap((length) => byLength.get(length) ?? [])
        .filter(({ length }) => length >= shortestMeant)
        .flatMap((candidate) => {
          const edits = editsBetween(word, candidate, maxEdits);
          return edits ? [{ word: candidate, edits }] : [];
        });
      const heard = word.length < minSoundLength ? [] : (bySound.get(soundOf(word)) ?? []);
      const more = heard.filter((candidate) => candidate !== word && written.every((one) => one.word !== candidate));
      return [...written, ...more.map((candidate) => ({ word: candidate, edits: editsOfSound }))];
    },
    knows: (word) => vocabulary.has(word),
    begun: (word) =>
      word.length < shortestBegun
        ? undefined
        : [...vocabulary].filter((one) => one.startsWith(word)).toSorted((a, b) => a.length - b.length)[0],
    abbreviated(word) {
      const consonants = consonantsOf(word);
      if (consonants.length < fewestConsonants) return [];
      const longer = (byConsonants.get(consonants) ?? []).filter(
        (candidate) => candidate.length > word.length && startOf(candidate) === startOf(word),
      );
      const unlike = (other: string): number =>
        (other[0] === word[0] ? 0 : word.length) + (editsBetween(word, other, other.length) ?? other.length);
      return longer.toSorted((a, b) => unlike(a) - unlike(b));
    },
    saidOf(id) {
      const { names, synonyms, parent } = byId.get(id) ?? {};
      const own = names && synonyms ? [names.fr, names.en, ...synonyms.fr, ...synonyms.en] : [];
      const above = parent ? byId.get(parent)?.names : undefined;
      return [...own, above?.fr, above?.en].filter(Boolean).join(' / ');
    },
  };
};
