import { z } from 'zod';
import { type Language, languages } from '#domain/language.ts';
import { languageOf } from '#infra/http/request.ts';
import { typeset } from '#locales/typography.ts';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>('../../locales/{fr,en}/*.json', { eager: true, import: 'default' });

/** The domain with the messages of all domains. */
export const defaultDomain = 'messages';

/** A domain and a format, e.g. `messages` or `home`, with `.json` or `.js`. */
export const translationFile = z
  .string()
  .regex(/^[a-z][a-z.-]*\.(js|json)$/)
  .transform((name) => {
    const at = name.lastIndexOf('.');
    return { domain: name.slice(0, at), format: name.slice(at + 1) as 'js' | 'json' };
  });

/** The languages of `?locales=fr,en-GB,de`: English for codes that begin with `en`, French for all others. */
export const translationParams = z.object({
  locales: z
    .string()
    .max(100)
    .optional()
    .transform((list) => list && [...new Set(list.split(',').map(languageOf))]),
});

export const translationsAnswer = z.object({
  fallback: z.enum(languages),
  defaultDomain: z.string(),
  translations: z.partialRecord(z.enum(languages), z.record(z.string(), z.record(z.string(), z.string()))),
});
export type Translations = z.infer<typeof translationsAnswer>;

const messagesOf = (lang: Language, domain: string): Messages | undefined => {
  const own = Object.entries(files).filter(
    ([path]) => path.includes(`/locales/${lang}/`) && (domain === defaultDomain || path.endsWith(`/${domain}.json`)),
  );
  if (own.length === 0) return undefined;
  const messages = own.flatMap(([, all]) => Object.entries(all));
  return Object.fromEntries(messages.map(([id, message]) => [id, typeset(lang, message)]));
};

/** Returns the messages of `domain` in each of `locales`, or null when there is no such domain. */
export const translations = (domain: string, locales: readonly Language[]): Translations | null => {
  if (!messagesOf('fr', domain)) return null;
  const list = locales.map((lang) => [lang, { [domain]: messagesOf(lang, domain) ?? {} }] as const);
  return { fallback: 'fr', defaultDomain, translations: Object.fromEntries(list) };
};

/** Returns a script that adds the messages to `window.translations`. */
export const asScript = ({ translations: all }: Translations): string =>
  `(function(t){var a=${JSON.stringify(all).replace(/\u2028|\u2029/g, ' ')};for(var l in a)t[l]=Object.assign(t[l]||{},a[l])})(window.translations=window.translations||{});`;
