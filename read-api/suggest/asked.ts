import type { Language } from '#domain/language.ts';
import type { Town } from './town.ts';

/** What suggestions are asked for, once it is read. */
export type Asked = {
  /** The folded letters; empty for none yet. */
  readonly key: string;
  readonly lang: Language;
  /** Two capitals; undefined for all countries. */
  readonly country: string | undefined;
  /** The town that the person looks in. */
  readonly town: Town | null;
};
