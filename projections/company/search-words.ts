import { createHash } from 'node:crypto';
import type { CompanyPlace, CompanySize, Planning } from '#domain/company/company.events.ts';
import { fold, words } from '#infra/search/fold.ts';

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

/** The part of its city that a company is shown and counted in. */
export const areaOf = ({ district, subCity }: CompanyPlace): string | null => district ?? subCity;

/** The names of the parts of its city or country that a company is in, and of a city that the gazetteer does not have. */
export const areasOf = ({ subCity, district, unknownCity, city }: CompanyPlace): string[] =>
  [subCity, district, city ? null : unknownCity].filter((name) => name !== null);

/** What one company is found by. */
export type Findable = {
  readonly name: string;
  readonly shortName: string | null;
  readonly category: string;
  readonly place: CompanyPlace;
  readonly size: CompanySize;
  readonly description: { readonly fr?: string | undefined; readonly en?: string | undefined };
  readonly whatsapp: string | null;
  readonly verified: boolean;
};

const texts = ({ name, shortName, place, description }: Findable): readonly (readonly [Weight, string])[] => [
  ['A', shortName ? `${name} ${shortName}` : name],
  [
    'C',
    [place.city?.name ?? place.unknownCity, place.subCity, place.district, place.landmark, place.address].join(' '),
  ],
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
  const { category, place, size, whatsapp, verified } = company;
  const marks = [
    mark.everyone,
    mark.category(category),
    mark.country(place.country),
    mark.size(size),
    ...(place.city ? [mark.city(place.city.id)] : []),
    ...[areaOf(place)].flatMap((name) => (name ? [mark.district(name)] : [])),
    ...new Set(areasOf(place).map(mark.area)),
    ...(whatsapp ? [mark.whatsapp] : []),
    ...(verified ? [mark.verified] : []),
  ];
  return [...Array.from(weights, ([word, at]) => `${quotedLexeme(word)}:${at}`), ...marks.map(quotedLexeme)].join(' ');
};

/** Names the hours that many companies share. */
export const hoursKey = (plannings: readonly Planning[]): string | null =>
  plannings.length === 0
    ? null
    : createHash('sha256').update(JSON.stringify(plannings)).digest('base64url').slice(0, 22);

export const facetOrder = [
  'category',
  'city',
  'district',
  'size',
  'hours',
  'rating',
  'hasWhatsapp',
  'verified',
] as const;

type Counted = Pick<Findable, 'category' | 'place' | 'size' | 'whatsapp' | 'verified'> & {
  readonly hours: string | null;
  readonly rating: number | null;
};

/** The value of each facet, in their order and empty where there is none, with tabs between. Ratings are whole stars. */
export const facetsOf = ({ category, place, size, whatsapp, verified, hours, rating }: Counted): string =>
  [
    category,
    place.city?.id ?? '',
    areaOf(place) ?? '',
    size,
    hours ?? '',
    rating === null ? '' : Math.floor(rating),
    whatsapp ? 'true' : '',
    verified ? 'true' : '',
  ].join('\t');

const beforehand = { rating: 3.5, reviews: 5 };

export const bayesianMean = (rating: number | null, reviews: number): number =>
  ((rating ?? 0) * (rating === null ? 0 : reviews) + beforehand.rating * beforehand.reviews) /
  ((rating === null ? 0 : reviews) + beforehand.reviews);
