import type { CategoryDefinition } from '#domain/category/category.ts';
import { fold } from '#domain/fold.ts';
import { languages } from '#domain/language.ts';
import type { Bilingual } from '#domain/text.ts';
import { type Preset, presetsIn } from './presets.ts';
import { type Sector, sectors } from './sectors.ts';

type Presets = { readonly [L in keyof Bilingual]: ReadonlyMap<string, Preset> };
type Line = CategoryDefinition & { readonly fromPresets: { readonly [L in keyof Bilingual]: readonly string[] } };

const mostSynonyms = 24;
const longest = 60;

const list = (text: string): readonly string[] => (text === '-' ? [] : text.split(',').map((word) => word.trim()));

const both = (text: string): Bilingual => {
  const [fr = '', en = ''] = text.split(' / ');
  return { fr, en };
};

/** The number of keys of a line that describe the category; further keys are for imports. */
const tellingKeys = 3;

const wordsOf = (presets: readonly Preset[]): readonly string[] =>
  presets.slice(0, tellingKeys).flatMap(({ words }) => words);

const readLine = (sector: Sector, line: string, presets: Presets): Line => {
  const [id, keys = '', name = '', words = ''] = line.split(' | ');
  const aliases = keys.split(' ').flatMap((key) => {
    const typed = key.replaceAll('_', ' ');
    return typed === key || presets.en.has(key) ? [key] : [key, typed];
  });
  const told = (lang: keyof Bilingual) => aliases.flatMap((key) => presets[lang].get(key) ?? []);
  const more = both(words);
  return {
    categoryId: `${sector.id}-${id}`,
    parentId: sector.id,
    names: name === '-' ? { fr: told('fr')[0]?.name ?? '', en: told('en')[0]?.name ?? '' } : both(name),
    synonyms: { fr: [...list(more.fr)], en: [...list(more.en)] },
    aliases,
    fromPresets: { fr: wordsOf(told('fr')), en: wordsOf(told('en')) },
  };
};

/** Removes texts with the same folded form as an earlier one, and those in `taken`. */
const distinct = (texts: readonly string[], taken: ReadonlySet<string>): string[] => {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = fold(text);
    if (!taken.has(key) && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
};

/** Which sub-categories claim a word, by name or by hand: a preset's word never competes with those. */
const claims = (lines: readonly Line[], lang: keyof Bilingual): ReadonlyMap<string, string> =>
  new Map(
    lines.flatMap(({ categoryId, names, synonyms }) =>
      [names[lang], ...synonyms[lang]].map((word) => [fold(word), categoryId] as const),
    ),
  );

/** The whole tree: a dozen and a half sectors, and under them the trades that OpenStreetMap knows in both languages. */
export const referenceCategories = (): CategoryDefinition[] => {
  const presets = { fr: presetsIn('fr'), en: presetsIn('en') };
  const lines = sectors.flatMap((sector) =>
    sector.subCategories
      .trim()
      .split('\n')
      .map((line) => readLine(sector, line, presets)),
  );
  const claimed = { fr: claims(lines, 'fr'), en: claims(lines, 'en') };
  const tops = sectors.map(
    ({ id, names }): CategoryDefinition => ({
      categoryId: id,
      parentId: null,
      names,
      synonyms: { fr: [], en: [] },
      aliases: [],
    }),
  );
  const subs = lines.map(({ fromPresets, ...category }): CategoryDefinition => {
    const synonymsIn = (lang: keyof Bilingual): string[] => {
      const own = new Set([fold(category.names[lang]), '']);
      const free = fromPresets[lang].filter((word) => {
        const holder = claimed[lang].get(fold(word));
        return word.length <= longest && (holder === undefined || holder === category.categoryId);
      });
      return distinct([...category.synonyms[lang], ...free], own).slice(0, mostSynonyms);
    };
    const [fr, en] = languages.map(synonymsIn);
    return { ...category, synonyms: { fr: fr ?? [], en: en ?? [] } };
  });
  return [...tops, ...subs];
};
