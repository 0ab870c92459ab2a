import { createHash } from 'node:crypto';
import type { CompanyPlace, Planning } from '#domain/company/company.events.ts';
import type { CompanySize } from '#domain/company/company-sizes.ts';
import { fold, unspaced, words } from '#domain/fold.ts';
import type { BilingualText } from '#domain/text-in.ts';
import { numberKeys } from './search-numbers.ts';

const maxNameLength = 120;

/** Entries of the tsvector for filters (category, country, city, …). Their first sign keeps them apart from words. */
export const mark = {
  category: (id: string): string => `#${id}`,
  country: (code: string): string => `@${code}`,
  city: (id: number): string => `@c${id}`,
  /** A district, or a sub-city where there is no district, by its exact name. */
  district: (name: string): string => `@d${name}`,
  /** Any part of a country or a city with this name, folded. */
  area: (name: string): string => `@a${fold(name)}`,
  size: (size: CompanySize): string => `@s${size}`,
  whatsapp: '@w',
  verified: '@v',
  products: '@p',
  everyone: '@*',
  /** A name whatever spaces its words have between them. */
  name: (name: string): string => `@=${unspaced(name).slice(0, maxNameLength)}`,
  /** A published number in one of the forms of `numberKeys`. */
  number: (key: string): string => `@n${key}`,
};

/** Weights of a tsvector: A for the name, C for the place, D for the description. */
type Weight = 'A' | 'C' | 'D';

const maxWordLength = 60;

const folded = new Map<string, readonly string[]>();
const maxCachedTexts = 10_000;

/** Returns the words of a text as they are indexed. Results are cached: the same names and places occur often. */
export const indexedWords = (text: string): readonly string[] => {
  let result = folded.get(text);
  if (!result) {
    result = words(text).map((word) => word.slice(0, maxWordLength));
    if (folded.size >= maxCachedTexts) folded.clear();
    folded.set(text, result);
  }
  return result;
};

const quotedLexeme = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** The columns with a company's place. `city` is null when the city is not in the gazetteer. */
export type Located = {
  readonly country: string;
  readonly city: number | null;
  readonly cityName: string | null;
  readonly subCity: string | null;
  readonly district: string | null;
  readonly landmark: BilingualText | null;
  readonly address: string | null;
};

export const locatedAt = ({ city, unknownCity, ...place }: CompanyPlace) => ({
  country: place.country,
  city: city?.id ?? null,
  cityName: city?.name ?? unknownCity,
  subCity: place.subCity,
  district: place.district,
  landmark: place.landmark,
  address: place.address,
  lat: place.lat,
  lng: place.lng,
});

/** The part of the city that a company is shown and counted under; null when unknown. */
export const areaOf = ({ district, subCity }: Located): string | null => district ?? subCity;

/** The names of the sub-city and district of a company, and of its city when the gazetteer does not have it. */
export const areasOf = ({ subCity, district, city, cityName }: Located): string[] =>
  [subCity, district, city ? null : cityName].filter((name) => name !== null);

/** The facts of a company that searches match. */
export type Findable = Located & {
  readonly name: string;
  readonly shortName: string | null;
  readonly category: string;
  readonly size: CompanySize;
  readonly description: { readonly fr?: string | undefined; readonly en?: string | undefined };
  readonly whatsapp: string | null;
  readonly verified: boolean;
  readonly products: number;
  /** The telephone numbers that it publishes. */
  readonly numbers: readonly string[];
};

const texts = ({ name, shortName, description, ...at }: Findable): readonly (readonly [Weight, string])[] => [
  ['A', shortName ? `${name} ${shortName}` : name],
  ['C', [at.cityName, at.subCity, at.district, at.landmark?.fr, at.landmark?.en, at.address].join(' ')],
  ['D', [description.fr, description.en].join(' ')],
];

/** Returns every word of a company, without duplicates. */
export const wordsOf = (company: Findable): string[] => [
  ...new Set(texts(company).flatMap(([, text]) => indexedWords(text))),
];

/** Returns a company's tsvector as text: its words with positions and weights, and its marks. */
export const vectorOf = (company: Findable): string => {
  const weights = new Map<string, string>();
  for (const [weight, text] of texts(company))
    for (const word of indexedWords(text)) {
      const before = weights.get(word);
      if (!before?.includes(weight)) weights.set(word, before ? `${before},${before.length}${weight}` : `1${weight}`);
    }
  const { name, category, country, city, size, whatsapp, verified, products, numbers } = company;
  const marks = [
    mark.everyone,
    mark.name(name),
    mark.category(category),
    mark.country(country),
    mark.size(size),
    ...(city ? [mark.city(city)] : []),
    ...[areaOf(company)].flatMap((name) => (name ? [mark.district(name)] : [])),
    ...new Set(areasOf(company).map(mark.area)),
    ...(whatsapp ? [mark.whatsapp] : []),
    ...(verified ? [mark.verified] : []),
    ...(products > 0 ? [mark.products] : []),
    ...numberKeys(numbers, country).map(mark.number),
  ];
  return [...Array.from(weights, ([word, at]) => `${quotedLexeme(word)}:${at}`), ...marks.map(quotedLexeme)].join(' ');
};

/** Returns a hash of the hours, the same for companies with the same hours; null when there are none. */
export const hoursKey = (plannings: readonly Planning[]): string | null =>
  plannings.length === 0
    ? null
    : createHash('sha256').update(JSON.stringify(plannings)).digest('base64url').slice(0, 22);
