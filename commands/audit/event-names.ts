import type { Language } from '#domain/language.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { eventNameForStaff } from '../event-words.ts';

/** Every type of event with what it is called, in the order of the names. */
export const eventNames = (lang: Language): readonly { readonly type: string; readonly name: string }[] => {
  const { compare } = new Intl.Collator(lang);
  return Object.keys(catalogue)
    .map((type) => ({ type, name: eventNameForStaff(lang, type) }))
    .toSorted((one, other) => compare(one.name, other.name));
};
