import type { RouterContextProvider } from 'react-router';
import type { Language } from '#domain/language.ts';
import { readApiContext } from '../page/server-context.ts';

/** Every category, the smaller ones under the name of what they are in; `top` are the large ones alone. */
export const categoryPicks = async (context: Readonly<RouterContextProvider>, lang: Language) => {
  const { results } = await context.get(readApiContext).categoriesTree(lang);
  return {
    categories: results.flatMap((top) =>
      top.children.map(({ id, name }) => ({ value: id, label: name, under: top.name })),
    ),
    top: results.map(({ id, name }) => ({ value: id, label: name })),
  };
};
