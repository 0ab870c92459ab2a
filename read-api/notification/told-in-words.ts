import { type Language, languages } from '#domain/text.ts';
import { translate } from '#locales/messages.ts';
import type { NotificationAbout } from '#projections/notification/notification-tables.ts';

type Told = {
  readonly kind: NotificationAbout['kind'];
  /** Its name; nothing for one that is gone. */
  readonly company: string | null;
  readonly count: number;
};

/** What happened, in one sentence. */
export const toldIn = (lang: Language, { kind, company, count }: Told): string =>
  translate(lang, `notification.told.${kind}`, {
    company: company ?? translate(lang, 'notification.someCompany'),
    count,
  });

/** The same in every language. */
export const inBoth = (words: (lang: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((lang) => [lang, words(lang)])) as Record<Language, string>;
