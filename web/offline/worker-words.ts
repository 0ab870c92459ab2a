import type { Language } from '#domain/language.ts';
import en from '#locales/en/shell.json';
import fr from '#locales/fr/shell.json';
import { typeset } from '#locales/typography.ts';
import type { KeptWords } from './as-kept.ts';

const of = (lang: Language, messages: typeof fr): KeptWords => ({
  'bar.offline': typeset(lang, messages['shell.bar.offline']),
  'bar.slow': typeset(lang, messages['shell.bar.slow']),
  'bar.again': typeset(lang, messages['shell.bar.again']),
  asOf: typeset(lang, messages['shell.asOf']),
});

/** What the worker writes into kept pages. */
export const workerWords: Readonly<Record<Language, KeptWords>> = { fr: of('fr', fr), en: of('en', en) };
