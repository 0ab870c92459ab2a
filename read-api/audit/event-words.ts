import type { Language } from '#domain/language.ts';
import { catalogue } from '#infra/event-store/catalogue.ts';
import { messages } from '#locales/messages.ts';
import { fullDay, fullMoment } from '#locales/regional.ts';
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

/** The texts of the fields whose value is one of a few choices, each by the value. */
const choices: Readonly<Record<string, string>> = {
  initialPackage: 'contract.package',
  role: 'admin.role',
  reason: 'review.reason',
};

const calendarDay = /^\d{4}-\d\d-\d\d$/;
const momentInUtc = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value in the reader's language: a choice by its name, a day written out; anything else as it was said. */
const valueForStaff = (lang: Language, key: string, value: string): string => {
  if (calendarDay.test(value) && !Number.isNaN(Date.parse(value))) return fullDay(value, lang);
  if (momentInUtc.test(value) && !Number.isNaN(Date.parse(value))) return fullMoment(value, lang);
  if (key === 'country' && /^[A-Z]{2}$/.test(value))
    return new Intl.DisplayNames(lang, { type: 'region' }).of(value) ?? value;
  if (key === 'language' && /^[a-z]{2}$/.test(value))
    return new Intl.DisplayNames(lang, { type: 'language' }).of(value) ?? value;
  return messages[lang][`${choices[key]}.${value}`] ?? value;
};

type Part = { readonly label: string; readonly text: string };

/** What is filled in of a value that has parts, or is a list of such: each with what it is called. */
const partsOf = (lang: Language, field: string, value: unknown, under: readonly string[] = []): readonly Part[] => {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'boolean') return partsOf(lang, field, messages[lang][value ? 'web.yes' : 'web.no'], under);
  if (typeof value !== 'object') return [{ label: under.join(' · '), text: valueForStaff(lang, field, String(value)) }];
  const called = (key: string): string => (Array.isArray(value) ? String(Number(key) + 1) : wordForStaff(lang, key));
  return Object.entries(value).flatMap(([key, inner]) =>
    partsOf(lang, Array.isArray(value) ? field : key, inner, [...under, called(key)]),
  );
};

/** The events with what they and their fields are called. */
export const eventsInWords = (lang: Language, events: readonly AuditedEvent[]) =>
  events.map((event) => ({
    ...event,
    name: eventNameForStaff(lang, event.type),
    fields: event.fields.map((field) => ({
      ...field,
      label: wordForStaff(lang, field.name),
      value: typeof field.value === 'string' ? valueForStaff(lang, field.name, field.value) : field.value,
      parts: typeof field.value === 'object' ? partsOf(lang, field.name, field.value) : [],
    })),
  }));
