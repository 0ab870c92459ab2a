import { z } from 'zod';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { typedPage } from '#domain/typed-number.ts';
import { lookUpLanguage } from '../place/lookup-params.ts';

const pageSize = 20;

export const wordChoiceParams = z.object({
  q: z.string().max(200).default(''),
  page: typedPage.default(1),
  context: z.string().max(50).default(''),
  lang: lookUpLanguage,
});

export const wordChoices = z.object({
  results: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
  nbPages: z.int().min(0),
});
export type WordChoice = z.infer<typeof wordChoices>;

type Word = { readonly names: Readonly<Record<Language, string>>; readonly keys: readonly string[] };

/** Returns a look-up over a bilingual list: it finds entries by the beginning of any word, and names them in `lang`. */
export const wordChoice = (list: readonly (readonly [fr: string, en: string])[]) => {
  const words = list.map(([fr, en]): Word => ({ names: { fr, en }, keys: [fold(fr), fold(en)] }));
  return ({ q, page }: z.infer<typeof wordChoiceParams>, lang: Language): WordChoice => {
    const key = fold(q);
    if (q.trim() && !key) return { results: [], nbPages: 0 };
    const place = ({ keys }: Word): number =>
      keys.some((one) => one.startsWith(key)) ? 0 : keys.some((one) => one.includes(` ${key}`)) ? 1 : 2;
    const matches = words
      .map((word) => ({ name: word.names[lang], place: place(word) }))
      .filter((word) => word.place < 2)
      .toSorted((a, b) => a.place - b.place || a.name.localeCompare(b.name, lang));
    return {
      results: matches.slice((page - 1) * pageSize, page * pageSize).map(({ name }) => ({ id: name, name })),
      nbPages: Math.ceil(matches.length / pageSize),
    };
  };
};
