import { type Language, languages } from '#domain/language.ts';
import { translate } from '#locales/messages.ts';
import type { NotificationAbout } from '#projections/notification/notification-tables.ts';

type Told = {
  readonly kind: NotificationAbout['kind'];
  /** The name of the company; null when it no longer exists. */
  readonly company: string | null;
  readonly count: number;
};

/** Returns a notification as one sentence. */
export const toldIn = (lang: Language, { kind, company, count }: Told): string =>
  translate(lang, `notification.told.${kind}`, {
    company: company ?? translate(lang, 'notification.someCompany'),
    count,
  });

/** Calls `words` for every language and returns the texts by language. */
export const inBoth = (words: (lang: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((lang) => [lang, words(lang)])) as Record<Language, string>;
