import type { Upcaster } from '../event.ts';
import type { Language } from '../language.ts';
import { languageOf } from '../written-language.ts';

type Once = {
  readonly description: Readonly<Partial<Record<Language, string>>>;
  readonly presentation: string | null;
  readonly practicalInfo: { readonly title: string | null; readonly text: string } | null;
  readonly brandInfo: Once['practicalInfo'];
  readonly childrenBoxTitle: string | null;
};

/** The text under the language that its words tell; where they tell nothing, under `otherwise`. */
export const inItsLanguage = (text: string | null, otherwise: Language): Partial<Record<Language, string>> =>
  text?.trim() ? { [languageOf(text) ?? otherwise]: text } : {};

const block = (once: Once['practicalInfo'], otherwise: Language): object | null => {
  if (!once) return null;
  const lang = languageOf(`${once.title ?? ''} ${once.text}`) ?? otherwise;
  return { title: once.title ? { [lang]: once.title } : {}, text: once.text.trim() ? { [lang]: once.text } : {} };
};

/** Version 1 has each text but the description once, in a language that it does not say. */
export const describedOnce: Upcaster = (data: Once): object => {
  const { description, presentation, practicalInfo, brandInfo, childrenBoxTitle } = data;
  const otherwise: Language = description.en && !description.fr ? 'en' : 'fr';
  return {
    ...data,
    presentation: inItsLanguage(presentation, otherwise),
    practicalInfo: block(practicalInfo, otherwise),
    brandInfo: block(brandInfo, otherwise),
    childrenBoxTitle: inItsLanguage(childrenBoxTitle, otherwise),
  };
};
