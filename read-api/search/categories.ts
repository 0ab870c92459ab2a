import { words } from '#domain/fold.ts';
import type { Bilingual, Language } from '#domain/text.ts';
import { allowedEdits, editsBetween } from './edit-distance.ts';
import { soundOf } from './sound.ts';
import { isStopWord } from './stop-words.ts';

export type SearchCategory = {
  readonly id: string;
  readonly parent: string | null;
  readonly names: Bilingual;
  readonly synonyms: { readonly fr: readonly string[]; readonly en: readonly string[] };
};

/** What the categories mean to a search, in both languages at once. */
export type Categories = {
  /** The ids of the categories that a phrase names, or else that it is another word or a beginning for; of either level. */
  meant(phrase: readonly string[]): readonly string[];
  /** Those whose name starts with the word. */
  starting(word: string): readonly string[];
  /** `id` and everything under it. */
  under(id: string): readonly string[];
  name(id: string, lang: Language): string;
  parentOf(id: string): string | null;
  /** Words of categories within the edits allowed for `word`, or that sound like it. */
  near(word: string): readonly { readonly word: string; readonly edits: number }[];
  knows(word: string): boolean;
  /** Everything that it is called in both languages, with the category it is under. */
  saidOf(id: string): string;
  readonly longestPhrase: number;
};

/** The words of a phrase that say something, as a key. */
const phraseKey = (phrase: readonly string[]): string => {
  const telling = phrase.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : phrase).join(' ');
};

const add = (index: Map<string, Set<string>>, key: string, id: string): void => {
  if (key) index.set(key, (index.get(key) ?? new Set()).add(id));
};

/** Shorter words sound like too many others; sounding alike weighs as much as two wrong letters. */
const shortestHeard = 5;
const editsOfSound = 2;

/** Slash, comma and "or" part a name into several: `Épicerie / Supérette`. */
const parts = (name: string): string[] => name.split(/\s*[/,;()]\s*|\s+(?:ou|or|et|and)\s+|\s&\s/iu);

/** Reads the tree once; made anew when it changes. */
export const categoriesOf = (all: readonly SearchCategory[]): Categories => {
  const byId = new Map(all.map((category) => [category.id, category]));
  const children = Map.groupBy(all, ({ parent }) => parent);
  const named = new Map<string, Set<string>>();
  const also = new Map<string, Set<string>>();
  for (const { id, parent, names, synonyms } of all) {
    for (const name of [names.fr, names.en]) add(named, phraseKey(words(name)), id);
    const partsOfNames = parent === null ? [] : [names.fr, names.en].flatMap(parts);
    for (const synonym of [...partsOfNames, ...synonyms.fr, ...synonyms.en]) add(also, phraseKey(words(synonym)), id);
  }
  const vocabulary = new Set([...named.keys(), ...also.keys()].flatMap((key) => key.split(' ')));
  const byLength = Map.groupBy(vocabulary, ({ length }) => length);
  const bySound = Map.groupBy(
    [...vocabulary].filter(({ length }) => length >= shortestHeard),
    soundOf,
  );
  const longestPhrase = Math.max(1, ...[...named.keys(), ...also.keys()].map((key) => key.split(' ').length));

  const beginning = (start: string): string[] =>
    [...named].flatMap(([key, ids]) => (key.startsWith(start) ? [...ids] : []));
  const under = (id: string): string[] => [id, ...(children.get(id) ?? []).flatMap((child) => under(child.id))];
  return {
    longestPhrase: Math.min(longestPhrase, 6),
    meant(phrase) {
      const key = phraseKey(phrase);
      const sure = named.get(key) ?? also.get(key);
      if (sure || phrase.length === 1) return [...(sure ?? [])];
      return beginning(`${key} `);
    },
    starting: beginning,
    under,
    name: (id, lang) => byId.get(id)?.names[lang] ?? id,
    parentOf: (id) => byId.get(id)?.parent ?? null,
    near(word) {
      const most = allowedEdits(word);
      const lengths = Array.from({ length: 2 * most + 1 }, (_, i) => word.length - most + i);
      const written = lengths
        .flatMap((length) => byLength.get(length) ?? [])
        .flatMap((known) => {
          const edits = editsBetween(word, known, most);
          return edits ? [{ word: known, edits }] : [];
        });
      const heard = word.length < shortestHeard ? [] : (bySound.get(soundOf(word)) ?? []);
      const more = heard.filter((known) => known !== word && written.every((one) => one.word !== known));
      return [...written, ...more.map((known) => ({ word: known, edits: editsOfSound }))];
    },
    knows: (word) => vocabulary.has(word),
    saidOf(id) {
      const { names, synonyms, parent } = byId.get(id) ?? {};
      const own = names && synonyms ? [names.fr, names.en, ...synonyms.fr, ...synonyms.en] : [];
      const above = parent ? byId.get(parent)?.names : undefined;
      return [...own, above?.fr, above?.en].filter(Boolean).join(' / ');
    },
  };
};
