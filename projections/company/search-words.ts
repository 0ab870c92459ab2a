import { createHash } from 'node:crypto';
import type { CompanyPlace, CompanySize, Planning } from '#domain/company/company.events.ts';
import { fold, words } from '#domain/fold.ts';
import type { Told } from '#domain/said-in.ts';

/** Marks in the word list that no word can be, for filters: a category, a country, a city, a district, a size … */
export const mark = {
  category: (id: string): string => `#${id}`,
  country: (code: string): string => `@${code}`,
  city: (id: number): string => `@c${id}`,
  /** A district, or a sub-city where the district is not known, by its very name. */
  district: (name: string): string => `@d${name}`,
  /** Whatever part of a country or a city people call by that name. */
  area: (name: string): string => `@a${fold(name)}`,
  size: (size: CompanySize): string => `@s${size}`,
  whatsapp: '@w',
  verified: '@v',
  products: '@p',
  everyone: '@*',
};

/** Weights of a tsvector: where a word stands. */
type Weight = 'A' | 'C' | 'D';

const longestWord = 60;

const folded = new Map<string, readonly string[]>();
const remembered = 10_000;

/** The words of a text as they are indexed. Names and places come again and again, so the last ones are remembered. */
export const indexedWords = (text: string): readonly string[] => {
  let found = folded.get(text);
  if (!found) {
    found = words(text).map((word) => word.slice(0, longestWord));
    if (folded.size >= remembered) folded.clear();
    folded.set(text, found);
  }
  return found;
};

const quotedLexeme = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}'`;

/** Where a company is, in its own row. Without an id, the city is not in the gazetteer. */
export type Located = {
  readonly country: string;
  readonly city: number | null;
  readonly cityName: string | null;
  readonly subCity: string | null;
  readonly district: string | null;
  readonly landmark: Told | null;
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

/** The part of its city that a company is shown and counted in. */
export const areaOf = ({ district, subCity }: Located): string | null => district ?? subCity;

/** The names of the parts of its city or country that a company is in, and of a city that the gazetteer does not have. */
export const areasOf = ({ subCity, district, city, cityName }: Located): string[] =>
  [subCity, district, city ? null : cityName].filter((name) => name !== null);

/** What one company is found by. */
export type Findable = Located & {
  readonly name: string;
  readonly shortName: string | null;
  readonly category: string;
  readonly size: CompanySize;
  readonly description: { readonly fr?: string | undefined; readonly en?: string | undefined };
  readonly whatsapp: string | null;
  readonly verified: boolean;
  readonly products: number;
};

const texts = ({ name, shortName, description, ...at }: Findable): readonly (readonly [Weight, string])[] => [
  ['A', shortName ? `${name} ${shortName}` : name],
  ['C', [at.cityName, at.subCity, at.district, at.landmark?.fr, at.landmark?.en, at.address].join(' ')],
  ['D', [description.fr, description.en].join(' ')],
];

/** Every word of a company, once. */
export const wordsOf = (company: Findable): string[] => [
  ...new Set(texts(company).flatMap(([, text]) => indexedWords(text))),
];

/** The text form of the tsvector of a company: words with where they stand, and marks. */
export const vectorOf = (company: Findable): string => {
  const weights = new Map<string, string>();
  for (const [weight, text] of texts(company))
    for (const word of indexedWords(text)) {
      const before = weights.get(word);
      if (!before?.includes(weight)) weights.set(word, before ? `${before},${before.length}${weight}` : `1${weight}`);
    }
  const { category, country, city, size, whatsapp, verified, products } = company;
  const marks = [
    mark.everyone,
    mark.category(category),
    mark.country(country),
    mark.size(size),
    ...(city ? [mark.city(city)] : []),
    ...[areaOf(company)].flatMap((name) => (name ? [mark.district(name)] : [])),
    ...new Set(areasOf(company).map(mark.area)),
    ...(whatsapp ? [mark.whatsapp] : []),
    ...(verified ? [mark.verified] : []),
    ...(products > 0 ? [mark.products] : []),
  ];
  return [...Array.from(weights, ([word, at]) => `${quotedLexeme(word)}:${at}`), ...marks.map(quotedLexeme)].join(' ');
};

/** Names the hours that many companies share. */
export const hoursKey = (plannings: readonly Planning[]): string | null =>
  plannings.length === 0
    ? null
    : createHash('sha256').update(JSON.stringify(plannings)).digest('base64url').slice(0, 22);
