import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { Language } from '#domain/language.ts';
import { elided } from './elision.ts';
import { regional } from './regional.ts';
import { typeset } from './typography.ts';

type Messages = Readonly<Record<string, string>>;

const files = import.meta.glob<Messages>('./{fr,en}/*.json', { eager: true, import: 'default' });

const messagesIn = (lang: Language): Messages =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${lang}/`))
      .flatMap(([, messages]) => Object.entries(messages))
      .map(([id, message]) => [id, typeset(lang, message)]),
  );

/** Every message as readers see it: pages, mails, errors, imports and the command line take it from here. */
export const messages: Readonly<Record<Language, Messages>> = { fr: messagesIn('fr'), en: messagesIn('en') };

const intlOf = (locale: Language): IntlShape =>
  createIntl(
    {
      locale: regional[locale],
      defaultLocale: 'fr',
      messages: messages[locale],
      onError: (error) => {
        if (!import.meta.env.PROD) throw error;
      },
    },
    createIntlCache(),
  );

/** One formatter a language for the whole process: making them anew costs more than the page. */
export const intl: Readonly<Record<Language, IntlShape>> = { fr: intlOf('fr'), en: intlOf('en') };

/** The message `id` in `lang`; the id itself when there is none, so that a reader is never left without an answer. */
export const translate = (lang: Language, id: string, values: Readonly<Record<string, unknown>> = {}): string => {
  if (!(id in messages[lang])) return id;
  const text = String(intl[lang].formatMessage({ id }, values as Record<string, string>));
  return lang === 'fr' ? elided(text, values) : text;
};
