import type { Settings } from 'meilisearch';
import { fold } from '#domain/fold.ts';
import { areaOf, areasOf } from '#projections/company/search-words.ts';
import type { Categories } from './categories.ts';
import type { Found } from './search-results.ts';

/** A row of the search projection, from which the index is filled. */
export type IndexedRow = Found & {
  readonly shortName: string | null;
  readonly score: number;
  readonly registered: string;
  readonly products: number;
  readonly hiring: string | null;
  readonly approved: boolean;
  readonly online: boolean;
  readonly changed: string;
};

/** A company in the Meilisearch index: folded words to search, values to filter, and `shown` for the results. */
export type IndexedCompany = {
  readonly id: number;
  readonly nameWords: string;
  readonly categoryWords: string;
  readonly placeWords: string;
  readonly descriptionWords: string;
  readonly category: string;
  readonly country: string;
  readonly city: number | null;
  readonly district: string | null;
  readonly areas: readonly string[];
  readonly size: string;
  readonly hours: string | null;
  readonly rating: number | null;
  readonly stars: number | null;
  readonly hasWhatsapp: boolean;
  readonly verified: boolean;
  readonly hasProducts: boolean;
  /** The latest last day of its job offers, as the number `20261231`. */
  readonly hiring: number | null;
  readonly score: number;
  readonly reviews: number;
  readonly registered: number;
  readonly _geo: { readonly lat: number; readonly lng: number } | null;
  readonly shown: Found;
};

/** The index settings. `sort` is the first ranking rule; searches by relevance send no `sort`. */
export const settings = {
  searchableAttributes: ['nameWords', 'categoryWords', 'placeWords', 'descriptionWords'],
  filterableAttributes: [
    'id',
    'category',
    'country',
    'city',
    'district',
    'areas',
    'size',
    'hours',
    'rating',
    'stars',
    'hasWhatsapp',
    'verified',
    'hasProducts',
    'hiring',
    '_geo',
  ],
  sortableAttributes: ['score', 'reviews', 'registered', '_geo'],
  rankingRules: ['sort', 'words', 'typo', 'attribute', 'exactness', 'proximity', 'score:desc'],
  typoTolerance: { minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  faceting: { maxValuesPerFacet: 10_000 },
  pagination: { maxTotalHits: 1_000_000 },
} satisfies Settings;

/** Turns `2026-12-31` into the number `20261231`. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** Whether visitors see the company: staff approved it, and it is online. */
export const isPublic = ({ approved, online }: IndexedRow): boolean => approved && online;

/** A company as Meilisearch indexes it. */
export const indexedCompany = (row: IndexedRow, categories: Categories): IndexedCompany => {
  const { id, name, shortName, category, country, city, lat, lng, description, rating, reviews, whatsapp } = row;
  return {
    id,
    nameWords: fold([name, shortName].filter(Boolean).join(' ')),
    categoryWords: fold(categories.saidOf(category)),
    placeWords: fold(
      [row.cityName, ...areasOf(row), row.landmark?.fr, row.landmark?.en, row.address].filter(Boolean).join(' '),
    ),
    descriptionWords: fold([description.fr, description.en].filter(Boolean).join(' ')),
    category,
    country,
    city,
    district: areaOf(row),
    areas: areasOf(row).map(fold),
    size: row.size,
    hours: row.hours,
    rating,
    stars: rating === null ? null : Math.floor(rating),
    hasWhatsapp: whatsapp !== null,
    verified: row.verified,
    hasProducts: row.products > 0,
    hiring: row.hiring === null ? null : dayNumber(row.hiring),
    score: row.score,
    reviews,
    registered: Date.parse(row.registered),
    _geo: lat === null || lng === null ? null : { lat, lng },
    shown: {
      id,
      name,
      slug: row.slug,
      category,
      country,
      city,
      cityName: row.cityName,
      subCity: row.subCity,
      district: row.district,
      landmark: row.landmark,
      address: row.address,
      lat,
      lng,
      size: row.size,
      description,
      phone: row.phone,
      whatsapp,
      hours: row.hours,
      rating,
      reviews,
      verified: row.verified,
      demo: row.demo,
    },
  };
};
