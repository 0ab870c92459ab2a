import { words } from '#domain/fold.ts';

/** Folded words that are too common to search. Names that consist only of such words can still be found. */
const stopWords: ReadonlySet<string> = new Set(
  words(
    'de du des d la le l les un une et en au aux a the an of and for in on at by to ' +
      'pour sur dans avec with from pas cher chere cheap meilleur meilleure best pres proche near moi me chez',
  ),
);

/** Whether a folded word is too common to search. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Whether a phrase ends without saying anything: not in `salon de thé`, which no English article ends. */
export const endsInStopWord = (phrase: readonly string[]): boolean =>
  isStopWord(phrase.at(-1) ?? '') && (phrase.length === 1 || phrase.at(-1) !== 'the');

/** Abbreviations as in text messages: folded abbreviation → its possible meanings, folded. */
const shortForms: Readonly<Record<string, readonly string[]>> = {
  st: ['saint'],
  ste: ['sainte'],
  dr: ['docteur', 'doctor'],
  ets: ['etablissement'],
  cie: ['compagnie'],
  co: ['company'],
  resto: ['restaurant'],
  restau: ['restaurant'],
  pharma: ['pharmacie', 'pharmacy'],
  pharm: ['pharmacie', 'pharmacy'],
  phcie: ['pharmacie'],
  hosto: ['hopital'],
  hosp: ['hospital', 'hopital'],
  hop: ['hopital'],
  univ: ['universite', 'university'],
  bld: ['boulevard'],
  bd: ['boulevard'],
  av: ['avenue'],
  ave: ['avenue'],
  rd: ['road'],
  lyc: ['lycee'],
  coll: ['college'],
  sch: ['school'],
  prim: ['primary', 'primaire'],
  sec: ['secondary', 'secondaire'],
  supa: ['super'],
  bq: ['banque'],
  bnq: ['banque'],
  bnk: ['bank'],
  kfe: ['cafe'],
  coif: ['coiffure', 'coiffeur'],
  koif: ['coiffure', 'coiffeur'],
  quinc: ['quincaillerie'],
  ctre: ['centre'],
  ctr: ['centre', 'center'],
  intl: ['international'],
  int: ['international'],
  svc: ['service'],
  garaj: ['garage'],
  meca: ['mecanique', 'mecanicien'],
  mecano: ['mecanicien'],
  elec: ['electrique', 'electricite'],
  elek: ['electricien'],
  tel: ['telephone'],
  fone: ['phone'],
  mkt: ['market'],
  stn: ['station'],
  apt: ['appartement', 'apartment'],
  qtier: ['quartier'],
  gd: ['grand'],
  nvo: ['nouveau'],
  nvl: ['nouvelle'],
  '2': ['two', 'deux'],
  '4': ['for', 'four'],
  toubib: ['docteur', 'medecin'],
  dentist: ['dentiste'],
  gym: ['gymnastique', 'fitness'],
};

/** What a short form stands for: `tel`, `telephone`; none for other words. */
export const longFormsOf = (word: string): readonly string[] => shortForms[word] ?? [];
