import { foldLetters } from '#domain/fold.ts';
import type { GeoName } from './geonames.ts';

/** Names on the signs of the place itself, where GeoNames gives the English one. */
const localNames: Readonly<Record<number, string>> = {
  2507480: 'Alger',
  2474141: 'Boumerdès',
  2530335: 'Tanger',
  2542997: 'Marrakech',
  2537763: 'Salé',
  2529013: 'Témara',
  2544571: 'Kénitra',
};

/** French names that GeoNames does not have among the others, and short forms that people type. */
const alsoCalled: Readonly<Record<number, readonly string[]>> = {
  360630: ['Le Caire'],
  361058: ['Alexandrie'],
  3369157: ['Le Cap'],
  344979: ['Addis-Abeba', 'Addis'],
  53654: ['Mogadiscio'],
  2460596: ['Bko'],
  2357048: ['Ouaga'],
  1070940: ['Tananarive', 'Tana'],
  1053384: ['Tamatave'],
  1062663: ['Majunga'],
  1055429: ['Tuléar'],
  2255414: ['Ponton'],
  2293538: ['Babi'],
  160263: ['Dar'],
  993800: ['Joburg', 'Jozi'],
  2332459: ['Eko'],
};

/** Spellings that our readers type: Latin, Arabic, Amharic and Tifinagh. */
const readable = /^[\p{Script=Latin}\p{Script=Ethiopic}\p{Script=Tifinagh}\u0621-\u064a\p{M}\p{N}\s'’‘ʼ.\-()/]+$/u;
/** Romanised forms of other scripts (`lu an da`, `alqahrt`) and codes (`ABJ`). */
const machineMade = /^ʼ?\p{Ll}|^\p{Lu}{2,4}$| - /u;
/** Letters of transliterations that no keyboard here has. */
const scholarly = /[āīūĀĪŪḨḩŢţḐḑŞşẔẕẖḏṯṬṭḤḥṢṣḌḍ‘]/u;

const notLatin = (name: string): boolean => !/\p{Script=Latin}/u.test(name);

const longest = 80;
const maxNames = 40;

/** Returns the local name of a city: that of GeoNames, or its ASCII form when it is a scholarly transliteration. */
export const cityName = ({ id, name, asciiName }: GeoName): string =>
  localNames[id] ?? (scholarly.test(name) && asciiName ? asciiName : name).replace(/^['`’‘ʼ]/, '');

/** Every other spelling worth typing, once in the form that queries are compared in. */
export const otherCityNames = (place: GeoName): string[] => {
  const { id, name, asciiName, otherNames } = place;
  const worthy = otherNames.filter(
    (other) => other.length <= longest && readable.test(other) && !machineMade.test(other),
  );
  const byKey = new Map<string, string>();
  for (const other of [...(alsoCalled[id] ?? []), name, asciiName, ...worthy]) {
    const key = foldLetters(other);
    if (key && !byKey.has(key)) byKey.set(key, other);
  }
  byKey.delete(foldLetters(cityName(place)));
  const [ours, others] = [[...byKey.values()].filter(notLatin), [...byKey.values()].filter((one) => !notLatin(one))];
  return [...others.slice(0, maxNames - ours.length), ...ours].slice(0, maxNames);
};
