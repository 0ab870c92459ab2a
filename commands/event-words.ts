import type { Language } from '#domain/language.ts';
import { messages } from '#locales/messages.ts';

const inWords = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2');

/** The label of a field such as `openedToRemote` in the reader's language, else its name in separate words. */
export const wordFor = (lang: Language, key: string): string =>
  messages[lang][`privacy.word.${key}`] ??
  messages[lang][`profile.${key}`] ??
  messages[lang][`account.${key}`] ??
  inWords(key);

/** The description of an event in the reader's language, as its own person is told it, else its type in words. */
export const eventName = (lang: Language, type: string): string =>
  messages[lang][`admin.happened.${type}`] ?? messages[lang][`privacy.event.${type}`] ?? inWords(type);

/** The same for staff, to whom nothing of it is “yours”. */
export const eventNameForStaff = (lang: Language, type: string): string =>
  messages[lang][`audit.event.${type}`] ?? eventName(lang, type);
