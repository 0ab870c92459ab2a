import type { Language } from '#domain/language.ts';
import { packageJson } from './package-data.ts';

type Told = { readonly name?: string; readonly aliases?: readonly string[]; readonly terms?: readonly string[] };
type Translations = Readonly<
  Record<string, { readonly presets: { readonly presets: Readonly<Record<string, Told>> } }>
>;

/** How OpenStreetMap's editor calls a kind of place in one language. */
export type Preset = { readonly name: string; readonly words: readonly string[] };

/** A single word of an editor's search is too wide for us: it lists banks under "safe", and opticians under "place". */
const isPrecise = (term: string): boolean => /\p{L}[\s'’]\p{L}/u.test(term);

/** Not said by anyone: grounds on a map, what is not specified, what is out of use, several things in one. */
const isSaid = (word: string): boolean => !/[()/;:,=.]|\d|Obsolète|ne pas utiliser/u.test(word);

/** The presets by key: `amenity/pharmacy`. */
export const presetsIn = (lang: Language): ReadonlyMap<string, Preset> => {
  const file = packageJson<Translations>(`@openstreetmap/id-tagging-schema/dist/translations/${lang}.min.json`);
  return new Map(
    Object.entries(file[lang]?.presets.presets ?? {}).flatMap(([key, { name, aliases = [], terms = [] }]) =>
      name ? [[key, { name, words: [name, ...aliases, ...terms.filter(isPrecise)].filter(isSaid) }]] : [],
    ),
  );
};
