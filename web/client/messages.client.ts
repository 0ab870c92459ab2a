import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { regional } from '#locales/regional.ts';

type Messages = Record<string, MessageFormatElement[]>;
export type Area = 'member' | 'staff' | 'island';

/** Stands in for `#locales/messages.ts` in the browser (`locales/compiled-messages.ts`): what has been loaded so far. */
const messages: Readonly<Record<Language, Messages>> = { fr: {}, en: {} };

const files: Readonly<Record<Language, Readonly<Record<Area, () => Promise<{ default: Messages }>>>>> = {
  fr: {
    member: () => import('virtual:messages/fr/member'),
    staff: () => import('virtual:messages/fr/staff'),
    island: () => import('virtual:messages/fr/island'),
  },
  en: {
    member: () => import('virtual:messages/en/member'),
    staff: () => import('virtual:messages/en/staff'),
    island: () => import('virtual:messages/en/island'),
  },
};

/** Loads the messages of an area in a language. Rejects when the server cannot be reached. */
export const loadMessages = async (lang: Language, area: Area): Promise<void> => {
  const { default: loaded } = await files[lang][area]();
  Object.assign(messages[lang], loaded);
};

const intlOf = (lang: Language): IntlShape =>
  createIntl(
    {
      locale: regional[lang],
      defaultLocale: 'fr',
      messages: messages[lang],
      onError: (error) => console.error(error),
    },
    createIntlCache(),
  );

export const intl: Readonly<Record<Language, IntlShape>> = { fr: intlOf('fr'), en: intlOf('en') };
