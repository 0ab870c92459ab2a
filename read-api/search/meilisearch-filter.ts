import { fold } from '#domain/fold.ts';
import type { Categories } from './categories.ts';
import { dayNumber } from './meilisearch-documents.ts';
import type { FilterName } from './postgres-conditions.ts';
import type { Piece } from './postgres-where.ts';
import type { SearchQuery } from './search-index.ts';

/** Every part has to hold; of a part in a list, one. */
export type Filter = (string | string[])[];

const text = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;
const oneOf = (field: string, values: readonly string[]): string => `${field} IN [${values.map(text).join(', ')}]`;

/** What an answer is narrowed to, each part by the facet that it belongs to. */
export const filtersBy = (
  query: SearchQuery,
  categories: Categories,
  { openHours, today }: { readonly openHours: readonly string[]; readonly today: string },
): Partial<Record<FilterName, string>> => ({
  ...(query.category !== undefined && { category: oneOf('category', categories.under(query.category)) }),
  ...(query.city !== undefined && { city: `city = ${query.city}` }),
  ...(query.district !== undefined && { district: `district = ${text(query.district)}` }),
  ...(query.size !== undefined && { size: `size = ${text(query.size)}` }),
  ...(query.openNow && { openNow: oneOf('hours', openHours) }),
  ...(query.minRating !== undefined && { rating: `rating >= ${query.minRating}` }),
  ...(query.hasWhatsapp && { hasWhatsapp: 'hasWhatsapp = true' }),
  ...(query.verified && { verified: 'verified = true' }),
  ...(query.hasProducts && { hasProducts: 'hasProducts = true' }),
  ...(query.hasJobs && { hasJobs: `hiring >= ${dayNumber(today)}` }),
});

/** Any of the places that a piece of `where` names; nothing for words that name none. */
export const placeFilter = ({ places }: Piece): string[] =>
  places.map(({ key, country, city }) => {
    if (city === null) return `areas = ${text(fold(key))}`;
    return city === 0 ? `country = ${text(country)}` : `city = ${city}`;
  });

/** The circle around a point. */
export const circle = ({ near, radiusKm }: SearchQuery): Filter =>
  near && radiusKm !== undefined ? [`_geoRadius(${near.lat}, ${near.lng}, ${Math.round(radiusKm * 1000)})`] : [];
