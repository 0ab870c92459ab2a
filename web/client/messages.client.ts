import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { type PackedMessages, unpackMessages } from '#locales/packed-messages.ts';
import { regional } from '#locales/regional.ts';
import type { Area } from './message-areas.ts';

type Messages = Record<string, MessageFormatElement[]>;

/** Stands in for `#locales/messages.ts` in the browser (`locales/compiled-messages.ts`): what has been loaded so far. */
const messages: Readonly<Record<Language, Messages>> = { fr: {}, en: {} };

const files: Readonly<Record<Language, Readonly<Record<Area, () => Promise<{ default: PackedMessages }>>>>> = {
  fr: {
    shared: () => import('virtual:messages/fr/shared'),
    account: () => import('virtual:messages/fr/account'),
    claim: () => import('virtual:messages/fr/claim'),
    company: () => import('virtual:messages/fr/company'),
    own: () => import('virtual:messages/fr/own'),
    profile: () => import('virtual:messages/fr/profile'),
    staff: () => import('virtual:messages/fr/staff'),
    island: () => import('virtual:messages/fr/island'),
  },
  en: {
    shared: () => import('virtual:messages/en/shared'),
    account: () => import('virtual:messages/en/account'),
    claim: () => import('virtual:messages/en/claim'),
    company: () => import('virtual:messages/en/company'),
    own: () => import('virtual:messages/en/own'),
    profile: () => import('virtual:messages/en/profile'),
    staff: () => import('virtual:messages/en/staff'),
    island: () => import('virtual:messages/en/island'),
  },
};

/** Loads the messages of an area in a language. Rejects when the server cannot be reached. */
export const loadMessages = async (lang: Language, area: Area): Promise<void> => {
  const { default: loaded } = await files[lang][area]();
  Object.assign(messages[lang], unpackMessages(loaded));
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

/** @public The build takes it instead of the one in `#locales/messages.ts`. */
export const intl: Readonly<Record<Language, IntlShape>> = { fr: intlOf('fr'), en: intlOf('en') };
