import type { Language } from '#domain/text.ts';
import en from '#locales/en/shell.json';
import fr from '#locales/fr/shell.json';
import type { KeptWords } from './as-kept.ts';

const of = (said: typeof fr): KeptWords => ({
  'bar.offline': said['shell.bar.offline'],
  'bar.slow': said['shell.bar.slow'],
  'bar.again': said['shell.bar.again'],
  asOf: said['shell.asOf'],
});

/** What the worker writes into kept pages. */
export const workerWords: Readonly<Record<Language, KeptWords>> = { fr: of(fr), en: of(en) };
