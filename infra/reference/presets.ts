import type { Language } from '#domain/text.ts';
import { packageJson } from './package-data.ts';

type Told = { readonly name?: string; readonly aliases?: readonly string[]; readonly terms?: readonly string[] };
type Translations = Readonly<
  Record<string, { readonly presets: { readonly presets: Readonly<Record<string, Told>> } }>
>;

/** How OpenStreetMap's editor calls a kind of place in one language. */
export type Preset = { readonly name: string; readonly words: readonly string[] };

/** The presets by key: `amenity/pharmacy`. */
export const presetsIn = (lang: Language): ReadonlyMap<string, Preset> => {
  const file = packageJson<Translations>(`@openstreetmap/id-tagging-schema/dist/translations/${lang}.min.json`);
  return new Map(
    Object.entries(file[lang]?.presets.presets ?? {}).flatMap(([key, { name, aliases = [], terms = [] }]) =>
      name ? [[key, { name, words: [name, ...aliases, ...wordsKept(terms, lang)] }]] : [],
    ),
  );
};

/** A single English term is too wide: banks are listed under "safe" and "trust", and so would be found by them. */
const wordsKept = (terms: readonly string[], lang: Language): readonly string[] =>
  lang === 'fr' ? terms : terms.filter((term) => term.includes(' '));
