import { categoryEvents } from '#domain/category/category.events.ts';
import { words } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import type { Bilingual } from '#domain/text.ts';
import { projection, type Tally, table } from '../projection.ts';

type CategoryRow = {
  id: string;
  /** The id of the parent category; null for a top category. */
  parent: string | null;
  names: Bilingual;
  synonyms: { readonly [L in Language]: readonly string[] };
  aliases: readonly string[];
};

const category = table<CategoryRow>({
  columns: {
    id: 'text not null',
    parent: 'text',
    names: 'jsonb not null',
    synonyms: 'jsonb not null',
    aliases: 'jsonb not null',
  },
  key: ['id'],
});

const fromEachWord = (text: string): string[] => {
  const folded = words(text);
  return folded.map((_, from) => folded.slice(from).join(' '));
};

/** Each word that a category can be searched by, with its language: `fr`, tab, `coiffure`, tab, id. */
const spelling: Tally<CategoryRow> = {
  of: 'category',
  by: ({ id, names, synonyms }) => [
    ...new Set(
      languages.flatMap((lang) =>
        [names[lang], ...synonyms[lang]].flatMap(fromEachWord).map((key) => `${lang}\t${key}\t${id}`),
      ),
    ),
  ],
  indexes: ['(entry text_pattern_ops)'],
};

/** The tree of categories, for look-ups and for the names of everything else. */
export const categories = projection(categoryEvents)({
  name: 'categories',
  version: 1,
  tables: { category },
  tallies: { spelling: spelling as Tally<never> },
  on: {
    CategoryDefined: ({ category }, { data: { categoryId: id, parentId: parent, names, synonyms, aliases } }) => {
      const row = { id, parent, names, synonyms, aliases };
      category.upsert(id, row, () => row);
    },
  },
});
