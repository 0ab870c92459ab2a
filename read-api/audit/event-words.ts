import type { Language } from '#domain/language.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { messages } from '#locales/messages.ts';
import type { AuditedEvent } from './audited-events.ts';

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
const eventNameForStaff = (lang: Language, type: string): string =>
  messages[lang][`audit.event.${type}`] ?? eventName(lang, type);

/** Every type of event with what it is called, in the order of the names. */
export const eventNames = (lang: Language): readonly { readonly type: string; readonly name: string }[] => {
  const { compare } = new Intl.Collator(lang);
  return Object.keys(catalogue)
    .map((type) => ({ type, name: eventNameForStaff(lang, type) }))
    .toSorted((one, other) => compare(one.name, other.name));
};

/** The same for staff. */
const wordForStaff = (lang: Language, key: string): string => messages[lang][`audit.word.${key}`] ?? wordFor(lang, key);

type Part = { readonly label: string; readonly text: string };

/** What is filled in of a value that has parts, or is a list of such: each with what it is called. */
const partsOf = (lang: Language, value: unknown, under: readonly string[] = []): readonly Part[] => {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return partsOf(lang, messages[lang][value ? 'web.yes' : 'web.no'], under);
  if (typeof value !== 'object') return [{ label: under.join(' · '), text: String(value) }];
  const called = (key: string): string => (Array.isArray(value) ? String(Number(key) + 1) : wordForStaff(lang, key));
  return Object.entries(value).flatMap(([key, inner]) => partsOf(lang, inner, [...under, called(key)]));
};

/** The events with what they and their fields are called. */
export const eventsInWords = (lang: Language, events: readonly AuditedEvent[]) =>
  events.map((event) => ({
    ...event,
    name: eventNameForStaff(lang, event.type),
    fields: event.fields.map((field) => ({
      ...field,
      label: wordForStaff(lang, field.name),
      parts: typeof field.value === 'object' ? partsOf(lang, field.value) : [],
    })),
  }));
