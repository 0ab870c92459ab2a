import { fold } from '#domain/fold.ts';
import type { Categories } from './categories.ts';
import { dayNumber } from './meilisearch-documents.ts';
import type { FilterName } from './postgres-conditions.ts';
import type { Piece } from './postgres-where.ts';
import { type OpenHours, openFilters, type SearchQuery } from './search-index.ts';

/** All parts must match; of a part that is a list, one entry. */
export type Filter = (string | string[])[];

const text = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
const oneOf = (field: string, values: readonly string[]): string => `${field} IN [${values.map(text).join(', ')}]`;

/** Returns the filter expressions of a query, by facet. */
export const filtersBy = (
  query: SearchQuery,
  categories: Categories,
  { openHours, today }: { readonly openHours: OpenHours; readonly today: string },
): Partial<Record<FilterName, string>> => ({
  ...(query.category !== undefined && { category: oneOf('category', categories.under(query.category)) }),
  ...(query.city !== undefined && { city: `city = ${query.city}` }),
  ...(query.district !== undefined && { district: `district = ${text(query.district)}` }),
  ...(query.size !== undefined && { size: `size = ${text(query.size)}` }),
  ...Object.fromEntries(openFilters.flatMap((name) => (query[name] ? [[name, oneOf('hours', openHours[name])]] : []))),
  ...(query.minRating !== undefined && { rating: `rating >= ${query.minRating}` }),
  ...(query.hasWhatsapp && { hasWhatsapp: 'hasWhatsapp = true' }),
  ...(query.verified && { verified: 'verified = true' }),
  ...(query.hasProducts && { hasProducts: 'hasProducts = true' }),
  ...(query.hasJobs && { hasJobs: `hiring >= ${dayNumber(today)}` }),
});

/** Returns the filters for the places that a piece of `where` names (any of them); empty when it names none. */
export const placeFilter = ({ places }: Piece): string[] =>
  places.map(({ key, country, city }) => {
    if (city === null) return `areas = ${text(fold(key))}`;
    return city === 0 ? `country = ${text(country)}` : `city = ${city}`;
  });

/** Returns the filter for the radius around a point; empty without a radius. */
export const circle = ({ near, radiusKm }: SearchQuery): Filter =>
  near && radiusKm !== undefined ? [`_geoRadius(${near.lat}, ${near.lng}, ${Math.round(radiusKm * 1000)})`] : [];

/** The order of the results, as Meilisearch takes it. */
export const sortOf = ({ sort, near }: SearchQuery): string[] => {
  const distance = near ? [`_geoPoint(${near.lat}, ${near.lng}):asc`] : [];
  const by = {
    relevance: [],
    distance,
    rating: ['score:desc'],
    reviews: ['reviews:desc'],
    newest: ['registered:desc'],
  };
  return by[sort];
};
