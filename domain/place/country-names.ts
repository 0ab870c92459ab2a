import type { Bilingual } from '../text.ts';

/** Common names of countries whose official name is another one. Every page uses them. */
export const usualCountryNames: Readonly<Record<string, Partial<Bilingual>>> = {
  CD: { fr: 'RD Congo', en: 'DR Congo' },
  CF: { fr: 'Centrafrique' },
  CG: { fr: 'Congo-Brazzaville', en: 'Congo-Brazzaville' },
  CI: { fr: 'Côte d’Ivoire', en: 'Côte d’Ivoire' },
  LR: { fr: 'Liberia' },
  MU: { fr: 'Maurice' },
  NG: { fr: 'Nigeria' },
  RE: { fr: 'La Réunion' },
  SH: { en: 'Saint Helena' },
  SZ: { fr: 'Eswatini', en: 'Eswatini' },
  ST: { fr: 'Sao Tomé-et-Principe', en: 'São Tomé and Príncipe' },
  TZ: { fr: 'Tanzanie' },
};
